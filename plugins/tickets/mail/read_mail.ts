import { isUtf8 } from 'node:buffer'
import PostalMime, { addressParser, type Address, type Attachment, type Email } from 'postal-mime'
import { linesOfHtml } from '#plugins/tickets/mail/lines_of_html'
import type { IncomingMail, MailFile } from '#plugins/tickets/mail/incoming_mail'

/** Ids of earlier mails that are looked at. */
const MOST_ANSWERS = 30

/** The first bytes of a mail that is too large, in which its headers stand. */
const HEAD = 256 * 1024

const LIMITS = { maxNestingDepth: 50, maxHeadersSize: 512 * 1024 } as const

const SENT_TO = ['to', 'cc', 'bcc', 'delivered-to', 'x-original-to', 'envelope-to']

/** Reads a raw mail (RFC 5322). Null: nobody can be told to have sent it. */
export async function readMail(raw: Buffer): Promise<IncomingMail | null> {
  const mail = await PostalMime.parse(asUtf8(raw), LIMITS).catch(() => null)
  return mail && toMail(mail)
}

/** The same without its text and files, from its first bytes. */
export async function readHead(raw: Buffer): Promise<IncomingMail | null> {
  const head = raw.subarray(0, HEAD)
  const end = /\r?\n\r?\n/.exec(head.toString('latin1'))?.index ?? head.length
  return readMail(head.subarray(0, end))
}

function toMail(mail: Email): IncomingMail | null {
  const headers = new Map<string, string[]>()
  for (const { key, value } of mail.headers) headers.set(key, [...(headers.get(key) ?? []), value])
  const [from] = mailboxes(mail.from ? [mail.from] : [])
  if (!from || !isAddress(from.address)) return null
  return {
    messageId: idsIn(mail.messageId)[0] ?? null,
    from: { address: from.address.toLowerCase(), name: oneLine(from.name) },
    recipients: recipientsOf(headers),
    subject: oneLine(mail.subject ?? '').slice(0, 255),
    text: textOf(mail),
    answers: [...idsIn(mail.inReplyTo), ...idsIn(mail.references).reverse()].slice(0, MOST_ANSWERS),
    files: mail.attachments.map(fileOf),
    headers,
  }
}

function textOf({ text, html }: Email): string {
  const written = text?.trim() ? text : linesOfHtml(html ?? '')
  return written.replaceAll('\r\n', '\n').replaceAll('\u0000', '').trim()
}

function recipientsOf(headers: ReadonlyMap<string, readonly string[]>): string[] {
  const values = SENT_TO.flatMap((name) => headers.get(name) ?? [])
  const found = values.flatMap((value) => mailboxes(addressParser(value, { flatten: true })))
  return [...new Set(found.map(({ address }) => address.toLowerCase()))].filter(Boolean)
}

const mailboxes = (all: readonly Address[]) =>
  all.flatMap((one) => one.group ?? [{ name: one.name, address: one.address ?? '' }])

function fileOf({ filename, mimeType, content }: Attachment): MailFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array)
  return { name: filename || nameFor(mimeType), content: bytes }
}

const nameFor = (type: string) => (type === 'message/rfc822' ? 'message.eml' : 'file')

const idsIn = (value: string | undefined): string[] =>
  [...(value ?? '').matchAll(/<([^<>\s]{3,250})>/g)].map(([, id]) => id as string)

const isAddress = (address: string) => address.length <= 254 && /^[^\s@<>",;:]+@[^\s@<>",;:]+$/.test(address)

const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim()

/** Old programs write letters with accents into headers as they are, in Windows' code page. */
function asUtf8(raw: Buffer): Buffer {
  const end = raw.indexOf('\r\n\r\n') === -1 ? raw.indexOf('\n\n') : raw.indexOf('\r\n\r\n')
  const head = end === -1 ? raw : raw.subarray(0, end)
  if (isUtf8(head)) return raw
  const decoded = Buffer.from(new TextDecoder('windows-1252').decode(head))
  return end === -1 ? decoded : Buffer.concat([decoded, raw.subarray(end)])
}
