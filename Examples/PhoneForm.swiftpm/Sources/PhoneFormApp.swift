import MaskKit
import MaskUI
import Masks
import SwiftUI

@main
struct PhoneFormApp: App {
  var body: some Scene {
    WindowGroup { PhoneForm() }
  }
}

/// The app's masks: the library's catalogue, and the app's own file beside it.
enum AppMasks {
  static let catalogue: MaskCatalog = {
    var catalogue = MaskCatalog.builtIn
    do {
      try catalogue.load(PackageResources.club_masks_json, file: "club.masks.json")
    } catch {
      // Every error with its line; the catalogue is as it was. Fix the file.
      assertionFailure("\(error)")
    }
    return catalogue
  }()

  static let member = catalogue["club.member"]?.mask
}

struct PhoneForm: View {
  @State private var phone = ""
  @State private var card = ""
  @State private var member = ""
  @State private var code = ""
  @State private var message = ""

  var body: some View {
    Form {
      Section("About you") {
        MaskedTextField("Mobile number", value: $phone, mask: .chinaMobile)
          .onRefusal(perform: explain)
        Text(hint(for: phone, .chinaMobile))
      }
      Section("Payment") {
        MaskedTextField("Card number", value: $card, mask: .paymentCard)
          .copying(.value)
          .onRefusal(perform: explain)
        Text(hint(for: card, .paymentCard))
      }
      if let mask = AppMasks.member {
        Section("Club") {
          MaskedTextField("Member number", value: $member, mask: mask)
            .onRefusal(perform: explain)
        }
      }
      Section("Code from the text message") {
        // A plain TextField with a mask on it. Its binding holds the text as shown.
        TextField("Code", text: $code).mask(.oneTimeCode)
      }
      Text(message)
    }
  }

  private func explain(_ refused: [Refusal]) {
    guard let first = refused.first else { return }
    message =
      first.reason == .full ? "There is no more room" : "\(first.character) can't stand there"
  }

  private func hint(for value: String, _ mask: Mask) -> String {
    switch mask.state(of: value) {
    case .empty: " "
    case .partial: "\(mask.missing(after: value) ?? 0) to go"
    case .complete: "Complete"
    case .invalid: "Please check the number"
    }
  }
}
