public class ApView {}
