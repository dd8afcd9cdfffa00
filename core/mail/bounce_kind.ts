/** Enhanced status codes (RFC 3463) of addresses that take no mails: unknown, moved, without a mail server, disabled. */
const HARD = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/

/** Codes of security and policy, and of the protocol: they are about who sends, or what. */
const POLICY = /^[45]\.(?:5|7)\./

const STATUS = /\b([245]\.\d{1,3}\.\d{1,3})\b/

/** The enhanced status code in what a server said; empty: it has none. */
export const statusIn = (text: string): string => STATUS.exec(text)?.[1] ?? ''

/** What a status code says of an address that could not be reached. A full mailbox is a soft bounce, whatever its class. */
export const kindOfStatus = (status: string): 'hard_bounce' | 'soft_bounce' =>
  HARD.test(status) ? 'hard_bounce' : 'soft_bounce'

/** An error of the mail client. */
interface SmtpError {
  command?: string
  responseCode?: number
  response?: string
}

/** Answers to RCPT TO without an enhanced code that are about the recipient (RFC 5321, RFC 7504). */
const BY_REPLY: Readonly<Record<number, 'hard_bounce' | 'soft_bounce'>> = {
  550: 'hard_bounce',
  551: 'hard_bounce',
  552: 'soft_bounce',
  553: 'hard_bounce',
  556: 'hard_bounce',
}

/**
 * Whether the server refused this recipient, or this text, for good. Null: it did not, or the refusal is about the sender,
 * such as « relay access denied »: another attempt may succeed, and staff must see it.
 */
export function refusalIn(error: unknown): { kind: 'hard_bounce' | 'soft_bounce'; detail: string } | null {
  const { command, responseCode = 0, response = '' } = error as SmtpError
  if (responseCode < 500 || (command !== 'RCPT TO' && command !== 'DATA')) return null
  const status = statusIn(response)
  const isPolicy = POLICY.test(status)
  if (command === 'DATA') return { kind: isPolicy ? 'soft_bounce' : kindOfStatus(status), detail: response }
  if (isPolicy) return null
  const kind = status ? kindOfStatus(status) : BY_REPLY[responseCode]
  return kind ? { kind, detail: response } : null
}
