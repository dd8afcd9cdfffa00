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
import { freePaid, settleInvoices } from '#plugins/sales/services/documents/settle_invoices'
import { sellerOf } from '#plugins/sales/services/documents/seller'
import { TakeNumber } from '#plugins/sales/services/documents/take_number'
import { termsOf } from '#plugins/sales/services/documents/document_terms'
import type { IdempotentCall } from '#plugins/sales/services/orders/idempotency'
import type { Origin } from '#core/audit/origin'
import type { OrderState } from '#plugins/sales/states/order_states'
import type { RefundWish } from '#plugins/sales/services/documents/refund_draft'
import type { StoredOrder, StoredOrderLine } from '#plugins/sales/services/orders/stored_order'

/** What is credited, and what goes back. */
export interface NewRefund extends RefundWish {
  orderId: number
  reason: string
  /** Code of the source that takes back what is restocked; null: where it left from. */
  source: string | null
  /** The customer is sent a mail. */
  isTold: boolean
  /** The provider by whom the order was paid gives the money back; else staff do. */
  isByProvider: boolean
  /** Money that is to go back stays owed by the order, and is no matter of this credit note. */
  isMoneyOwed?: boolean
}

/** A credit note that was issued, and what the order became of it. */
export interface IssuedRefund {
  id: number
  total: number
  state: OrderState
  lines: StoredOrderLine[]
}

/**
 * Issues a credit note: pieces count as refunded, those that had not left are free again, those that came back go to
 * the stock where that is wanted, and the state of the order follows. It settles what is owed on the order's invoices;
 * only the rest is money that goes back. Its number is taken as an invoice's is.
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
   * refundNotByProvider, idempotencyKeyReused
   */
  execute(refund: NewRefund, origin: Origin, call: IdempotentCall | null = null): Promise<number> {
    return this.store.transaction(async (trx) => {
      const run = inside(trx)
      const now = this.clock.iso()
      const order = await holdOrder(run, this.store.dialect, refund.orderId, now)
      if (!order) throw orderNotFound()
      return makeOnce(
        trx,
        { call, orderId: order.id, now },
        async () => (await this.issue(trx, order, refund, origin)).id
      )
    })
  }

  /** The same of an order that is held, in the transaction that holds it. */
  async issue(trx: Transaction, order: StoredOrder, refund: NewRefund, origin: Origin): Promise<IssuedRefund> {
    const run = inside(trx)
    const now = this.clock.iso()
    const { draft, invoices, owed, settled } = await refundable(run, order, refund)
    const returned = refund.isMoneyOwed ? 0 : draft.total - settled
    const { id: orderId, channel, currency } = order
    const number = await this.numbers.execute(run, 'credit_notes', channel)
    const seller = sellerOf(this.settings, channel)
    const terms = termsOf(this.settings, this.channels, order)
    const { reason, isByProvider } = refund
    const issued = {
      order,
      draft,
      invoices,
      number,
      seller,
      terms,
      reason,
      settled,
      returned,
      state: returned === 0 ? 'settled' : isByProvider ? 'pending' : 'refunded',
      origin,
      now,
    } as const
    const id = await insertRefund(trx, issued)
    await run('update sales_orders set refunded_amount = refunded_amount + ? where id = ?', [draft.total, orderId])
    await settleInvoices(run, owed, settled)
    if (refund.isMoneyOwed) await freePaid(run, orderId, draft.total - settled)
    const lines = await this.effects.apply(trx, { order, draft, source: refund.source, reference: number, origin })
    if (returned > 0) {
      await this.payBack.execute(trx, { order, refund: { id, number, amount: returned }, isByProvider, origin })
    }
    const { state, moments } = await followState(run, { ...order, lines }, await hasOpenInvoice(run, orderId))
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
    return { id, total: draft.total, state, lines }
  }
}
