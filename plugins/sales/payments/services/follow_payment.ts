import type { FailureReason, PaymentNews, PaymentNewsKind } from '#plugins/sales/contracts/payment_method'
import type { Run } from '#plugins/sales/database/statements'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

interface Row {
  id: number
  state: string
  amount: number
}

interface Followed {
  id: number
  /** Stores the state that follows from the news. */
  follow(now: string): Promise<void>
}

/** News that change the state of the attempt. */
const OF_PAYMENT = new Set<PaymentNewsKind>(['authorised', 'paid', 'failed', 'canceled', 'refunded'])

/** The attempt that news belong to: the movement's, the one with that reference, else the last one. Null: there is none. */
export async function followPayment(
  run: Run,
  told: { order: StoredOrder; method: string; news: PaymentNews; paymentId: number | null }
): Promise<Followed | null> {
  const { order, method, news, paymentId } = told
  const [row] = await run<Row>(
    `select id, state, amount from sales_payments where order_id = ? and method = ?
     order by case when id = ? then 0 when reference = ? then 1 when attempt = ? then 2 else 3 end, attempt desc limit 1`,
    [order.id, method, paymentId, news.reference, attemptOf(news, order.number)]
  )
  if (!row) return null
  const id = Number(row.id)
  return {
    id,
    follow: async (now) => {
      if (!OF_PAYMENT.has(news.kind)) return
      const [taken] = await run<{ amount: number }>(
        "select coalesce(sum(amount), 0) as amount from sales_transactions where payment_id = ? and kind = 'paid'",
        [id]
      )
      const state = stateOfPayment(row, news.kind, Number(taken?.amount))
      await run(
        `update sales_payments set state = ?, failure = ?, reference = coalesce(reference, ?), updated_at = ?
         where id = ?`,
        [state, FAILED.has(state) ? failureOf(news) : null, news.reference, now, id]
      )
    },
  }
}

const FAILED = new Set(['failed', 'canceled'])

/** Why the attempt failed. */
function failureOf({ kind, reason }: PaymentNews): FailureReason {
  return reason ?? (kind === 'canceled' ? 'canceled' : 'refused')
}

/** The number of the attempt whose key the provider repeats; 0: it repeats none. */
function attemptOf({ idempotencyKey = '' }: PaymentNews, number: string): number {
  const attempt = idempotencyKey.startsWith(`${number}-`) ? Number(idempotencyKey.slice(number.length + 1)) : 0
  return Number.isSafeInteger(attempt) ? attempt : 0
}

/** A paid payment stays paid: late news of a failed attempt are ignored. */
function stateOfPayment({ state, amount }: Row, kind: PaymentNewsKind, taken: number): string {
  if (state === 'paid' && kind !== 'refunded') return state
  if (kind === 'paid' && state === 'authorised' && taken < Number(amount)) return state
  if (kind === 'canceled' && taken > 0) return 'paid'
  return kind
}
