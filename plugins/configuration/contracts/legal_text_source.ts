import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'

/** The channel and the language of the text. */
export interface LegalPlace {
  channel: string
  locale: Locale
}

/**
 * Contribution to `configuration.legal_texts`: a text that people agree to, or must be able to read. Its name is its kind:
 * `terms`, `privacy`. The same settings give the same text.
 */
export interface LegalTextSource {
  title: Label
  text(place: LegalPlace): Promise<string>
}

declare module '#core/plugin/extension_points' {
  interface ExtensionPoints {
    /** Texts that people agree to or must be able to read, by kind: `terms`, `privacy`. */
    'configuration.legal_texts': LegalTextSource
  }
}
