import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { ownLines } from '#plugins/sales/orders/services/stored_order'
import type { MoneyData } from '#core/money/money'
import type { QuoteDraft } from '#plugins/sales/quotes/services/quote_draft'
import type { QuoteState } from '#plugins/sales/quotes/quote_states'

/** A quote in the customer's list, with the values of its last sent revision, or else of the request. */
export interface OwnQuote {
  number: string
  state: QuoteState
  requestedAt: string
  /** Null: the shop has not sent it yet. */
  validUntil: string | null
  total: MoneyData
  /** Number of pieces. */
  quantity: number
}

interface Row {
  number: string
  state: QuoteState
  requested_at: string
  valid_until: string | null
  draft: string | null
  total_amount: number
  currency: string
  quantity: number
  count: number
}

const LIMIT = 20

const FIND = `select q.number, q.state, q.requested_at, q.valid_until, q.total_amount, q.currency,
    count(*) over () as count, r.draft,
    (select sum(l.quantity) from sales_quote_lines l where l.quote_id = q.id and l.parent_position is null) as quantity
  from sales_quotes q left join sales_quote_revisions r on r.quote_id = q.id and r.revision = q.revision - 1
  where q.customer_id = ? and (q.maker = 'customer' or q.revision > 1) order by q.id desc limit ? offset ?`

/** The quotes of a customer, newest first. Runs one statement. */
@inject()
export class ListOwnQuotes {
  constructor(private readonly store: Store) {}

  async execute(customerId: number, page: number) {
    const rows = await this.store.reader.all<Row>(FIND, [customerId, LIMIT, (page - 1) * LIMIT])
    const data = rows.map(ownQuote)
    return { data, meta: { total: Number(rows[0]?.count ?? 0), page, limit: LIMIT } }
  }
}

function ownQuote({
  number,
  state,
  requested_at: requestedAt,
  valid_until: validUntil,
  currency,
  ...row
}: Row): OwnQuote {
  const sent = row.draft === null ? null : (JSON.parse(row.draft) as QuoteDraft)
  const pieces = sent && ownLines(sent.lines).reduce((sum, line) => sum + line.quantity, 0)
  return {
    number,
    state,
    requestedAt,
    validUntil,
    quantity: pieces ?? Number(row.quantity),
    total: { amount: sent?.amounts.total ?? Number(row.total_amount), currency },
  }
}
