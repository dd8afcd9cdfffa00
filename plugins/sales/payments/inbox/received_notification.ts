import { createHash } from 'node:crypto'
import { DateTime } from 'luxon'
import type { PaymentMethod, RawNotification, ReceivedNotification } from '#plugins/sales/contracts/payment_method'

/** A notification as it is kept. */
export interface JudgedNotification {
  event: string
  verdict: 'genuine' | 'unproven' | 'forged' | 'stale'
  number: string | null
  answer: string | null
  /** Why it is kept apart; empty: it is worked on. */
  message: string
}

/** Bytes of a notification that nothing proves. The signed ones of providers are larger, up to the limit of the route. */
const MOST_UNPROVEN_BYTES = 16 * 1024

const STALE_DAYS = 30

/**
 * Judges a notification without a call to anybody. Only a proven one is named by its event: somebody else could otherwise
 * send another notification with its name first, and the real one would count as a repetition.
 */
export function judge(method: PaymentMethod, notification: RawNotification, now: DateTime): JudgedNotification {
  const told = receive(method, notification)
  const { verdict, number = null, answer = null, reason = '', sentAt } = told
  const kept = { number: number?.slice(0, 64) ?? null, answer }
  const bytes = digest(notification)
  if (verdict === 'forged') return { ...kept, event: `forged:${bytes}`, verdict, message: reason || 'forged' }
  if (verdict === 'unproven' && notification.body.length > MOST_UNPROVEN_BYTES) {
    return { ...kept, event: `forged:${bytes}`, verdict: 'forged', message: 'it is too large' }
  }
  if (sentAt && DateTime.fromISO(sentAt) < now.minus({ days: STALE_DAYS })) {
    return { ...kept, event: `stale:${bytes}`, verdict: 'stale', message: `it was made on ${sentAt}` }
  }
  const event = verdict === 'genuine' ? told.event.slice(0, 190) : bytes
  return { ...kept, event, verdict, message: '' }
}

/** A method that cannot read a notification has not received it from its provider. */
function receive(method: PaymentMethod, notification: RawNotification): ReceivedNotification {
  if (!method.received) return { event: digest(notification), verdict: 'unproven' }
  try {
    return method.received(notification)
  } catch (error) {
    return { event: '', verdict: 'forged', reason: error instanceof Error ? error.message : 'it cannot be read' }
  }
}

function digest({ query, body }: RawNotification): string {
  return createHash('sha256').update(query).update('\n').update(body).digest('hex')
}
