import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { ReleaseReservedPieces } from '#plugins/catalogue/index'
import { RefundOrder } from '#plugins/sales/refunds/actions/refund_order'
import { Contributed } from '#plugins/sales/shared/contributions'
import { cancellable, cancelLines, canceledPieces } from '#plugins/sales/orders/services/cancel_lines'
import { creditOfCancelling } from '#plugins/sales/orders/services/credit_of_cancelling'
import { followState, type FollowedState } from '#plugins/sales/orders/services/follow_state'
import { hasOpenInvoice } from '#plugins/sales/invoices/services/open_invoice'
import { historyWrites } from '#plugins/sales/orders/services/order_history'
import { holdOrder } from '#plugins/sales/orders/services/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { GiveBack } from '#plugins/sales/payments/services/give_back'
import { ReleaseAuthorised } from '#plugins/sales/payments/services/release_authorised'
import { makeOnce } from '#plugins/sales/documents/make_once'
import { isOwnCancellable } from '#plugins/sales/orders/order_answer'
import { openSum, type LinePieces } from '#plugins/sales/orders/services/quantities'
import { orderNotCancellable, orderNotFound } from '#plugins/sales/orders/errors'
import { orderStates } from '#plugins/sales/orders/order_states'
import { shippingCredited } from '#plugins/sales/refunds/refundable'
import { ownLines, type StoredOrder, type StoredOrderLine } from '#plugins/sales/orders/services/stored_order'
import type { CreditOfCancelling } from '#plugins/sales/orders/services/credit_of_cancelling'
import type { IdempotentCall } from '#plugins/sales/documents/idempotency'
import type { OrderMoment } from '#plugins/sales/orders/services/order_history'
import type { Origin } from '#core/audit/origin'
import type { Run } from '#plugins/sales/database/statements'

export interface Cancellation {
  orderId: number
  /** The customer cancels, which is allowed only while nothing is invoiced or shipped. */
  isOwn: boolean
  reason: string
  /** Pieces of lines that are not invoiced. Absent: all that is left. */
  lines?: readonly LinePieces[] | null
  /** The provider refunds money that is not invoiced any more; otherwise the order shows it as owed. */
  isByProvider: boolean
  /** The caller asks the provider itself and waits for the result. */
  isSentByCaller?: boolean
}

/**
 * Cancels the pieces of an order that are neither invoiced nor shipped, and releases their stock. If nothing is left of the
 * order, an authorised payment is released, and without payments the uses of coupons are restored. Money that is not
 * invoiced is refunded. If an invoice is unpaid, staff also cancel invoiced pieces that are not shipped: a credit note is
 * issued in the same transaction.
 */
@inject()
export class CancelOrder {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly refund: RefundOrder,
    private readonly release: ReleaseReservedPieces,
    private readonly contributed: Contributed,
    private readonly releaseAuthorised: ReleaseAuthorised,
    private readonly giveBack: GiveBack,
    private readonly outbox: Outbox
  ) {}

  /** A repeated call changes nothing. @throws orderNotFound, orderNotCancellable, lineOfAnother, cancelTooMany, paymentUnderWay, idempotencyKeyReused */
  async execute(cancellation: Cancellation, origin: Origin, call: IdempotentCall | null = null): Promise<void> {
    await this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const order = await holdOrder(inside(trx), this.store.dialect, cancellation.orderId, now)
      if (!order) throw orderNotFound()
      await makeOnce(trx, { call, orderId: order.id, now }, async () => {
        await this.ofHeld(trx, order, cancellation, origin)
        return order.id
      })
    })
  }

  /** Does the same for a locked order, in the given transaction. @throws orderNotCancellable, lineOfAnother, cancelTooMany */
  async ofHeld(
    trx: Transaction,
    order: StoredOrder,
    { orderId, isOwn, reason, lines: wanted = null, isByProvider, isSentByCaller = false }: Cancellation,
    origin: Origin
  ): Promise<void> {
    const run = inside(trx)
    const now = this.clock.iso()
    const credit = isOwn || wanted ? null : await creditFor(run, order)
    if (!isCancellable(order, isOwn, credit)) throw orderNotCancellable()
    const counted = cancellable(order.lines, wanted)
    if (counted.size === 0 && !credit) throw orderNotCancellable()
    const pieces = canceledPieces(order.lines, counted)
    const lines = await cancelLines(run, this.store.dialect, order.lines, counted)
    await this.release.execute({ reference: order.number, lines: pieces }, trx)
    const canceled = { ...order, lines }
    const { state, moments, after } = credit
      ? await this.#credit(trx, canceled, { credit, reason, origin })
      : { ...(await followState(run, canceled, await hasOpenInvoice(run, orderId))), after: canceled }
    const isOver = orderStates.isFinal(state)
    if (isOver) await this.releaseAuthorised.execute(trx, order, origin)
    if (isOver && order.paid === 0) await this.#giveUsesBack(trx, orderId)
    const refunds = isByProvider ? await this.#askBack(trx, after, { origin, isSentByCaller }) : []
    const about = { orderId, origin, now }
    await runWrites(trx, [
      ...historyWrites(trx, about, { kind: 'canceled', text: reason, isTold: reason !== '' }, ...moments, ...refunds),
      this.outbox.write(trx, {
        name: 'sales.order.canceled',
        subject: `sales.order:${orderId}`,
        payload: {
          version: 1,
          orderId,
          number: order.number,
          state,
          reason,
          pieces: wanted && describePieces(lines, counted),
        },
      }),
    ])
  }

  /**
   * Credits the pieces of an unpaid invoice that are not shipped. Partial payments of it become money that the order owes,
   * like all money of a cancellation.
   */
  async #credit(
    trx: Transaction,
    order: StoredOrder,
    { credit, reason, origin }: { credit: CreditOfCancelling; reason: string; origin: Origin }
  ): Promise<FollowedState & { after: StoredOrder }> {
    const { id: orderId } = order
    const how = { orderId, reason, source: null, isTold: true, isByProvider: false, isMoneyOwed: true }
    const { state, lines, total } = await this.refund.issue(trx, order, { ...credit.wish, ...how }, origin)
    return { state, moments: [], after: { ...order, lines, refunded: order.refunded + total } }
  }

  /** Queues the refund by the provider. It has no mail of its own, since the mail of the cancellation mentions it. */
  async #askBack(
    trx: Transaction,
    order: StoredOrder,
    how: { origin: Origin; isSentByCaller: boolean }
  ): Promise<OrderMoment[]> {
    if (order.paid === 0) return []
    const { byProvider: amount, paymentId } = await this.giveBack.owing(trx, order)
    if (amount === 0 || paymentId === null) return []
    const { moment } = await this.giveBack.ask(trx, order, { ...how, amount, paymentId, isTold: false })
    return [moment]
  }

  async #giveUsesBack(trx: Transaction, orderId: number): Promise<void> {
    const sources = await this.contributed.all('sales.discount_sources')
    for (const { contribution } of sources) await contribution.giveBack(trx, orderId)
  }
}

function isCancellable(order: StoredOrder, isOwn: boolean, credit: CreditOfCancelling | null): boolean {
  if (!orderStates.can(order.state, 'cancel')) return false
  return isOwn ? isOwnCancellable(order) : openSum(ownLines(order.lines)).toCancel > 0 || credit !== null
}

/** Describes the canceled pieces for the customer. */
function describePieces(lines: readonly StoredOrderLine[], counted: ReadonlyMap<number, number>): string[] {
  return lines.flatMap(({ id, name, detail }) => {
    const pieces = counted.get(id)
    return pieces ? [`${pieces} × ${[name, detail].filter(Boolean).join(', ')}`] : []
  })
}

async function creditFor(run: Run, order: StoredOrder): Promise<CreditOfCancelling | null> {
  return creditOfCancelling(order, {
    hasOpenInvoice: await hasOpenInvoice(run, order.id),
    shippingCredited: await shippingCredited(run, order.id),
  })
}
