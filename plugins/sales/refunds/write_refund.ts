import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Settings } from '#core/settings/settings'
import { TakeNumber } from '#plugins/sales/documents/numbers/take_number'
import { historyWrites, type OrderMoment } from '#plugins/sales/orders/services/order_history'
import { inside } from '#plugins/sales/database/statements'
import { issuedFields, issuedLine } from '#plugins/sales/documents/issued'
import { refundLines, refunds } from '#plugins/sales/refunds/tables'
import { runWrites, dialectOf } from '#core/database/write_set'
import { sellerOf } from '#plugins/sales/documents/seller'
import { termsOf } from '#plugins/sales/documents/document_terms'
import type { Origin } from '#core/audit/origin'
import type { RefundDraft } from '#plugins/sales/refunds/refund_draft'
import type { RowIn } from '#core/database/table'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'
import type { Transaction } from '#core/database/store'

interface NewCreditNote extends Pick<
  RowIn<typeof refunds>,
  'invoices' | 'reason' | 'settled' | 'returned' | 'state' | 'takenBackId'
> {
  draft: RefundDraft
  origin: Origin
}

interface IssuedNote {
  id: number
  draft: RefundDraft
  /** Mail the customer. */
  isTold: boolean
  moments: OrderMoment[]
  origin: Origin
}

/** Writes credit notes. */
@inject()
export class WriteRefund {
  constructor(
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly numbers: TakeNumber,
    private readonly settings: Settings,
    private readonly outbox: Outbox
  ) {}

  /** Inserts a credit note with a snapshot of its data, and adds it to what is refunded of the order. */
  async insert(trx: Transaction, order: StoredOrder, note: NewCreditNote): Promise<{ id: number; number: string }> {
    const { draft, origin, ...stated } = note
    const number = await this.numbers.execute(inside(trx), 'credit_notes', order.channel)
    const seller = sellerOf(this.settings, order.channel)
    const { shipping, adjustmentRefund, adjustmentFee, extras } = draft
    const id = await refunds.insert(trx, {
      ...issuedFields({ order, draft, number, seller, origin, now: this.clock.iso() }),
      ...stated,
      terms: { ...termsOf(this.settings, this.channels, order), extras },
      shipping,
      adjustmentRefund,
      adjustmentFee,
    })
    const sql = 'update sales_orders set refunded_amount = refunded_amount + ? where id = ?'
    await inside(trx)(sql, [draft.total, order.id])
    return { id, number }
  }

  /** Writes its lines, the history of the order, and the event. */
  async finish(trx: Transaction, order: StoredOrder, note: IssuedNote): Promise<void> {
    const { id: refundId, draft, isTold, moments, origin } = note
    const { id: orderId, currency } = order
    const lines = draft.lines.map((line, at) => {
      const { unshipped, isRestocked } = line
      return { ...issuedLine(line, at, currency), refundId, unshipped, isRestocked }
    })
    await runWrites(trx, [
      refundLines.insertWrite(dialectOf(trx), lines),
      ...historyWrites(trx, { orderId, origin, now: this.clock.iso() }, ...moments),
      this.outbox.write(trx, {
        name: 'sales.order.refunded',
        subject: `sales.order:${orderId}`,
        payload: { version: 1, orderId, refundId, isTold },
      }),
    ])
  }
}
