import { formatMoney } from '#core/money/format_money'
import { isMoney } from '#core/money/is_money'
import type { history } from '#plugins/sales/documents/columns'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'
import type { Values } from '#core/database/table'

/** A new entry of the history of an order or a quote. */
interface Moment<State extends string> {
  kind: string
  /** Former and new state, if it changed. */
  from?: State | null
  to?: State | null
  /** A comment, a message or a reason. */
  text?: string
  details?: Record<string, unknown>
  /** The customer was notified. */
  isTold?: boolean
  /** Unique key of an entry that must be written only once. */
  once?: string | null
}

/** The fields of an entry. */
export function momentFields<State extends string>(
  { kind, from = null, to = null, text = '', details = {}, isTold = false, once = null }: Moment<State>,
  { origin: { actor }, now: at }: { origin: Origin; now: string }
) {
  const by = { actorKind: actor.kind, actorId: actor.id, actor: actor.name }
  return { kind, from, to, text, details, isTold, once, ...by, at }
}

/** The fields of an entry about a mail, which the shop sends by itself. */
export function mailFields(once: string, at: string, details: Record<string, unknown> = {}) {
  return { kind: 'mailed', text: '', details, isTold: false, once, actorKind: 'system', actor: 'system', at }
}

/** An entry of the history as staff read it. */
export interface MomentAnswer<State extends string> {
  id: number
  kind: string
  from: State | null
  to: State | null
  text: string
  details: Record<string, string>
  isTold: boolean
  actor: { kind: string; name: string }
  at: string
}

export function momentAnswer<State extends string>(
  entry: Values<ReturnType<typeof history<State>>>,
  locale: Locale
): MomentAnswer<State> {
  const { id, kind, from, to, text, isTold, actorKind, actor: name, at } = entry
  return {
    id,
    kind,
    from,
    to,
    text,
    details: textsOf(entry.details, locale),
    isTold,
    actor: { kind: actorKind, name },
    at,
  }
}

/** Numbers, codes and amounts as their reader is to read them. */
export function textsOf(details: Record<string, unknown>, locale: Locale): Record<string, string> {
  const written = (value: unknown) => (isMoney(value) ? formatMoney(locale, value) : String(value))
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, written(value)]))
}
