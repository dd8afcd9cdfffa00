import {
  ANSWERS,
  REFUND_STATES,
  stateAfter,
  type StoredMovement,
} from '#plugins/sales/payments/services/payment_movement'
import type { MovementKind } from '#plugins/sales/payments/tables'
import { movements } from '#plugins/sales/payments/tables'
import { refunds } from '#plugins/sales/refunds/tables'
import type { PaymentNews } from '#plugins/sales/contracts/payment_method'
import type { Run } from '#plugins/sales/database/statements'
import type { WrittenTransaction } from '#plugins/sales/payments/services/write_transaction'
import type { Transaction } from '#core/database/transaction'

/** The movement that news belong to: by its key, or by the provider's reference. Null: none of ours. */
export async function findMovement(run: Run, orderId: number, news: PaymentNews): Promise<StoredMovement | null> {
  const kind = kindOf(news.kind)
  if (!kind) return null
  const { reference, idempotencyKey: key = '' } = news
  const [movement = null] = await movements.selectWhere(
    run,
    `where order_id = ? and kind = ? and (key = ? or provider_reference = ?)
     order by case when key = ? then 0 else 1 end, id desc limit 1`,
    [orderId, kind, key, reference, key]
  )
  return movement
}

/** Stores the result of a movement, and of its credit note. */
export async function settleMovement(
  trx: Transaction,
  movement: StoredMovement,
  { news, transaction, now }: { news: PaymentNews; transaction: WrittenTransaction; now: string }
): Promise<void> {
  // Repeated news are ignored, unless this movement still waits for its result.
  if (!transaction.isNews && movement.state !== 'waiting') return
  const state = stateAfter(transaction.kind)
  const result = {
    state,
    providerReference: news.reference,
    transactionId: transaction.id,
    message: (news.message ?? '').slice(0, 500),
    askedUntil: null,
    updatedAt: now,
  }
  await movements.update(trx, { id: movement.id }, result)
  if (movement.refundId === null) return
  await refunds.update(trx, { id: movement.refundId }, { state: REFUND_STATES[state] })
}

/** The kinds of movement that news of a kind can belong to. */
function kindOf(kind: PaymentNews['kind']): MovementKind | null {
  const kinds = Object.keys(ANSWERS) as MovementKind[]
  return kinds.find((one) => ANSWERS[one].includes(kind)) ?? null
}
