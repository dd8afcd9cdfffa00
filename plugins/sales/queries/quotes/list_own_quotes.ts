import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import type { MoneyData } from '#core/money/money'
import type { QuoteState } from '#plugins/sales/states/quote_states'

/** A quote in the list of its customer. */
export interface OwnQuote {
  number: string
  state: QuoteState
  requestedAt: string
  total: MoneyData
  /** Pieces in all. */
  quantity: number
}

interface Row {
  number: string
  state: QuoteState
  requested_at: string
  total_amount: number
  currency: string
  quantity: number
  count: number
}

const LIMIT = 20

const FIND = `select q.number, q.state, q.requested_at, q.total_amount, q.currency, count(*) over () as count,
    (select sum(l.quantity) from sales_quote_lines l where l.quote_id = q.id and l.parent_position is null) as quantity
  from sales_quotes q where q.customer_id = ? order by q.id desc limit ? offset ?`

/** The quotes of a customer, the newest first: one statement. */
@inject()
export class ListOwnQuotes {
  constructor(private readonly store: Store) {}

  async execute(customerId: number, page: number) {
    const rows = await this.store.reader.all<Row>(FIND, [customerId, LIMIT, (page - 1) * LIMIT])
    const data: OwnQuote[] = rows.map(({ number, state, requested_at: requestedAt, currency, quantity, ...row }) => ({
      ...{ number, state, requestedAt, quantity: Number(quantity) },
      total: { amount: Number(row.total_amount), currency },
    }))
    return { data, meta: { total: Number(rows[0]?.count ?? 0), page, limit: LIMIT } }
  }
}
