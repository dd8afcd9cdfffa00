import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance, type i18n } from 'i18next'
import ICU from 'i18next-icu'
import { FALLBACK_LOCALE, LOCALES, languageTag, type Locale } from '#core/i18n/locales'
import { formatMoney } from '#core/money/format_money'
import { isMoney } from '#core/money/is_money'
import { formatBytes, isByteSize, type ByteSize } from '#core/text/format_bytes'
import type { MoneyData } from '#core/money/money'

/** A name in each language. */
export type Names = Record<Locale, string>

/** Parameters of a message. Names, money and sizes are formatted in the language of the message. */
export type MessageParameters = Record<
  string,
  string | number | boolean | Date | MoneyData | ByteSize | Names | Sentence
>

/** A message as a parameter of another one, translated into the same language. */
export interface Sentence {
  message: string
  parameters: MessageParameters
}

type FormattedValue = string | number | boolean | Date

const NAMESPACE = 'words'

/** Who reads a message. Some messages for shoppers have a variant for staff, whose key ends with `_staff`. */
export type Reader = 'customer' | 'staff'

/**
 * Translates the server's messages (errors, mails, documents, command line) with i18next, from the flat ICU messages of the
 * `lang/` folders. Screens have messages of their own (`web/app/lib/translator.ts`).
 */
export class Translator {
  readonly #i18n: i18n = createInstance()

  /** When two folders have the same key, the later one wins. */
  constructor(folders: readonly string[]) {
    const icu = new ICU({
      parseLngForICU: (locale) => languageTag(locale as Locale),
      parseErrorHandler: (error) => {
        throw error
      },
    })
    void this.#i18n.use(icu).init({
      fallbackLng: FALLBACK_LOCALE,
      load: 'currentOnly',
      ns: NAMESPACE,
      defaultNS: NAMESPACE,
      keySeparator: false,
      nsSeparator: false,
      initAsync: false,
      resources: Object.fromEntries(LOCALES.map((locale) => [locale, { [NAMESPACE]: readWords(folders, locale) }])),
    })
  }

  has(locale: Locale, key: string): boolean {
    return this.#i18n.getResource(locale, NAMESPACE, key) !== undefined
  }

  /** Translates a key. A missing message falls back to the fallback locale, then to the key itself. */
  translate(locale: Locale, key: string, parameters: MessageParameters = {}): string {
    return this.#i18n.t(key, { ...this.#format(locale, parameters), lng: locale })
  }

  /** The key of the message's variant for a reader, or the key itself when there is none. */
  keyFor(reader: Reader, locale: Locale, key: string): string {
    const own = `${key}_staff`
    return reader === 'staff' && this.has(locale, own) ? own : key
  }

  keys(locale: Locale): string[] {
    return Object.keys(this.#i18n.getResourceBundle(locale, NAMESPACE) as object)
  }

  #format(locale: Locale, parameters: MessageParameters): Record<string, FormattedValue> {
    return Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [name, this.#formatValue(locale, value)])
    )
  }

  #formatValue(locale: Locale, value: MessageParameters[string]): FormattedValue {
    if (typeof value !== 'object' || value instanceof Date) return value
    if (isMoney(value)) return formatMoney(locale, value)
    if (isNames(value)) return value[locale]
    if (isByteSize(value)) return formatBytes(value.bytes, locale)
    return this.translate(locale, value.message, value.parameters)
  }
}

function isNames(value: object): value is Names {
  return LOCALES.every((locale) => locale in value)
}

function readWords(folders: readonly string[], locale: Locale): Record<string, string> {
  const files = folders.map((folder) => join(folder, `${locale}.json`)).filter((file) => existsSync(file))
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
}
