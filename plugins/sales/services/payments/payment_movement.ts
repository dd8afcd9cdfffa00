import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'
import type { PaymentNewsKind } from '#plugins/sales/contracts/payment_method'

export type MovementKind = 'capture' | 'refund' | 'void'

/** `waiting`: nobody knows yet whether the provider did it; `pending`: it says that it is on its way. */
export type MovementState = 'waiting' | 'pending' | 'done' | 'refused'

/** Money that a provider is asked to take, to give back or to let go, as it stands. */
export interface StoredMovement {
  id: number
  orderId: number
  paymentId: number
  refundId: number | null
  kind: MovementKind
  state: MovementState
  key: string
  amount: number
  currency: string
  origin: Origin
  /** The customer is sent a mail once it is done. */
  isTold: boolean
}

/** The same with what its provider has to know. */
export interface AskedMovement extends StoredMovement {
  number: string
  locale: Locale
  method: string
  /** The provider's name of the payment. */
  reference: string
}

/** What a provider may answer to what it is asked. */
export const ANSWERS: Record<MovementKind, readonly PaymentNewsKind[]> = {
  capture: ['paid', 'capture_pending', 'capture_failed'],
  refund: ['refunded', 'refund_pending', 'refund_failed'],
  void: ['canceled', 'void_failed'],
}

/** What a movement is after it was told so. */
export function stateAfter(told: PaymentNewsKind): MovementState {
  if (told.endsWith('_pending')) return 'pending'
  return told.endsWith('_failed') ? 'refused' : 'done'
}

/** The state of a credit note whose money a provider gives back. */
export const REFUND_STATES: Record<MovementState, string> = {
  waiting: 'pending',
  pending: 'pending',
  done: 'refunded',
  refused: 'failed',
}
