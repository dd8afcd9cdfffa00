/**
 * A part of a mail: a paragraph, a link for the recipient to follow, or a value of several lines, left out when it is
 * empty. `text` and `link` are translation keys of the server's texts; `to` and `lines` name values.
 */
export type MailPart =
  { text: string } | { link: string; /** Name of the value that holds the URL. */ to: string } | { lines: string }

/** A mail that a plugin contributes to `core.mails`. Its texts are in `lang`; the layout is the same for all mails. */
export interface MailTemplate {
  /** Translation key. */
  subject: string
  parts: readonly MailPart[]
}

/** The values for the texts of a mail. */
export type MailValues = Record<string, string | number>

/** A mail that is ready to be sent. */
export interface RenderedMail {
  subject: string
  text: string
  html: string
}
