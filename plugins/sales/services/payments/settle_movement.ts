import {
  ANSWERS,
  REFUND_STATES,
  stateAfter,
  type MovementKind,
  type StoredMovement,
} from '#plugins/sales/services/payments/payment_movement'
import type { PaymentNews } from '#plugins/sales/contracts/payment_method'
import type { Run } from '#plugins/sales/database/statements'
import type { WrittenTransaction } from '#plugins/sales/services/documents/write_transaction'

type Raw = Omit<StoredMovement, 'origin' | 'isTold'> & { origin: string; isTold: boolean | number }

/** The movement that news are about: by its key, or by the name that the provider gave it before. Null: none of ours. */
export async function findMovement(run: Run, orderId: number, news: PaymentNews): Promise<StoredMovement | null> {
  const kind = kindOf(news.kind)
  if (!kind) return null
  const [row] = await run<Raw>(
    `select id, order_id as "orderId", payment_id as "paymentId", refund_id as "refundId", kind, state, key, amount,
       currency, origin, is_told as "isTold"
     from sales_payment_movements where order_id = ? and kind = ? and (key = ? or provider_reference = ?)
     order by case when key = ? then 0 else 1 end, id desc limit 1`,
    [orderId, kind, news.idempotencyKey ?? '', news.reference, news.idempotencyKey ?? '']
  )
  if (!row) return null
  const { id, paymentId, refundId, amount, isTold } = row
  const ids = { id: Number(id), orderId, paymentId: Number(paymentId), refundId: refundId && Number(refundId) }
  const isMailed = Boolean(isTold)
  return {
    ...row,
    ...ids,
    isTold: isMailed,
    amount: Number(amount),
    origin: JSON.parse(row.origin) as StoredMovement['origin'],
  }
}

/** Writes down what became of a movement, and of the credit note that it was for. */
export async function settleMovement(
  run: Run,
  movement: StoredMovement,
  { news, transaction, now }: { news: PaymentNews; transaction: WrittenTransaction; now: string }
): Promise<void> {
  // What was told before changes nothing, but that this very movement is what it was about.
  if (!transaction.isNews && movement.state !== 'waiting') return
  const state = stateAfter(transaction.kind)
  await run(
    `update sales_payment_movements set state = ?, provider_reference = ?, transaction_id = ?, message = ?,
       asked_until = null, updated_at = ? where id = ?`,
    [state, news.reference, transaction.id, (news.message ?? '').slice(0, 500), now, movement.id]
  )
  if (movement.refundId === null) return
  await run('update sales_refunds set state = ? where id = ?', [REFUND_STATES[state], movement.refundId])
}

/** What news of a kind may be the answer to. */
function kindOf(kind: PaymentNews['kind']): MovementKind | null {
  const kinds = Object.keys(ANSWERS) as MovementKind[]
  return kinds.find((one) => ANSWERS[one].includes(kind)) ?? null
}
