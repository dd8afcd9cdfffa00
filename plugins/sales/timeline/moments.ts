import app from '@adonisjs/core/services/app'
import { Translator } from '#core/i18n/translator'
import { isMoney } from '#core/money/is_money'
import type { MessageParameters } from '#core/i18n/translator'
import type { TimelineEntry, TimelineQuery } from '#plugins/platform/index'

/** An entry of the history of an order or a quote, with its document. */
export interface MomentRow {
  id: number
  kind: string
  state_from: string | null
  state_to: string | null
  text: string
  details: string
  is_told: boolean | number
  actor_kind: string
  actor_name: string
  at: string
  document: number
  number: string
  state: string
  customer_name: string
  email: string
  total: number
  currency: string
}

/** The columns of `MomentRow` that a history `h` and its document have in common. */
export const MOMENT = `h.id, h.kind, h.state_from, h.state_to, h.text, h.details, h.is_told, h.actor_kind, h.actor_name,
  h.created_at as at`

/** Translates into the language of the reader. */
export async function speaker({ locale }: Pick<TimelineQuery, 'locale'>) {
  const translator = await app.container.make(Translator)
  return (key: string, values: MessageParameters = {}) => translator.translate(locale, key, values)
}

/** Who did it. A guest has no account to name: what only customers do was done by the customer. */
export function authorOf(row: MomentRow, isByCustomer: boolean): Pick<TimelineEntry, 'author'> {
  const { actor_kind: kind, actor_name: name, customer_name: customer } = row
  if (kind === 'staff' || kind === 'customer') return { author: { kind, name } }
  return isByCustomer ? { author: { kind: 'customer', name: customer } } : {}
}

/** Values of an entry for its message; amounts are formatted by the translator. */
export function detailsOf({ details }: MomentRow): MessageParameters {
  const values = Object.entries(JSON.parse(details) as Record<string, unknown>)
  return Object.fromEntries(values.map(([name, value]) => [name, isMoney(value) ? value : String(value)]))
}
