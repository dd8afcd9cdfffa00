import type { RecordState } from '#web/admin/record_states'
import type { StaffOrder } from './order_data'

/** The fields of an order that its states and next steps are derived from. */
export type OrderFacts = Pick<
  StaffOrder,
  'state' | 'paid' | 'refunded' | 'payable' | 'totals' | 'repayment' | 'provider' | 'open' | 'payment'
> & { lines: Pick<StaffOrder['lines'][number], 'ships' | 'shipped' | 'toShip' | 'short'>[] }

type Tone = RecordState['tone']

export const ORDER_TONES: Record<StaffOrder['state'], Tone> = {
  pending: 'waiting',
  pending_payment: 'waiting',
  processing: 'active',
  completed: 'done',
  canceled: 'over',
  closed: 'over',
  quote: 'active',
}

const PAYMENT_TONES = {
  owed: 'alarm',
  authorised: 'waiting',
  open: 'waiting',
  partly: 'waiting',
  refunded: 'over',
  paid: 'done',
  none: 'over',
} satisfies Record<string, Tone>

const DELIVERY_TONES = {
  none: 'over',
  short: 'alarm',
  open: 'waiting',
  partly: 'waiting',
  shipped: 'done',
} satisfies Record<string, Tone>

export type PaymentState = keyof typeof PAYMENT_TONES
export type DeliveryState = keyof typeof DELIVERY_TONES

/** Payment state. */
export function paymentState(order: OrderFacts): PaymentState {
  const { paid, refunded, payable, repayment, provider, totals } = order
  if (repayment.owed.amount > 0) return 'owed'
  if (provider && provider.toCapture.amount > 0) return 'authorised'
  if (payable.amount > 0) return paid.amount > 0 ? 'partly' : 'open'
  if (paid.amount === 0) return 'none'
  return refunded.amount >= totals.total.amount ? 'refunded' : 'paid'
}

/** Delivery state. */
export function deliveryState({ lines, open }: OrderFacts): DeliveryState {
  if (lines.some(({ short }) => short > 0)) return 'short'
  const hasLeft = lines.some(({ shipped }) => shipped > 0)
  if (open.toShip > 0) return hasLeft ? 'partly' : 'open'
  return hasLeft ? 'shipped' : 'none'
}

/** Possible next steps, by action key. */
export type OrderStep = 'repay' | 'capture' | 'record_payment' | 'ship' | 'invoice'

/**
 * The next step that the user may do, or null. Prepaid goods wait for their payment, and a payment through a provider is no
 * step of staff.
 */
export function nextStep(order: OrderFacts, may: (step: OrderStep) => boolean): OrderStep | null {
  return stepsOf(order).find(may) ?? null
}

/** All pending steps in order. */
function stepsOf({ state, lines, open, payable, repayment, provider, payment }: OrderFacts): OrderStep[] {
  const isOver = state === 'canceled' || state === 'closed'
  if (isOver || state === 'quote') return repayment.owed.amount > 0 ? ['repay'] : []
  const isUnpaid = payable.amount > 0
  const canShip = lines.some(({ toShip, short }) => toShip > short)
  const steps: (OrderStep | false)[] = [
    repayment.owed.amount > 0 && 'repay',
    provider !== null && provider.toCapture.amount > 0 && 'capture',
    isUnpaid && !payment.isOnDelivery && !payment.isOnline && 'record_payment',
    canShip && (!isUnpaid || !payment.isOnline) && 'ship',
    open.toInvoice > 0 && (!isUnpaid || !payment.isOnline) && 'invoice',
    isUnpaid && !payment.isOnline && 'record_payment',
  ]
  return steps.filter((step) => step !== false)
}

/** Label key and colour of the order, payment and delivery states. */
export function standingOf(order: OrderFacts): { about: 'order' | 'payment' | 'delivery'; key: string; tone: Tone }[] {
  const [payment, delivery] = [paymentState(order), deliveryState(order)]
  return [
    { about: 'order', key: order.state, tone: ORDER_TONES[order.state] },
    { about: 'payment', key: payment, tone: PAYMENT_TONES[payment] },
    { about: 'delivery', key: delivery, tone: DELIVERY_TONES[delivery] },
  ]
}
