import { DateTime } from 'luxon'
import { dayInWords } from '#core/time/day_in_words'
import { languageTag, type Locale } from '#core/i18n/locales'
import type { Translator } from '#core/i18n/translator'

/** What a consumer declares. */
export interface Declared {
  number: string
  orderNumber: string
  customerName: string
  email: string
  reason: string
  receivedAt: string
  lines: readonly { name: string; detail: string; quantity: number }[]
}

/** Formats an instant to the second: the law wants date and time. */
function momentInWords(instant: string, { zone, locale }: { zone: string; locale: Locale }): string {
  const at = DateTime.fromISO(instant, { zone }).setLocale(languageTag(locale))
  return `${dayInWords(instant, { zone, locale })}, ${at.toFormat('HH:mm:ss')} (${at.offsetNameShort ?? zone})`
}

const linesInWords = (lines: Declared['lines']) =>
  lines.map(({ quantity, name, detail }) => `${quantity} × ${[name, detail].filter(Boolean).join(', ')}`).join('\n')

/** The declaration in the words of the acknowledgement, which are kept as evidence. */
export function statementOf(
  declared: Declared,
  { zone, locale, translator }: { zone: string; locale: Locale; translator: Translator }
): string {
  const { number, orderNumber, customerName, email, reason, receivedAt, lines } = declared
  const word = (key: string, values: Record<string, string> = {}) =>
    translator.translate(locale, `rma.withdrawals.${key}`, values)
  return [
    word('declared', { order: orderNumber }),
    linesInWords(lines),
    [word('name', { name: customerName }), word('email', { email })].join('\n'),
    ...(reason === '' ? [] : [word('reason', { reason })]),
    word('received', { at: momentInWords(receivedAt, { zone, locale }), number }),
  ].join('\n\n')
}
