import PostalMime, { type Attachment } from 'postal-mime'
import { kindOfStatus, statusIn } from '#core/mail/bounce_kind'
import type { MailFeedback } from '#core/mail/mail_feedback'

/** A report that came as a mail. Whom the mail went to is not believed: the shop knows it by its id. */
export type ReportedMail = Pick<MailFeedback, 'kind' | 'detail'> & { mailId: string }

const LIMITS = { maxNestingDepth: 10, maxHeadersSize: 512 * 1024, forceRfc822Attachments: true } as const

/** Longest text of a server that is read. */
const LONGEST = 500

/**
 * Reads a delivery status notification (RFC 3464) or a complaint (RFC 5965). Null: it is another mail, it does not name
 * ours, or the mail is only late.
 */
export async function readFeedbackMail(raw: Buffer): Promise<ReportedMail | null> {
  const mail = await PostalMime.parse(raw, LIMITS).catch(() => null)
  if (!mail) return null
  const part = (...types: string[]) => textOf(mail.attachments.find(({ mimeType }) => types.includes(mimeType)))
  const mailId = idIn(part('message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'))
  if (!mailId) return null
  const complaint = part('message/feedback-report')
  if (complaint) return complaintIn(complaint, mailId)
  const status = part('message/delivery-status', 'message/global-delivery-status')
  return status ? bounceIn(status, mailId) : null
}

function complaintIn(report: string, mailId: string): ReportedMail | null {
  const kind = fieldIn(report, 'feedback-type').toLowerCase()
  if (kind !== 'abuse' && kind !== 'fraud' && kind !== 'virus' && kind !== 'other') return null
  const from = fieldIn(report, 'user-agent') || fieldIn(report, 'source-ip')
  return { kind: 'complaint', detail: [kind, from].filter(Boolean).join(', ').slice(0, LONGEST), mailId }
}

/** Our mails have one recipient each. */
function bounceIn(report: string, mailId: string): ReportedMail | null {
  if (fieldIn(report, 'action').toLowerCase() !== 'failed') return null
  const status = statusIn(fieldIn(report, 'status'))
  const said = fieldIn(report, 'diagnostic-code').replace(/^smtp;\s*/i, '')
  return { kind: kindOfStatus(status), detail: (said || status).slice(0, LONGEST), mailId }
}

/** The value of a field on one line; empty: there is none. */
function fieldIn(report: string, name: string): string {
  const unfolded = report.replace(/\r?\n[ \t]+/g, ' ')
  return new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? ''
}

/** What stands before the @ in the id of the mail that came back. */
function idIn(headers: string): string | null {
  const end = /\r?\n\r?\n/.exec(headers)?.index ?? headers.length
  const id = fieldIn(headers.slice(0, end), 'message-id')
  return /^<([^<>@\s]{1,200})@[^<>\s]+>$/.exec(id)?.[1] ?? null
}

function textOf(part: Attachment | undefined): string {
  if (!part) return ''
  const { content } = part
  return typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString()
}
