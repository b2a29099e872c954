import Masks

/// Which of a mask's titles a person is shown.
enum TitleLanguage {
  /// The languages of the environment, the preferred one first, as `title` names them.
  static func preferred(environment: (String) -> String?) -> [String] {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    // zh_TW.UTF-8@variant: the language and the region count.
    let name = locale.prefix { $0 != "." && $0 != "@" }
    let parts = name.split(separator: "_")
    guard let language = parts.first, language != "C", language != "POSIX" else { return ["en"] }
    if language == "zh" {
      let isTraditional = parts.count > 1 && ["TW", "HK", "MO"].contains(parts[1])
      return [isTraditional ? "zh-Hant" : "zh-Hans", "zh", "en"]
    }
    return [String(language), "en"]
  }

  /// The title in the first of the languages that it is given in; else in any; else the id.
  static func title(of mask: NamedMask, languages: [String]) -> String {
    for language in languages {
      if let title = mask.titles[language] { return title }
    }
    return mask.titles.min { $0.key < $1.key }?.value ?? mask.id
  }
}
