import { dialectOf } from '#core/database/write_set'
import { rowWrite, type RowTarget } from '#core/database/write_rows'
import type { MoneyData } from '#core/money/money'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

/** Something that happened to an order. */
export interface OrderMoment {
  kind:
    | 'placed'
    | 'state'
    | 'comment'
    | 'canceled'
    | 'mailed'
    | 'payment_news'
    | 'payment'
    | 'payment_odd'
    | 'shipped'
    | 'invoiced'
    | 'reminded'
    | 'refunded'
    | 'refund_settled'
    | 'repay_asked'
    | 'repaid'
  /** The way of its state, where it moved. */
  from?: string | null
  to?: string | null
  /** What somebody wrote. */
  text?: string
  /** Numbers, codes and amounts that tell more. */
  details?: Record<string, string | number | MoneyData>
  /** The customer was told. */
  isTold?: boolean
  /** Happens a single time. */
  once?: string | null
}

const HISTORY: RowTarget = {
  table: 'sales_order_history',
  columns: {
    ...{ order_id: 'bigint', kind: 'text', state_from: 'text', state_to: 'text', text: 'text', details: 'text' },
    ...{ is_told: 'boolean', once: 'text', actor_kind: 'text', actor_id: 'bigint', actor_name: 'text' },
    created_at: 'instant',
  },
}

/** Tells the history of an order what happened, to be run with other writes. */
export function historyWrite(
  trx: Transaction,
  { orderId, origin, now }: { orderId: number; origin: Origin; now: string },
  ...moments: OrderMoment[]
): Write {
  const { actor } = origin
  return rowWrite(
    dialectOf(trx),
    HISTORY,
    moments.map(({ kind, from = null, to = null, text = '', details = {}, isTold = false, once = null }) => [
      ...[orderId, kind, from, to, text, JSON.stringify(details), isTold, once],
      ...[actor.kind, actor.id, actor.name, now],
    ])
  )
}
