public class SwView {}
