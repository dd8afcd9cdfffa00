import { cutQuote } from '#plugins/tickets/mail/cut_quote'
import type { IncomingMail, MailFile } from '#plugins/tickets/mail/incoming_mail'
import type { Locale } from '#core/i18n/locales'
import type { Translator } from '#core/i18n/translator'

/** Characters of a description or note. A longer text comes along as a file. */
const LONGEST = 20_000

/** `Re: `, `Tr : `, `AW: `… before a subject. */
const ANSWERED = /^(?:\s*(?:re|tr|fw|fwd|aw|wg)\s?(?:\[\d+\])?:\s*)+/i

/** What a mail says, for a ticket or note: without quotes, and as a file where it is too long. */
export function writtenText(mail: IncomingMail): { text: string; files: MailFile[] } {
  const text = cutQuote(mail.text)
  if (text.length <= LONGEST) return { text, files: mail.files }
  const whole = { name: 'message.txt', content: Buffer.from(text) }
  return { text: `${text.slice(0, LONGEST)}…`, files: [whole, ...mail.files] }
}

/** The subject of a ticket: that of the mail, else its first words. */
export function subjectOf({ subject }: IncomingMail, text: string): string {
  const own = subject.replace(ANSWERED, '').trim()
  const [first = ''] = text.split('\n').filter((line) => line.trim() !== '')
  return (own || first.trim().slice(0, 80) || '…').slice(0, 255)
}

/** Adds which files did not come along. */
export function withRefused(
  text: string,
  refused: readonly string[],
  { translator, locale }: { translator: Pick<Translator, 'translate'>; locale: Locale }
): string {
  if (refused.length === 0) return text
  const names = refused.map((name) => name.replaceAll(/\p{Cc}/gu, ' ').slice(0, 120)).join(', ')
  return [text, translator.translate(locale, 'tickets.mail.files_refused', { names })].filter(Boolean).join('\n\n')
}
