import { IntlMessageFormat } from 'intl-messageformat'

/** An ICU message that the server has parsed: the browser needs no parser. Plain texts stay texts. */
export type Message = string | ParsedMessage
export type ParsedMessage = ConstructorParameters<typeof IntlMessageFormat>[0] & object

export type Words = Record<string, Message>

const formats = new WeakMap<object, Map<string, IntlMessageFormat>>()

/** A message with its values in. */
export function formatMessage(message: Message, values: Record<string, unknown>, language: string): string {
  if (typeof message === 'string') return message
  const byLanguage = formats.get(message) ?? new Map<string, IntlMessageFormat>()
  const format = byLanguage.get(language) ?? new IntlMessageFormat(message, language)
  formats.set(message, byLanguage.set(language, format))
  return String(format.format(values as Record<string, string>))
}

/** i18next's format module for such messages. */
export const icuFormat = {
  type: 'i18nFormat' as const,
  init() {},
  parse: (message: Message, values: Record<string, unknown>, language: string) =>
    formatMessage(message, values, language),
  addLookupKeys: (keys: string[]) => keys,
}
