import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { ReleaseReservedPieces } from '#plugins/catalogue/index'
import { Contributed } from '#plugins/sales/services/contributions'
import { cancelLines, canceledPieces } from '#plugins/sales/services/orders/cancel_lines'
import { followState } from '#plugins/sales/services/orders/follow_state'
import { hasOpenInvoice } from '#plugins/sales/services/documents/open_invoice'
import { historyWrite } from '#plugins/sales/services/orders/order_history'
import { holdOrder } from '#plugins/sales/services/orders/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { LetGo } from '#plugins/sales/services/payments/let_go'
import { isOwnCancellable } from '#plugins/sales/transformers/order'
import { openSum } from '#plugins/sales/services/orders/quantities'
import { orderNotCancellable, orderNotFound } from '#plugins/sales/errors/orders'
import { orderStates } from '#plugins/sales/states/order_states'
import { ownLines, type StoredOrder } from '#plugins/sales/services/orders/stored_order'
import type { Origin } from '#core/audit/origin'

/** Which order, and why. */
export interface Cancellation {
  orderId: number
  /** By its customer: only while nothing of it was invoiced or has left. */
  isOwn: boolean
  reason: string
}

/**
 * Calls off what was neither invoiced nor shipped of an order: its stock is free again, and the uses of its coupons are
 * given back when nothing is left of it and nothing was paid. A payment that was only authorised is let go then.
 */
@inject()
export class CancelOrder {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly release: ReleaseReservedPieces,
    private readonly contributed: Contributed,
    private readonly letGo: LetGo,
    private readonly outbox: Outbox
  ) {}

  /** @throws orderNotFound, orderNotCancellable, paymentUnderWay */
  async execute(cancellation: Cancellation, origin: Origin): Promise<void> {
    await this.store.transaction((trx) => this.#cancel(trx, cancellation, origin))
  }

  async #cancel(trx: Transaction, { orderId, isOwn, reason }: Cancellation, origin: Origin): Promise<void> {
    const run = inside(trx)
    const now = this.clock.iso()
    const order = await holdOrder(run, this.store.dialect, orderId, now)
    if (!order) throw orderNotFound()
    if (!isCancellable(order, isOwn)) throw orderNotCancellable()
    const pieces = canceledPieces(order.lines)
    const lines = await cancelLines(run, this.store.dialect, order.lines)
    await this.release.execute({ reference: order.number, lines: pieces }, trx)
    const { state, moments } = await followState(run, { ...order, lines }, await hasOpenInvoice(run, orderId))
    if (state === 'canceled') await this.letGo.execute(trx, order, origin)
    if (state === 'canceled' && order.paid === 0) await this.#giveBack(trx, orderId)
    const about = { orderId, origin, now }
    await runWrites(trx, [
      historyWrite(trx, about, { kind: 'canceled', text: reason, isTold: reason !== '' }, ...moments),
      this.outbox.write(trx, {
        name: 'sales.order.canceled',
        subject: `sales.order:${orderId}`,
        payload: { version: 1, orderId, number: order.number, state, reason },
      }),
    ])
  }

  async #giveBack(trx: Transaction, orderId: number): Promise<void> {
    const sources = await this.contributed.all('sales.discount_sources')
    for (const { contribution } of sources) await contribution.giveBack(trx, orderId)
  }
}

function isCancellable(order: StoredOrder, isOwn: boolean): boolean {
  if (!orderStates.can(order.state, 'cancel')) return false
  return isOwn ? isOwnCancellable(order) : openSum(ownLines(order.lines)).toCancel > 0
}
