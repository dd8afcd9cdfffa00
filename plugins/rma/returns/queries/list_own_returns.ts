import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import type { ReturnState } from '#plugins/rma/returns/return_states'

/** A return in the customer's list. */
export interface OwnReturn {
  id: number
  number: string
  orderNumber: string
  state: ReturnState
  openedAt: string
  /** Pieces. */
  quantity: number
}

interface Row {
  id: number
  number: string
  order_number: string
  state: ReturnState
  created_at: string
  quantity: number
  count: number
}

const LIMIT = 20

/** Most returns that the page of an order names. */
const MOST_OF_ORDER = 20

/** The returns of a customer, newest first. One statement. */
@inject()
export class ListOwnReturns {
  constructor(private readonly store: Store) {}

  async execute(customerId: number, page: number) {
    const rows = await this.store.reader.all<Row>(
      `select r.id, r.number, r.order_number, r.state, r.created_at, count(*) over () as count,
         (select sum(l.quantity) from rma_return_lines l where l.return_id = r.id) as quantity
       from rma_returns r where r.customer_id = ? order by r.id desc limit ? offset ?`,
      [customerId, LIMIT, (page - 1) * LIMIT]
    )
    const data = rows.map((row): OwnReturn => {
      const { number, order_number: orderNumber, state, created_at: openedAt } = row
      return { id: Number(row.id), number, orderNumber, state, openedAt, quantity: Number(row.quantity) }
    })
    return { data, meta: { total: Number(rows[0]?.count ?? 0), page, limit: LIMIT } }
  }

  /** The returns of an order, newest first. One statement. */
  async ofOrder(orderId: number): Promise<Pick<OwnReturn, 'id' | 'number' | 'state'>[]> {
    const rows = await this.store.reader.all<Pick<Row, 'id' | 'number' | 'state'>>(
      `select id, number, state from rma_returns where order_id = ? order by id desc limit ${MOST_OF_ORDER}`,
      [orderId]
    )
    return rows.map(({ id, number, state }) => ({ id: Number(id), number, state }))
  }
}
