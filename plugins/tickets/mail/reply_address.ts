import { createHmac, timingSafeEqual } from 'node:crypto'
import app from '@adonisjs/core/services/app'

/** Whom the mail was written to that somebody answers. */
export interface Party {
  ticketId: number
  /** Null: the customer or guest of the ticket. */
  staffId: number | null
  /** True: what staff answered was not for the customer. */
  isPrivate: boolean
}

/** `support+12-s5-k3v…@exemple.fr`: the ticket, whom it was sent to, the signature. Some servers lower-case what is before the @. */
const TAG = /\+(\d{1,15})-(c|[sp]\d{1,15})-([a-z2-7]{20})@/

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** The address to which somebody answers a mail about a ticket. Nobody else can know it. */
export function replyAddress(address: string, party: Party): string {
  const [local = '', domain = ''] = address.split('@')
  const { ticketId, staffId, isPrivate } = party
  const who = staffId === null ? 'c' : `${isPrivate ? 'p' : 's'}${staffId}`
  return `${local}+${ticketId}-${who}-${signatureOf(`${ticketId}-${who}`)}@${domain}`
}

/** Null: it is not of a ticket, or not ours. */
export function readReplyAddress(recipient: string): Party | null {
  const [, id = '', who = '', signature = ''] = TAG.exec(recipient.toLowerCase()) ?? []
  if (id === '' || !isEqual(signature, signatureOf(`${id}-${who}`))) return null
  const staffId = who === 'c' ? null : Number(who.slice(1))
  return { ticketId: Number(id), staffId, isPrivate: who.startsWith('p') }
}

/** Id of a mail about a ticket, before the @: answers name it in their headers. `mail`: unique. */
export const mailIdOf = (ticketId: number, mail: string): string =>
  `ticket-${ticketId}-${mail}-${signatureOf(`mail-${ticketId}-${mail}`)}`

/** The ticket of one of our mails; null: it is not ours. */
export function ticketOfMailId(messageId: string): number | null {
  const [, id = '', mail = '', signature = ''] =
    /^ticket-(\d{1,15})-([\w-]{1,60})-([a-z2-7]{20})@/.exec(messageId.toLowerCase()) ?? []
  return id !== '' && isEqual(signature, signatureOf(`mail-${id}-${mail}`)) ? Number(id) : null
}

/** 100 bits, in letters that keep their case. */
function signatureOf(signed: string): string {
  const key = app.config.get<string>('tickets.mailKey')
  const digest = createHmac('sha256', key).update(`tickets.mail ${signed}`).digest()
  return [...digest.subarray(0, 20)].map((byte) => LETTERS[byte % 32]).join('')
}

function isEqual(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
