import type { Origin } from '#core/audit/origin'
import type { Run } from '#plugins/sales/database/statements'

/** Money that came or went. */
export interface NewTransaction {
  orderId: number
  paymentId: number | null
  invoiceId: number | null
  method: string
  reference: string
  kind: 'authorised' | 'paid' | 'failed' | 'canceled' | 'refunded'
  amount: number
  currency: string
  /** The provider's own word. */
  raw: string
  details: Record<string, unknown>
}

/** Writes a transaction; null: this one stands already. */
export async function writeTransaction(
  run: Run,
  told: NewTransaction,
  origin: Origin,
  now: string
): Promise<number | null> {
  const [row] = await run<{ id: number }>(
    `insert into sales_transactions (order_id, payment_id, invoice_id, method, reference, kind, amount, currency, raw,
       details, actor_name, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (method, reference, kind) do nothing returning id`,
    [
      ...[told.orderId, told.paymentId, told.invoiceId, told.method, told.reference, told.kind, told.amount],
      ...[told.currency, told.raw.slice(0, 120), JSON.stringify(told.details), origin.actor.name, now],
    ]
  )
  return row ? Number(row.id) : null
}
