import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { DEFAULT_LOCALE, LOCALES, languageTag, type Locale } from '#core/i18n/locales'
import { formatMoney } from '#core/money/format_money'
import { isMoney } from '#core/money/is_money'
import { formatBytes, isByteSize, type ByteSize } from '#core/text/format_bytes'
import type { MoneyData } from '#core/money/money'

/** What the words of a message are filled with; money and sizes are written as its language writes them. */
export type MessageParameters = Record<string, string | number | boolean | Date | MoneyData | ByteSize | Sentence>

/** A message that stands within another one, and speaks its language. */
export interface Sentence {
  message: string
  parameters: MessageParameters
}

/**
 * The server's words: errors, mails, the command line. Flat ICU messages read from `lang/` folders;
 * screens have words of their own and do not come here.
 */
export class Translator {
  #messages = new Map<Locale, Map<string, string>>()
  #compiled = new Map<string, IntlMessageFormat>()

  constructor(folders: readonly string[]) {
    for (const locale of LOCALES) {
      const messages = new Map<string, string>()
      for (const folder of folders) {
        for (const [key, text] of readMessages(join(folder, `${locale}.json`))) {
          messages.set(key, text)
        }
      }
      this.#messages.set(locale, messages)
    }
  }

  has(locale: Locale, key: string): boolean {
    return this.#messages.get(locale)?.has(key) ?? false
  }

  /** The message of a key; the other language, and last the key itself, stand in for a missing one. */
  translate(locale: Locale, key: string, parameters: MessageParameters = {}): string {
    const spoken = this.has(locale, key) ? locale : DEFAULT_LOCALE
    const text = this.#messages.get(spoken)?.get(key)
    if (text === undefined) return key
    const id = `${spoken} ${key}`
    let format = this.#compiled.get(id)
    if (!format) {
      format = new IntlMessageFormat(text, languageTag(spoken))
      this.#compiled.set(id, format)
    }
    return String(format.format(this.#written(spoken, parameters)))
  }

  keys(locale: Locale): string[] {
    return [...(this.#messages.get(locale)?.keys() ?? [])]
  }

  #written(locale: Locale, parameters: MessageParameters): Record<string, string | number | boolean | Date> {
    return Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [name, this.#writtenValue(locale, value)])
    )
  }

  #writtenValue(locale: Locale, value: MessageParameters[string]): string | number | boolean | Date {
    if (typeof value !== 'object' || value instanceof Date) return value
    if (isMoney(value)) return formatMoney(locale, value)
    return isByteSize(value)
      ? formatBytes(value.bytes, locale)
      : this.translate(locale, value.message, value.parameters)
  }
}

function readMessages(file: string): [string, string][] {
  if (!existsSync(file)) return []
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
}
