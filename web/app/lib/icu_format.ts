import { IntlMessageFormat } from 'intl-messageformat'
import { read, type Packed } from './packed'

/** An ICU message that the server has parsed: the browser needs no parser. Plain texts stay texts. */
export type Message = string | ParsedMessage
export type ParsedMessage = ConstructorParameters<typeof IntlMessageFormat>[0] & object

export type Words = Record<string, Message>

/** Words as one text, as large data is sent. */
export type PackedWords = Packed<Words>

const unpacked = new Map<PackedWords, Words>()

/** The words of a text; the same text gives the same object. */
export function unpackWords(text: PackedWords): Words {
  let words = unpacked.get(text)
  if (!words) unpacked.set(text, (words = read(text)))
  return words
}

type Format = (values: Record<string, unknown>) => string

const formats = new WeakMap<object, Map<string, Format>>()

/** A message with its values in. */
export function formatMessage(message: Message, values: Record<string, unknown>, language: string): string {
  if (typeof message === 'string') return message
  let byLanguage = formats.get(message)
  if (!byLanguage) formats.set(message, (byLanguage = new Map()))
  let format = byLanguage.get(language)
  if (!format) byLanguage.set(language, (format = simpleFormat(message) ?? fullFormat(message, language)))
  return format(values)
}

function fullFormat(message: ParsedMessage, language: string): Format {
  const format = new IntlMessageFormat(message, language)
  return (values) => String(format.format(values as Record<string, string>))
}

/** Texts and plain values only, as most messages are: a page formats hundreds, and joining them is much quicker. */
function simpleFormat(message: ParsedMessage): Format | null {
  const parts = message as unknown as { type: number; value: unknown }[]
  if (!Array.isArray(parts) || parts.some(({ type }) => type !== 0 && type !== 1)) return null
  return (values) => {
    let text = ''
    for (const { type, value } of parts) text += type === 0 ? String(value) : plain(values, String(value))
    return text
  }
}

function plain(values: Record<string, unknown>, name: string): string {
  const value = values[name]
  if (value === undefined) throw new Error(`The message needs a value for "${name}"`)
  return String(value)
}
