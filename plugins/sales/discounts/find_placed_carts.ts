import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { destinationOf } from '#plugins/sales/shared/destination'
import { isMoneySql } from '#plugins/catalogue/index'
import { orderLines, orders } from '#plugins/sales/orders/tables'
import type { CartForDiscounts, DiscountableShipping } from '#plugins/sales/contracts/discount_source'

/** An order as discounts saw its cart when it was placed. */
export interface PlacedCart extends CartForDiscounts {
  orderId: number
  number: string
  /** ISO 8601. */
  placedAt: string
  shipping: DiscountableShipping | null
  /** The code that was typed. */
  couponCode: string | null
}

const ORDER = [
  'id',
  'number',
  'channel',
  'currency',
  'locale',
  'customerId',
  'customer',
  'billing',
  'delivery',
  'shipping',
  'paymentCode',
  'couponCode',
  'placedAt',
] as const

const LINE = [
  'orderId',
  'position',
  'variantId',
  'productId',
  'sku',
  'quantity',
  'unitAmount',
  'weight',
  'ships',
] as const

/** Orders as carts that discounts can be asked about. Two statements, however many. */
@inject()
export class FindPlacedCarts {
  constructor(private readonly store: Store) {}

  /** Null: there is no such order. */
  async byId(id: number): Promise<PlacedCart | null> {
    const [found] = await this.#read('where o.id = ?', [id])
    return found ?? null
  }

  /** The last orders, newest first, without those that were cancelled. */
  last(count: number): Promise<PlacedCart[]> {
    return this.#read("where o.state <> 'canceled' order by o.id desc limit ?", [count])
  }

  async #read(end: string, bindings: readonly number[]): Promise<PlacedCart[]> {
    const db = this.store.read
    const columns = orders.columns('o', ORDER)
    const found = await this.store.reader.all<object>(`select ${columns} from sales_orders o ${end}`, bindings)
    const placed = found.map((row) => orders.pick(row, ORDER))
    const ids = placed.map(({ id }) => id)
    const rows = await db.run<{ is_money: unknown }>(
      `select ${orderLines.columns('l', LINE)}, ${isMoneySql('l.product_id')} as is_money from sales_order_lines l
       where l.order_id in ${db.ids} and l.parent_position is null order by l.position`,
      ids
    )
    const lines = Map.groupBy(
      rows.map((row) => ({ ...orderLines.pick(row, LINE), isMoney: Boolean(row.is_money) })),
      ({ orderId }) => orderId
    )
    return placed.map(({ id, customer, billing, delivery, shipping, ...order }) => ({
      ...order,
      orderId: id,
      group: customer.group,
      destination: destinationOf(delivery ?? billing),
      shipping: shipping && { code: shipping.code, amount: shipping.worth.gross },
      lines: (lines.get(id) ?? []).map(({ position, variantId, productId, orderId: _order, ...line }) => ({
        ...line,
        key: String(position),
        // What was deleted since is in no category and has no attributes.
        variantId: variantId ?? 0,
        productId: productId ?? 0,
      })),
    }))
  }
}
