/** A mail as it came in, decoded. */
export interface IncomingMail {
  /** Without its brackets; null: it has none. */
  messageId: string | null
  /** In lower case. The sender may have written anything here. */
  from: { address: string; name: string }
  /** Every address that it was sent or delivered to, in lower case. */
  recipients: string[]
  subject: string
  /** What was written, with quotes. */
  text: string
  /** Ids of the mails that it answers, the nearest first. */
  answers: string[]
  files: MailFile[]
  /** Values of the headers, by their names in lower case. */
  headers: ReadonlyMap<string, readonly string[]>
}

export interface MailFile {
  name: string
  content: Buffer
}

/** The values of a header in one text, in lower case; empty: it has none. */
export function headerOf({ headers }: Pick<IncomingMail, 'headers'>, name: string): string {
  return (headers.get(name) ?? []).join(', ').trim().toLowerCase()
}
