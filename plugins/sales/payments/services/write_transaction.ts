import { inside } from '#plugins/sales/database/statements'
import { transactions } from '#plugins/sales/payments/tables'
import type { Origin } from '#core/audit/origin'
import type { PaymentNewsKind } from '#plugins/sales/contracts/payment_method'
import type { Transaction } from '#core/database/store'
import type { RowIn } from '#core/database/table'

/** A payment or refund, pending, done or failed. */
export type NewTransaction = Omit<RowIn<typeof transactions>, 'id' | 'by' | 'at' | 'paidOn'> & {
  paidOn?: string | null
}

/** The stored transaction after a report. */
export interface WrittenTransaction {
  id: number
  kind: PaymentNewsKind
  /** False: this state or a later one was reported before. */
  isNews: boolean
}

/**
 * The states of one transaction, in their order. A report of an earlier state is ignored: a captured payment never fails,
 * but a refund may still bounce.
 */
const COURSES: readonly (readonly PaymentNewsKind[])[] = [
  ['capture_pending', 'capture_failed', 'paid'],
  ['refund_pending', 'refunded', 'refund_failed'],
]

/** Inserts a transaction, or updates the state of the one with the same method and reference. */
export async function writeTransaction(
  trx: Transaction,
  reported: NewTransaction,
  origin: Origin,
  now: string
): Promise<WrittenTransaction> {
  const { method, reference, kind } = reported
  const run = inside(trx)
  const course = COURSES.find((one) => one.includes(kind)) ?? [kind]
  const [stored] = await run<{ id: number; kind: PaymentNewsKind }>(
    `select id, kind from sales_transactions where method = ? and reference = ?
       and kind in (${course.map(() => '?').join(', ')}) order by id desc limit 1`,
    [method, reference, ...course]
  )
  const raw = reported.raw.slice(0, 120)
  if (!stored) {
    const row = { paidOn: null, ...reported, raw, by: origin.actor.name, at: now }
    return { id: await transactions.insert(trx, row), kind, isNews: true }
  }
  const id = Number(stored.id)
  if (course.indexOf(kind) <= course.indexOf(stored.kind)) return { id, kind: stored.kind, isNews: false }
  const { amount, details } = reported
  await transactions.update(trx, { id }, { kind, amount, raw, details })
  return { id, kind, isNews: true }
}
