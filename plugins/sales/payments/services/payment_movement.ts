import { type movements, type MovementKind, type MovementState } from '#plugins/sales/payments/tables'
import { type refunds } from '#plugins/sales/refunds/tables'
import type { PaymentNewsKind } from '#plugins/sales/contracts/payment_method'
import type { RowIn } from '#core/database/table'

/** A capture, refund or release that is requested from a provider. */
export type StoredMovement = RowIn<typeof movements>

/** Results that a provider may return for each kind. */
export const ANSWERS: Record<MovementKind, readonly PaymentNewsKind[]> = {
  capture: ['paid', 'capture_pending', 'capture_failed'],
  refund: ['refunded', 'refund_pending', 'refund_failed'],
  void: ['canceled', 'void_failed'],
}

/** State of a movement after news of this kind. */
export function stateAfter(kind: PaymentNewsKind): MovementState {
  if (kind.endsWith('_pending')) return 'pending'
  return kind.endsWith('_failed') ? 'refused' : 'done'
}

/** State of the credit note that a movement refunds. */
export const REFUND_STATES: Record<MovementState, RowIn<typeof refunds>['state']> = {
  waiting: 'pending',
  pending: 'pending',
  done: 'refunded',
  refused: 'failed',
}
