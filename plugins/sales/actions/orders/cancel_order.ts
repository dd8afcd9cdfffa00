import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { ReleaseReservedPieces } from '#plugins/catalogue/index'
import { RefundOrder } from '#plugins/sales/actions/refunds/refund_order'
import { Contributed } from '#plugins/sales/services/contributions'
import { cancellable, cancelLines, canceledPieces } from '#plugins/sales/services/orders/cancel_lines'
import { creditOfCancelling } from '#plugins/sales/services/orders/credit_of_cancelling'
import { followState, type FollowedState } from '#plugins/sales/services/orders/follow_state'
import { hasOpenInvoice } from '#plugins/sales/services/documents/open_invoice'
import { historyWrite } from '#plugins/sales/services/orders/order_history'
import { holdOrder } from '#plugins/sales/services/orders/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { GiveBack } from '#plugins/sales/services/payments/give_back'
import { LetGo } from '#plugins/sales/services/payments/let_go'
import { makeOnce } from '#plugins/sales/services/documents/make_once'
import { isOwnCancellable } from '#plugins/sales/transformers/order'
import { openSum } from '#plugins/sales/services/orders/quantities'
import { orderNotCancellable, orderNotFound } from '#plugins/sales/errors/orders'
import { orderStates } from '#plugins/sales/states/order_states'
import { ownLines, type StoredOrder, type StoredOrderLine } from '#plugins/sales/services/orders/stored_order'
import type { CreditOfCancelling } from '#plugins/sales/services/orders/credit_of_cancelling'
import type { IdempotentCall } from '#plugins/sales/services/orders/idempotency'
import type { LinePieces } from '#plugins/sales/services/shipments/parcel_lines'
import type { OrderMoment } from '#plugins/sales/services/orders/order_history'
import type { Origin } from '#core/audit/origin'
import type { Run } from '#plugins/sales/database/statements'

/** Which order, and why. */
export interface Cancellation {
  orderId: number
  /** By its customer: only while nothing of it was invoiced or has left. */
  isOwn: boolean
  reason: string
  /** So many pieces of these lines, of what was not invoiced. Absent: everything that is left. */
  lines?: readonly LinePieces[] | null
  /** Money that nothing bills any more goes back by the provider that holds it; else the order says that it is owed. */
  isByProvider: boolean
  /** Somebody waits for what the provider answers, and asks it themselves. */
  isAskedAtOnce?: boolean
}

interface Told {
  origin: Origin
  now: string
}

/**
 * Calls off what was neither invoiced nor shipped of an order: its stock is free again, and the uses of its coupons are
 * given back when nothing is left of it and nothing was paid. A payment that was only authorised is let go then; what was
 * paid and not billed is given back. While an invoice waits for its payment, staff take back with it what was invoiced and
 * has not left: a credit note is issued in the same transaction.
 */
@inject()
export class CancelOrder {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly refund: RefundOrder,
    private readonly release: ReleaseReservedPieces,
    private readonly contributed: Contributed,
    private readonly letGo: LetGo,
    private readonly giveBack: GiveBack,
    private readonly outbox: Outbox
  ) {}

  /** The same call again is the same cancellation. @throws orderNotFound, orderNotCancellable, lineOfAnother, cancelTooMany, paymentUnderWay, idempotencyKeyReused */
  async execute(cancellation: Cancellation, origin: Origin, call: IdempotentCall | null = null): Promise<void> {
    await this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const order = await holdOrder(inside(trx), this.store.dialect, cancellation.orderId, now)
      if (!order) throw orderNotFound()
      await makeOnce(trx, { call, orderId: order.id, now }, async () => {
        await this.#cancel(trx, order, { ...cancellation, origin, now })
        return order.id
      })
    })
  }

  async #cancel(
    trx: Transaction,
    order: StoredOrder,
    {
      orderId,
      isOwn,
      reason,
      lines: wanted = null,
      isByProvider,
      isAskedAtOnce = false,
      origin,
      now,
    }: Cancellation & Told
  ): Promise<void> {
    const run = inside(trx)
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
    if (isOver) await this.letGo.execute(trx, order, origin)
    if (isOver && order.paid === 0) await this.#giveUsesBack(trx, orderId)
    const asked = isByProvider ? await this.#askBack(trx, after, { origin, isAskedAtOnce }) : []
    const about = { orderId, origin, now }
    await runWrites(trx, [
      historyWrite(trx, about, { kind: 'canceled', text: reason, isTold: reason !== '' }, ...moments, ...asked),
      this.outbox.write(trx, {
        name: 'sales.order.canceled',
        subject: `sales.order:${orderId}`,
        payload: { version: 1, orderId, number: order.number, state, reason, pieces: wanted && told(lines, counted) },
      }),
    ])
  }

  /**
   * Takes back what an unpaid invoice bills and has not left. What was paid of it is owed by the order then, as all money of
   * a cancellation is.
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

  /** The mail of the cancellation tells of it: once it has gone there is none of its own. */
  async #askBack(
    trx: Transaction,
    order: StoredOrder,
    how: { origin: Origin; isAskedAtOnce: boolean }
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

/** What customers are told of pieces that are called off. */
function told(lines: readonly StoredOrderLine[], counted: ReadonlyMap<number, number>): string[] {
  return lines.flatMap(({ id, name, detail }) => {
    const pieces = counted.get(id)
    return pieces ? [`${pieces} × ${[name, detail].filter(Boolean).join(', ')}`] : []
  })
}

async function creditFor(run: Run, order: StoredOrder): Promise<CreditOfCancelling | null> {
  const [row] = await run<{ shipping: number }>(
    'select coalesce(sum(shipping_amount), 0) as shipping from sales_refunds where order_id = ?',
    [order.id]
  )
  const shippingCredited = Number(row?.shipping ?? 0)
  return creditOfCancelling(order, { hasOpenInvoice: await hasOpenInvoice(run, order.id), shippingCredited })
}
