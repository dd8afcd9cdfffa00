import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { followState } from '#plugins/sales/orders/services/follow_state'
import { hasOpenInvoice } from '#plugins/sales/invoices/services/open_invoice'
import { holdOrder } from '#plugins/sales/orders/services/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { WriteRefund } from '#plugins/sales/refunds/write_refund'
import { makeOnce } from '#plugins/sales/documents/make_once'
import { orderNotFound } from '#plugins/sales/orders/errors'
import { PayBack } from '#plugins/sales/payments/services/pay_back'
import { RefundEffects } from '#plugins/sales/refunds/refund_effects'
import { freePaid, settleInvoices } from '#plugins/sales/invoices/services/settle_invoices'
import { refundable } from '#plugins/sales/refunds/refundable'
import type { IdempotentCall } from '#plugins/sales/documents/idempotency'
import type { Origin } from '#core/audit/origin'
import type { OrderState } from '#plugins/sales/orders/order_states'
import type { RefundWish } from '#plugins/sales/refunds/refund_draft'
import type { StoredOrder, StoredOrderLine } from '#plugins/sales/orders/services/stored_order'
import type { OrderDocument, OrderMoment } from '#plugins/sales/orders/services/order_history'

export interface NewRefund extends RefundWish {
  orderId: number
  reason: string
  /** Code of the source that restocked pieces go to; null: the source that they were shipped from. */
  source: string | null
  /** Mail the customer. */
  isTold: boolean
  /** The provider of the payment refunds the money; otherwise staff do, and record it. */
  isByProvider: boolean
  /** The money stays owed by the order and is not part of this credit note. */
  isMoneyOwed?: boolean
}

/** An issued credit note, with the new state of the order. */
export interface IssuedRefund {
  id: number
  total: number
  state: OrderState
  lines: StoredOrderLine[]
}

/**
 * Issues a credit note. Counts pieces as refunded, releases those that are not shipped, restocks returned ones if requested,
 * and updates the state of the order. The amount first settles unpaid invoices of the order; the rest is paid back. Its
 * number is taken in the same transaction.
 */
@inject()
export class RefundOrder {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly write: WriteRefund,
    private readonly effects: RefundEffects,
    private readonly payBack: PayBack
  ) {}

  /**
   * Returns the id of the credit note; a repeated call returns the same id.
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

  /** Does the same for a locked order, in the given transaction. */
  async issue(trx: Transaction, order: StoredOrder, refund: NewRefund, origin: Origin): Promise<IssuedRefund> {
    const run = inside(trx)
    const { draft, invoices, owed, settled } = await refundable(run, order, refund)
    const returned = refund.isMoneyOwed ? 0 : draft.total - settled
    const { id: orderId, currency } = order
    const { reason, isByProvider, isTold } = refund
    const state = returned === 0 ? 'settled' : isByProvider ? 'pending' : 'due'
    const stated = { invoices, reason, settled, returned, state, takenBackId: null } as const
    const { id, number } = await this.write.insert(trx, order, { ...stated, draft, origin })
    await settleInvoices(run, owed, settled)
    if (refund.isMoneyOwed) await freePaid(run, orderId, draft.total - settled)
    const lines = await this.effects.apply(trx, { order, draft, source: refund.source, reference: number, origin })
    if (returned > 0 && isByProvider) {
      await this.payBack.byProvider(trx, { order, refund: { id, number, amount: returned }, origin })
    }
    const after = await followState(run, { ...order, lines }, await hasOpenInvoice(run, orderId))
    const details = { number, total: { amount: draft.total, currency } }
    const documents: OrderDocument[] = [{ subject: 'sales.refunds', id, action: 'created' }]
    const moments: OrderMoment[] = [{ kind: 'refunded', text: reason, details, isTold, documents }, ...after.moments]
    await this.write.finish(trx, order, { id, draft, isTold, moments, origin })
    return { id, total: draft.total, state: after.state, lines }
  }
}
