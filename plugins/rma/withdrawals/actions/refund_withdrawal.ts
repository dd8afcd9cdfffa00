import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { CancelOrder, FindOrderFor, RefundOrder, type LinePieces, type StoredOrder } from '#plugins/sales/index'
import { Clock } from '#core/time/clock'
import { CloseWithdrawalReturn } from '#plugins/rma/withdrawals/services/close_withdrawal_return'
import { inTransaction } from '#core/database/run_rows'
import { Settings } from '#core/settings/settings'
import { shippingShare, withdrawalShares } from '#plugins/rma/withdrawals/services/withdrawal_refund'
import { Store, type Transaction } from '#core/database/store'
import { withdrawalClosed, withdrawalNotFound } from '#plugins/rma/withdrawals/errors'
import { withdrawalLines, withdrawals } from '#plugins/rma/withdrawals/tables'
import type { Origin } from '#core/audit/origin'
import type { RowIn } from '#core/database/table'

/** How a withdrawal is paid back. */
export interface RefundedWithdrawal {
  id: number
  /** The goods go back on the shelf. */
  restock: boolean
  /** The provider of the payment gives the money back; otherwise staff do. */
  isByProvider: boolean
}

interface Work {
  order: StoredOrder
  found: RowIn<typeof withdrawals>
  how: RefundedWithdrawal
  origin: Origin
}

/**
 * Gives a withdrawal's money back: a credit note for what is invoiced, with the standard delivery of an order that is
 * withdrawn as a whole, and a cancellation of what is not. Nothing is kept back. Credit note, cancellation and state are one
 * transaction.
 */
@inject()
export class RefundWithdrawal {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly orders: FindOrderFor,
    private readonly refund: RefundOrder,
    private readonly cancel: CancelOrder,
    private readonly returned: CloseWithdrawalReturn,
    private readonly audit: AuditLog
  ) {}

  /** @throws withdrawalNotFound, withdrawalClosed, withdrawalNotInvoiced, refundNotByProvider */
  execute(how: RefundedWithdrawal, origin: Origin): Promise<void> {
    const { id } = how
    return this.store.transaction(async (trx) => {
      const known = await withdrawals.find(inTransaction(trx), { id })
      if (!known) throw withdrawalNotFound()
      const order = await this.orders.hold(trx, known.orderId)
      const now = this.clock.iso()
      const closed = { closedAt: now, closedBy: origin.actor.name, updatedAt: now }
      const changed = await withdrawals.update(trx, { id, state: 'received' }, { state: 'refunded', ...closed })
      if (changed === 0) throw withdrawalClosed()
      const refundId = await this.#giveBack(trx, { order, found: known, how, origin })
      await withdrawals.update(trx, { id }, { refundId })
      await this.returned.execute(trx, known, origin)
      await this.audit.record(trx, origin, {
        subject: 'rma.withdrawals',
        subjectId: String(id),
        action: 'updated',
        changes: { state: ['received', 'refunded'], refund: [null, refundId] },
      })
      await this.store.changes.record(trx, 'rma.withdrawals', [String(id)])
    })
  }

  /** Returns the id of the credit note; null: nothing was invoiced. */
  async #giveBack(trx: Transaction, { order, found, how, origin }: Work): Promise<number | null> {
    const lines = await withdrawalLines.select(inTransaction(trx), { withdrawalId: found.id }, 'order by id')
    const settled = await this.returned.settled(trx, found)
    const wanted: LinePieces[] = lines.map(({ orderLineId: lineId, quantity }) => {
      return { lineId, quantity: Math.max(0, quantity - (settled.get(lineId) ?? 0)) }
    })
    const { refunded, canceled } = withdrawalShares(order, wanted)
    const { isByProvider, restock } = how
    const shipping = order.invoiced === 0 ? 0 : await this.#shipping(trx, order, found.isWhole)
    const { id: orderId } = order
    let refundId: number | null = null
    if (refunded.length > 0 || shipping > 0) {
      const note = {
        orderId,
        lines: refunded.map((one) => Object.assign(one, { restock })),
        shipping,
        adjustmentRefund: 0,
        adjustmentFee: 0,
        reason: found.number,
        source: null,
        isTold: true,
        isByProvider,
      }
      refundId = (await this.refund.issue(trx, order, note, origin)).id
    }
    if (canceled.length > 0) {
      const fresh = await this.orders.byId(orderId, trx)
      const calledOff = { orderId, isOwn: false, reason: found.number, lines: canceled, isByProvider }
      await this.cancel.ofHeld(trx, fresh, calledOff, origin)
    }
    return refundId
  }

  async #shipping(trx: Transaction, { id, channel, shipping }: StoredOrder, isWhole: boolean): Promise<number> {
    const [row] = await inTransaction(trx)<{ credited: number }>(
      `select coalesce(sum(shipping_amount), 0) as credited from sales_refunds
       where order_id = ? and taken_back_id is null`,
      [id]
    )
    const standard = this.settings.get<number>('rma.withdrawals.standard_delivery', { channel })
    return shippingShare(shipping?.worth.total ?? 0, Number(row?.credited ?? 0), { isWhole, standard })
  }
}
