/**
 * A part of a mail: a paragraph, a link that its reader is to follow, or a value of several lines as it is, left out where
 * it is empty. Keys are those of the server's words.
 */
export type MailPart =
  { text: string } | { link: string; /** The value that holds its address. */ to: string } | { lines: string }

/** A mail as its plugin declares it, contributed to `core.mails`: words in `lang`, no layout. */
export interface MailTemplate {
  /** Key of its subject. */
  subject: string
  parts: readonly MailPart[]
}

/** What the words of a mail are filled with. */
export type MailValues = Record<string, string | number>

/** A mail that is ready to leave. */
export interface RenderedMail {
  subject: string
  text: string
  html: string
}
