import { writeInstant } from '#core/time/instant'
import { Store } from '#core/database/store'
import { CancelOrder } from '#plugins/sales/orders/actions/cancel_order'
import { CommentOrder } from '#plugins/sales/orders/actions/comment_order'
import { IssueInvoice } from '#plugins/sales/invoices/actions/issue_invoice'
import { MarkDelivered } from '#plugins/sales/shipments/actions/mark_delivered'
import { RecordTransaction } from '#plugins/sales/payments/actions/record_transaction'
import { RefundOrder } from '#plugins/sales/refunds/actions/refund_order'
import { RepeatRefund } from '#plugins/sales/refunds/actions/repeat_refund'
import { ShipOrder } from '#plugins/sales/shipments/actions/ship_order'
import type { DurationLikeObject } from 'luxon'
import type { Moment, HistoryShop } from '#plugins/sales/demo/history/history_shop'
import type { PlannedOrder } from '#plugins/sales/demo/history/plan_history'

/** A line of an order, as parcels and credit notes name it. */
interface OrderLine {
  id: number
  quantity: number
}

type Doing = (order: HistoryOrder) => Promise<void>

/** What staff and customers do with one order. */
class HistoryOrder {
  id = 0

  constructor(
    readonly shop: HistoryShop,
    readonly planned: PlannedOrder
  ) {}

  async place(): Promise<void> {
    const { customer, lines, payment } = this.planned
    this.id = await this.shop.order(customer, lines, payment)
  }

  async invoice(): Promise<void> {
    const issue = await this.shop.past.make(IssueInvoice)
    await issue.execute({ orderId: this.id, lines: null, isTold: false }, await this.shop.staff())
  }

  /** All that was invoiced. */
  async pay(): Promise<void> {
    const { reader } = await this.shop.past.make(Store)
    const invoice = await reader.first<{ id: number; total: number; number: string }>(
      'select id, number, total_amount as total from sales_invoices where order_id = ? order by id desc limit 1',
      [this.id]
    )
    if (!invoice) return
    const record = await this.shop.past.make(RecordTransaction)
    const money = { invoiceId: Number(invoice.id), amount: Number(invoice.total), reference: '' }
    await record.execute({ ...money, method: `payment_offline.${this.planned.payment}` }, await this.shop.staff())
  }

  async ship(lines: OrderLine[]): Promise<void> {
    const ship = await this.shop.past.make(ShipOrder)
    await ship.execute(
      {
        orderId: this.id,
        source: this.shop.source,
        lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
        carrier: 'Colissimo',
        trackingNumber: `6A${String(10_000_000_000 + this.id * 7919).slice(-11)}`,
        isTold: false,
      },
      await this.shop.staff()
    )
  }

  /** All its parcels. */
  async deliver(): Promise<void> {
    const { reader } = await this.shop.past.make(Store)
    const parcels = await reader.all<{ id: number }>('select id from sales_shipments where order_id = ?', [this.id])
    const mark = await this.shop.past.make(MarkDelivered)
    for (const { id } of parcels) {
      await mark.execute({ shipmentId: Number(id), deliveredOn: null }, await this.shop.staff())
    }
  }

  async cancel(reason: string, isOwn: boolean): Promise<void> {
    const origin = isOwn ? await this.shop.customer(this.planned.customer) : await this.shop.staff()
    const cancel = await this.shop.past.make(CancelOrder)
    await cancel.execute({ orderId: this.id, isOwn, reason, isByProvider: false }, origin)
  }

  async comment(text: string): Promise<void> {
    const comment = await this.shop.past.make(CommentOrder)
    await comment.execute({ orderId: this.id, text, isTold: false }, await this.shop.staff())
  }

  async refund(lines: OrderLine[], restock: boolean, reason: string): Promise<void> {
    const refund = await this.shop.past.make(RefundOrder)
    const noteId = await refund.execute(
      {
        orderId: this.id,
        lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity, restock })),
        shipping: 0,
        adjustmentRefund: 0,
        adjustmentFee: 0,
        reason,
        source: this.shop.source,
        isTold: false,
        isByProvider: false,
      },
      await this.shop.staff()
    )
    const repeat = await this.shop.past.make(RepeatRefund)
    const paid = { isByProvider: false, method: '', reference: '', paidOn: null } as const
    await repeat.execute(noteId, paid, await this.shop.staff())
  }

  async lines(): Promise<OrderLine[]> {
    const { reader } = await this.shop.past.make(Store)
    const rows = await reader.all<OrderLine>(
      'select id, quantity from sales_order_lines where order_id = ? and parent_position is null order by position',
      [this.id]
    )
    return rows.map(({ id, quantity }) => ({ id: Number(id), quantity: Number(quantity) }))
  }
}

const place: Doing = (order) => order.place()
const invoice: Doing = (order) => order.invoice()
const pay: Doing = (order) => order.pay()
const ship: Doing = async (order) => order.ship(await order.lines())
const deliver: Doing = (order) => order.deliver()
const shipFirst: Doing = async (order) => order.ship((await order.lines()).slice(0, 1))

const broken: Doing = async (order) => {
  const [first] = await order.lines()
  if (first) await order.refund([{ ...first, quantity: 1 }], false, 'Bouteille arrivée cassée')
}

const returned: Doing = async (order) => order.refund(await order.lines(), true, 'Rétractation du client')

/** What is done when: the time after the order, and the deed. Cash is paid when the parcel is there. */
function deeds({ fate, payment }: PlannedOrder): [DurationLikeObject, Doing][] {
  const begin: [DurationLikeObject, Doing][] = [[{}, place]]
  const paid: [DurationLikeObject, Doing][] =
    payment === 'cheque'
      ? [
          [{ hours: 20 }, invoice],
          [{ days: 4 }, pay],
        ]
      : [
          [{ hours: 3 }, invoice],
          [{ days: 1, hours: 2 }, pay],
        ]
  const sent: [DurationLikeObject, Doing][] =
    payment === 'cash_on_delivery'
      ? [
          [{ hours: 22 }, ship],
          [{ hours: 23 }, invoice],
          [{ days: 4 }, pay],
        ]
      : [...paid, [payment === 'cheque' ? { days: 4, hours: 3 } : { days: 1, hours: 6 }, ship]]
  const arrived: [DurationLikeObject, Doing][] = [...sent, [{ days: payment === 'cheque' ? 7 : 4, hours: 1 }, deliver]]
  switch (fate) {
    case 'placed':
      return begin
    case 'unpaid':
      return [...begin, [{ hours: 20 }, invoice]]
    case 'paid':
      return [...begin, ...paid]
    case 'partly_sent':
      return [...begin, ...paid, [{ days: 4, hours: 4 }, shipFirst]]
    case 'sent':
      return [...begin, ...arrived]
    case 'called_off':
      return [...begin, [{ hours: 1 }, (order) => order.cancel('Commande passée deux fois', true)]]
    case 'never_paid':
      return [
        ...begin,
        [{ days: 8 }, (order) => order.comment('Relancé par téléphone, sans réponse.')],
        [{ days: 15 }, (order) => order.cancel('Le paiement n’est pas arrivé', false)],
      ]
    case 'broken':
      return [...begin, ...arrived, [{ days: 9 }, broken]]
    case 'returned':
      return [...begin, ...arrived, [{ days: 16 }, returned]]
  }
}

/** Everything that happens to the orders of the past. */
export function ordersTimeline(shop: HistoryShop, orders: readonly PlannedOrder[]): Moment[] {
  return orders.flatMap((planned) => {
    const order = new HistoryOrder(shop, planned)
    return deeds(planned).map(([after, deed]) => ({
      at: writeInstant(planned.at.plus(after)),
      happen: () => deed(order),
    }))
  })
}
