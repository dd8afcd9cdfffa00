import { payments } from '#plugins/sales/payments/tables'
import type { AskedPayment } from '#plugins/sales/contracts/payment_method'
import type { RowIn } from '#core/database/table'

/** Columns of `sales_payments` that a provider is asked with. */
const ASKED = ['attempt', 'method', 'amount', 'currency', 'reference', 'beginning', 'createdAt'] as const

/** The same for a statement in which payments are `p` and orders `o`. */
export const ASKED_COLUMNS = `${payments.columns('p', ASKED)}, o.number, o.channel`

type Row = Pick<RowIn<typeof payments>, (typeof ASKED)[number]> & Record<'number' | 'channel', string>

/** Key of an attempt: the provider charges once for it. */
export const attemptKey = (number: string, attempt: number) => `${number}-${attempt}`

/** An attempt as its payment method is asked about it. */
function askedPayment({ attempt, beginning, number, channel, createdAt: at, ...row }: Row): AskedPayment {
  const { amount, currency, reference } = row
  const idempotencyKey = attemptKey(number, attempt)
  return { number, channel, idempotencyKey, amount, currency, begun: beginning?.reference ?? null, reference, at }
}

/** Reads a row of `ASKED_COLUMNS`. */
export function readAsked(row: Record<'number' | 'channel', string>) {
  const { method, ...rest } = payments.pick(row, ASKED)
  return { method, payment: askedPayment({ method, ...rest, number: row.number, channel: row.channel }) }
}
