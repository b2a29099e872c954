import MaskKit
import Masks
print(MaskCatalog.builtIn.masks.count, Mask.chinaMobile.format("13800138000"))
