import MaskKit
print("maskdemo")
