import { fillVariables, fillLine } from '#core/mail/fill_variables'
import { mailHtml } from '#core/mail/mail_html'
import { mailPage, type MailFooterLine } from '#core/mail/mail_layout'
import { mailText } from '#core/mail/mail_text'
import type { Locale } from '#core/i18n/locales'
import { mailHref, type MailBody } from '#core/mail/mail_nodes'
import type { MailLook } from '#core/mail/mail_look'
import type { MailValues, RenderedMail } from '#core/mail/mail_template'

/** A mail as somebody wrote it: a subject and a rich text, both with variables: `{{name}}`. */
export interface WrittenMail {
  subject: string
  body: MailBody
  /** By the names of variables. They are data: nothing in them is read as HTML or as a variable. */
  values?: MailValues
  /** Words of the variables that hold an address, by their names: only these become links. */
  links?: Readonly<Record<string, string>>
  look: MailLook
  locale: Locale
  /** What inboxes show beside the subject; with variables too. */
  preheader?: string
  /** Below the lines of the look, such as the link to unsubscribe. */
  footer?: readonly MailFooterLine[]
  /** Absent: nothing tells whether the mail is read. */
  measured?: MeasuredMail
}

/** How a mail tells that it is read. Only its HTML does, and only the links of its text. */
export interface MeasuredMail {
  /** The address that a link gets in the place of its own, which begins with `http:` or `https:`. */
  leadTo(address: string): string
  /** Address of a picture that nobody sees. */
  picture: string
}

/**
 * A mail that is ready to be sent, as HTML and as plain text in the shop's layout.
 *
 * A variable of `links` that stands alone in its paragraph becomes a button: `{{address|See the order}}`. A paragraph whose variables are all empty, and that has no other words, is left out.
 *
 * @throws variableUnknown, variableBroken
 */
export function composeMail({ values = {}, links = {}, preheader = '', ...mail }: WrittenMail): RenderedMail {
  const { subject, body } = mail
  return layOutMail({
    ...mail,
    subject: fillLine(subject, values),
    preheader: fillLine(preheader, values),
    body: { ...body, content: fillVariables(body.content, { values, links }) },
  })
}

/** A mail without variables in the shop's layout. */
export function layOutMail(mail: Omit<WrittenMail, 'values' | 'links'>): RenderedMail {
  const { body, look, locale, measured } = mail
  const subject = subjectLine(mail.subject)
  const footer: MailFooterLine[] = [...look.footer.map((text) => ({ text })), ...(mail.footer ?? [])]
  const html = mailPage({
    subject,
    body: mailHtml(body, look.colours, measured && measuredHref(measured)),
    look,
    locale,
    preheader: subjectLine(mail.preheader ?? ''),
    footer,
    ...(measured ? { picture: measured.picture } : {}),
  })
  const foot = footer.map(({ text, href }) => (href === undefined ? text : `${text}\n${href}`))
  const signed = foot.length > 0 ? `\n\n-- \n${foot.join('\n')}` : ''
  return { subject, text: `${mailText(body)}${signed}\n`, html }
}

/** As `mailHref`, for the links of a measured mail. Mail addresses and telephone numbers stay as they are. */
const measuredHref =
  ({ leadTo }: MeasuredMail) =>
  (href: string): string | null => {
    const address = mailHref(href)
    return address !== null && /^https?:/i.test(address) ? leadTo(address) : address
  }

/** A subject. No-break spaces stay. */
export const subjectLine = (text: string): string => text.replace(/[ \t\r\n\f\v\u2028\u2029]+/g, ' ').trim()
