import type { Origin } from '#core/audit/origin'
import type { PaymentNewsKind } from '#plugins/sales/contracts/payment_method'
import type { Run } from '#plugins/sales/database/statements'

/** Money that came or went, or was to. */
export interface NewTransaction {
  orderId: number
  paymentId: number | null
  invoiceId: number | null
  method: string
  reference: string
  kind: PaymentNewsKind
  amount: number
  currency: string
  /** The provider's own word. */
  raw: string
  details: Record<string, unknown>
}

/** A transaction as it stands after it was told. */
export interface WrittenTransaction {
  id: number
  kind: PaymentNewsKind
  /** False: this, or what follows it, was told before. */
  isNews: boolean
}

/**
 * What becomes of one and the same transaction, in the order in which it is believed: money that was taken is never
 * told to be refused, and money that went back may still bounce.
 */
const COURSES: readonly (readonly PaymentNewsKind[])[] = [
  ['capture_pending', 'capture_failed', 'paid'],
  ['refund_pending', 'refunded', 'refund_failed'],
]

/** Writes a transaction, or what became of one that stands under the same reference. */
export async function writeTransaction(
  run: Run,
  told: NewTransaction,
  origin: Origin,
  now: string
): Promise<WrittenTransaction> {
  const { method, reference, kind } = told
  const course = COURSES.find((one) => one.includes(kind)) ?? [kind]
  const [stands] = await run<{ id: number; kind: PaymentNewsKind }>(
    `select id, kind from sales_transactions where method = ? and reference = ?
       and kind in (${course.map(() => '?').join(', ')}) order by id desc limit 1`,
    [method, reference, ...course]
  )
  if (!stands) return { id: await insert(run, told, origin, now), kind, isNews: true }
  const id = Number(stands.id)
  if (course.indexOf(kind) <= course.indexOf(stands.kind)) return { id, kind: stands.kind, isNews: false }
  await run('update sales_transactions set kind = ?, amount = ?, raw = ?, details = ? where id = ?', [
    ...[kind, told.amount, told.raw.slice(0, 120), JSON.stringify(told.details), id],
  ])
  return { id, kind, isNews: true }
}

async function insert(run: Run, told: NewTransaction, origin: Origin, now: string): Promise<number> {
  const [row] = await run<{ id: number }>(
    `insert into sales_transactions (order_id, payment_id, invoice_id, method, reference, kind, amount, currency, raw,
       details, actor_name, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
    [
      ...[told.orderId, told.paymentId, told.invoiceId, told.method, told.reference, told.kind, told.amount],
      ...[told.currency, told.raw.slice(0, 120), JSON.stringify(told.details), origin.actor.name, now],
    ]
  )
  return Number(row?.id)
}
