import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'

/**
 * A part of a mail: a paragraph, a link for the recipient to follow, or a value of several lines, left out when it is
 * empty. `text` and `link` are translation keys of the server's texts; `to` and `lines` name values.
 */
export type MailPart =
  { text: string } | { link: string; /** Name of the value that holds the URL. */ to: string } | { lines: string }

/** A value that texts of a mail may use. */
export interface MailVariable {
  label: Label
  /** What previews show: a text or a figure for all languages, or one for each. A link: the path of a page of the shop. */
  example: string | number | Label
  /** `lines` has several lines, and `link` is the address of a page; neither stands in a subject. */
  kind: 'text' | 'figure' | 'lines' | 'link'
  /** No text of the mail may leave it out. */
  isNeeded?: boolean
  /** Words in the place of a value that is a code, in texts that staff write. */
  codes?: Readonly<Record<string, Label>>
}

/** What real thing a mail is about, such as an order, so that staff see the mail with one. */
export interface MailAbout {
  /** What staff name it by: "Number of an order". */
  label: Label
  /** Such a number. */
  example: string
  /** Permission to read it: who has not got it is not offered it. */
  permission: string
  /**
   * What the mail about the one of this number is filled in with. Null: there is none, or nothing that this mail tells of it.
   * Values that are missing, and addresses, stay those of the examples: a link may let whoever has it act for the customer.
   */
  read(number: string, locale: Locale): Promise<{ values: MailValues; channel: string } | null>
}

/**
 * A mail that a plugin contributes to `core.mails`. Its texts are in `lang` and are what is sent until staff write their
 * own; the layout is the same for all mails.
 */
export interface MailTemplate {
  label: Label
  /** When it is sent, and to whom. */
  when: Label
  /** All values that it is sent with, by name. */
  variables: Readonly<Record<string, MailVariable>>
  /** Translation key. */
  subject: string
  parts: readonly MailPart[]
  /** Absent: previews have examples only. */
  about?: MailAbout
  /** It shows what mails of the shop look like, where a look is tried. The first such mail does. */
  isSample?: boolean
}

/** The values for the texts of a mail. */
export type MailValues = Record<string, string | number>

/** A mail that is ready to be sent. */
export interface RenderedMail {
  subject: string
  text: string
  html: string
}
