import MaskKit
import MaskUI
import Masks
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = CheckoutViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class CheckoutViewController: UIViewController, UITextFieldDelegate {
  /// A field of the library's class.
  private let phone = MaskedUITextField(.chinaMobile)
  /// A plain field with a mask on it.
  private let voucher = UITextField()
  /// A field whose text stays digits; the groups are drawn apart.
  private let card = MaskedUITextField(.paymentCard, kerning: 8)
  private let message = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    phone.placeholder = "Mobile number"
    phone.delegate = self
    phone.copiedContent = .value
    phone.onChange = { [weak self] in self?.show($0) }
    phone.onRefusal = { [weak self] _ in self?.refuse() }

    card.placeholder = "Card number"
    card.onChange = { [weak self] in self?.show($0) }
    card.onRefusal = { [weak self] _ in self?.refuse() }

    voucher.placeholder = "Voucher"
    voucher.delegate = self
    if let mask = voucherMask() {
      voucher.addInteraction(MaskDelegate(mask))
    }

    let stack = UIStackView(arrangedSubviews: [phone, card, voucher, message])
    stack.axis = .vertical
    stack.spacing = 16
    stack.frame = view.bounds.insetBy(dx: 24, dy: 96)
    stack.autoresizingMask = [.flexibleWidth]
    view.addSubview(stack)
  }

  /// The mask from the app's own file, beside the library's catalogue.
  private func voucherMask() -> Mask? {
    var catalogue = MaskCatalog.builtIn
    do {
      try catalogue.load(PackageResources.shop_masks_json, file: "shop.masks.json")
      return try catalogue.mask("shop.voucher")
    } catch {
      message.text = "\(error)"
      return nil
    }
  }

  private func show(_ field: MaskField) {
    message.text = field.state == .complete ? "Complete" : field.mask.rest(after: field.value)
  }

  private func refuse() {
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
  }

  /// The app's own delegate goes on getting its messages.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
