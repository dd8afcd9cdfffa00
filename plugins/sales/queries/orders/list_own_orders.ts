import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import type { MoneyData } from '#core/money/money'
import type { OrderState } from '#plugins/sales/states/order_states'

/** An order in the list of its customer. */
export interface OwnOrder {
  number: string
  state: OrderState
  placedAt: string
  total: MoneyData
  /** Pieces in all. */
  quantity: number
}

export interface OwnOrderPage {
  data: OwnOrder[]
  meta: { total: number; page: number; limit: number }
}

interface Row {
  number: string
  state: OrderState
  placed_at: string
  total_amount: number
  currency: string
  quantity: number
  count: number
}

const LIMIT = 20

const FIND = `select o.number, o.state, o.placed_at, o.total_amount, o.currency, count(*) over () as count,
    (select sum(l.quantity) from sales_order_lines l where l.order_id = o.id and l.parent_position is null) as quantity
  from sales_orders o where o.customer_id = ? order by o.id desc limit ? offset ?`

/** The orders of a customer, the newest first: one statement. */
@inject()
export class ListOwnOrders {
  constructor(private readonly store: Store) {}

  async execute(customerId: number, page: number): Promise<OwnOrderPage> {
    const rows = await this.store.reader.all<Row>(FIND, [customerId, LIMIT, (page - 1) * LIMIT])
    return {
      data: rows.map(({ number, state, placed_at: placedAt, total_amount: amount, currency, quantity }) => ({
        ...{ number, state, placedAt, total: { amount: Number(amount), currency }, quantity: Number(quantity) },
      })),
      meta: { total: Number(rows[0]?.count ?? 0), page, limit: LIMIT },
    }
  }
}
