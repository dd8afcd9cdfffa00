import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import type { MoneyData } from '#core/money/money'
import type { OrderState } from '#plugins/sales/orders/order_states'

/** An order in the customer's list. */
export interface OwnOrder {
  number: string
  state: OrderState
  placedAt: string
  total: MoneyData
  /** Number of pieces. */
  quantity: number
  /** `money`: it is unpaid (`payment` is the method). `shop`: the shop prepares it. Null: neither. */
  waitsFor: 'money' | 'shop' | null
  /** Title of the payment method. */
  payment: string
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
  paid_amount: number
  payment_code: string
  payment_title: string
  quantity: number
  count: number
}

const LIMIT = 20

const FIND = `select o.number, o.state, o.placed_at, o.total_amount, o.currency, o.paid_amount,
    o.payment_code, o.payment_title, count(*) over () as count,
    (select sum(l.quantity) from sales_order_lines l where l.order_id = o.id and l.parent_position is null) as quantity
  from sales_orders o where o.customer_id = ? order by o.id desc limit ? offset ?`

/** The orders of a customer, newest first. Runs one statement. */
@inject()
export class ListOwnOrders {
  constructor(private readonly store: Store) {}

  async execute(customerId: number, page: number): Promise<OwnOrderPage> {
    const rows = await this.store.reader.all<Row>(FIND, [customerId, LIMIT, (page - 1) * LIMIT])
    return {
      data: rows.map(ownOrder),
      meta: { total: Number(rows[0]?.count ?? 0), page, limit: LIMIT },
    }
  }
}

function ownOrder(row: Row): OwnOrder {
  const { number, state, placed_at: placedAt, total_amount: amount, currency, payment_title: payment } = row
  return {
    number,
    state,
    placedAt,
    total: { amount: Number(amount), currency },
    quantity: Number(row.quantity),
    waitsFor: waitsFor(row),
    payment,
  }
}

/** An order with payment on delivery, or without an amount due, does not wait for money. */
function waitsFor({ state, paid_amount: paid, total_amount: total, payment_code: code }: Row): OwnOrder['waitsFor'] {
  if (state === 'pending_payment') return 'money'
  if (state !== 'pending') return null
  return Number(paid) < Number(total) && !code.endsWith('cash_on_delivery') ? 'money' : 'shop'
}
