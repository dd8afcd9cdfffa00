import { newStaffVisit } from '#plugins/users/testing'
import { anOrder, type ShopVisitor } from '#plugins/sales/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { InvoiceAnswer } from '#plugins/sales/invoices/invoice_answer'
import type { RefundAnswer } from '#plugins/sales/refunds/refund_answer'
import type { ShipmentAnswer } from '#plugins/sales/shipments/queries/show_shipment'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { Store } from '#core/database/store'

export const API = '/api/admin/sales'

export function dataOf<T>({ status, body }: Answer): T {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return (body as { data: T }).data
}

/** Staff who issue documents of orders. */
export class Office {
  private constructor(
    readonly store: Store,
    readonly staff: Visitor
  ) {}

  static async open(store: Store): Promise<Office> {
    return new Office(store, await newStaffVisit())
  }

  /** An order of so many pieces, as staff see it. */
  async order(quantities: Record<string, number>, visitor?: ShopVisitor): Promise<StaffOrderAnswer> {
    return this.byNumber((await anOrder(quantities, visitor)).order.number)
  }

  async byNumber(number: string): Promise<StaffOrderAnswer> {
    const row = await this.store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [number])
    return dataOf(await this.staff.send('GET', `${API}/orders/${Number(row?.id)}`))
  }

  async invoice({ id, lines }: StaffOrderAnswer, quantity?: number): Promise<InvoiceAnswer> {
    const told = {
      lines: lines.map((line) => ({ lineId: line.id, quantity: quantity ?? line.quantity })),
      notify: false,
    }
    return dataOf(await this.staff.send('POST', `${API}/orders/${id}/invoices`, told))
  }

  async ship({ id, lines }: StaffOrderAnswer): Promise<ShipmentAnswer> {
    const pieces = lines.map((line) => ({ lineId: line.id, quantity: line.quantity }))
    return dataOf(
      await this.staff.send('POST', `${API}/orders/${id}/shipments`, { source: 'main', notify: false, lines: pieces })
    )
  }

  /** Records what is due, then gives one piece of the first line back with the words and amounts. */
  async refund({ id, lines }: StaffOrderAnswer, bill: InvoiceAnswer, said: object = {}): Promise<RefundAnswer> {
    const money = { method: 'payment_offline.cheque', amount: bill.due.amount }
    dataOf(await this.staff.send('POST', `${API}/invoices/${bill.id}/transactions`, money))
    const wish = { shipping: 0, adjustmentRefund: 0, adjustmentFee: 0, source: 'main', notify: false, ...said }
    const pieces = [{ lineId: lines[0]?.id, quantity: 1, restock: true }]
    return dataOf(await this.staff.send('POST', `${API}/orders/${id}/refunds`, { lines: pieces, ...wish }))
  }
}
