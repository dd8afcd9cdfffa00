import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Settings } from '#core/settings/settings'
import { Store, type Transaction } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { followState } from '#plugins/sales/services/orders/follow_state'
import { hasOpenInvoice } from '#plugins/sales/services/documents/open_invoice'
import { historyWrite } from '#plugins/sales/services/orders/order_history'
import { holdOrder } from '#plugins/sales/services/orders/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { insertRefund, refundLines } from '#plugins/sales/services/documents/write_refund'
import { makeOnce } from '#plugins/sales/services/documents/make_once'
import { orderNotFound } from '#plugins/sales/errors/orders'
import { PayBack } from '#plugins/sales/services/payments/pay_back'
import { RefundEffects } from '#plugins/sales/services/documents/refund_effects'
import { refundable } from '#plugins/sales/services/documents/refundable'
import { sellerOf } from '#plugins/sales/services/documents/seller'
import { TakeNumber } from '#plugins/sales/services/documents/take_number'
import { termsOf } from '#plugins/sales/services/documents/document_terms'
import type { IdempotentCall } from '#plugins/sales/services/orders/idempotency'
import type { Origin } from '#core/audit/origin'
import type { RefundDraft, RefundWish } from '#plugins/sales/services/documents/refund_draft'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'

/** Money and pieces that go back. */
export interface NewRefund extends RefundWish {
  orderId: number
  reason: string
  /** Code of the source that takes back what is restocked; null: nothing is. */
  source: string | null
  /** The customer is sent a mail. */
  isTold: boolean
  /** The provider by whom the order was paid gives the money back; else staff do. */
  isByProvider: boolean
}

/**
 * Issues a credit note: pieces count as refunded, those that had not left are free again, those that came back go to
 * the stock where that is wanted, and the state of the order follows. Its number is taken as an invoice's is.
 */
@inject()
export class RefundOrder {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly numbers: TakeNumber,
    private readonly settings: Settings,
    private readonly effects: RefundEffects,
    private readonly payBack: PayBack,
    private readonly outbox: Outbox
  ) {}

  /**
   * Gives the id of the credit note; the same call again is the same one.
   * @throws orderNotFound, refundEmpty, refundTooMany, refundTooMuch, refundShippingTooMuch, refundFeeTooMuch,
   * refundNotByProvider, refundSourceMissing, idempotencyKeyReused
   */
  execute(refund: NewRefund, origin: Origin, call: IdempotentCall | null = null): Promise<number> {
    return this.store.transaction(async (trx) => {
      const run = inside(trx)
      const now = this.clock.iso()
      const order = await holdOrder(run, this.store.dialect, refund.orderId, now)
      if (!order) throw orderNotFound()
      return makeOnce(trx, { call, orderId: order.id, now }, async () => {
        const { draft, invoices } = await refundable(run, order, refund)
        return this.#issue(trx, { order, draft, invoices, refund, origin })
      })
    })
  }

  async #issue(
    trx: Transaction,
    work: { order: StoredOrder; draft: RefundDraft; invoices: string[]; refund: NewRefund; origin: Origin }
  ): Promise<number> {
    const { order, draft, invoices, refund, origin } = work
    const run = inside(trx)
    const now = this.clock.iso()
    const { id: orderId, channel, currency } = order
    const number = await this.numbers.execute(run, 'credit_notes', channel)
    const seller = sellerOf(this.settings, channel)
    const terms = termsOf(this.settings, this.channels, order)
    const { reason, isByProvider } = refund
    const state = isByProvider ? ('pending' as const) : ('refunded' as const)
    const issued = {
      order,
      draft,
      invoices,
      number,
      seller,
      terms,
      reason,
      state,
      origin,
      now,
    }
    const id = await insertRefund(trx, issued)
    await run('update sales_orders set refunded_amount = refunded_amount + ? where id = ?', [draft.total, orderId])
    const lines = await this.effects.apply(trx, { order, draft, source: refund.source, reference: number, origin })
    await this.payBack.execute(trx, { order, refund: { id, number, amount: draft.total }, isByProvider, origin })
    const { moments } = await followState(run, { ...order, lines }, await hasOpenInvoice(run, orderId))
    const { isTold } = refund
    await runWrites(trx, [
      refundLines(trx, id, { lines: draft.lines, currency }),
      historyWrite(
        trx,
        { orderId, origin, now },
        { kind: 'refunded', text: reason, details: { number }, isTold },
        ...moments
      ),
      this.outbox.write(trx, {
        name: 'sales.order.refunded',
        subject: `sales.order:${orderId}`,
        payload: { version: 1, orderId, refundId: id, isTold },
      }),
    ])
    return id
  }
}
