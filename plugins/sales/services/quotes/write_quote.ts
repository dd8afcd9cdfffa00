import { dialectOf } from '#core/database/write_set'
import { rowWrite, type RowTarget } from '#core/database/write_rows'
import type { Origin } from '#core/audit/origin'
import type { QuoteDraft, QuoteLine } from '#plugins/sales/services/quotes/quote_draft'
import type { QuoteState } from '#plugins/sales/states/quote_states'
import type { OrderAmounts } from '#plugins/sales/services/orders/order_draft'
import type { RowValues } from '#plugins/sales/services/documents/insert_row'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

const LINES: RowTarget = {
  table: 'sales_quote_lines',
  columns: {
    ...{ quote_id: 'bigint', position: 'integer', parent_position: 'integer', variant_id: 'bigint' },
    ...{ product_id: 'bigint', sku: 'text', name: 'text', detail: 'text', selection: 'text', ships: 'boolean' },
    ...{ weight: 'integer', quantity: 'integer', unit_amount: 'bigint', regular_amount: 'bigint' },
    ...{ gross_amount: 'bigint', discount_amount: 'bigint', total_amount: 'bigint', net_amount: 'bigint' },
    ...{ tax_amount: 'bigint', off_amount: 'bigint', tax_rate: 'text', tax_category: 'text' },
  },
}

const HISTORY: RowTarget = {
  table: 'sales_quote_history',
  columns: {
    ...{ quote_id: 'bigint', kind: 'text', state_from: 'text', state_to: 'text', text: 'text', details: 'text' },
    ...{ is_told: 'boolean', once: 'text', actor_kind: 'text', actor_id: 'bigint', actor_name: 'text' },
    created_at: 'instant',
  },
}

/** Longest name that a line keeps. */
const LONGEST = 255

/** What a draft comes to, as columns of the quote's own row. */
export function draftColumns({
  amounts,
  base,
  shipping,
  taxes,
  discounts,
  couponCode,
  uses = [],
}: QuoteDraft): RowValues {
  const columns = (prefix: string, of: OrderAmounts) =>
    Object.entries(of).map(([name, amount]) => [`${prefix}${name}_amount`, amount] as const)
  return {
    ...Object.fromEntries([...columns('', amounts), ...columns('base_', base)]),
    shipping: shipping && JSON.stringify(shipping),
    taxes: JSON.stringify(taxes),
    discounts: JSON.stringify(discounts),
    coupon_code: couponCode,
    uses: JSON.stringify(uses),
  }
}

export function quoteLines(trx: Transaction, quoteId: number, lines: readonly QuoteLine[]): Write {
  return rowWrite(
    dialectOf(trx),
    LINES,
    lines.map((line) => [
      ...[quoteId, line.position, line.parentPosition, line.variantId, line.productId, line.sku],
      ...[line.name.slice(0, LONGEST), line.detail.slice(0, LONGEST), line.choice && JSON.stringify(line.choice)],
      ...[line.ships, line.weight, line.quantity, line.unitAmount, line.regularAmount],
      ...[line.worth.gross, line.worth.discount, line.worth.total, line.worth.net, line.worth.tax, line.off],
      ...[JSON.stringify(line.rate), line.taxCategory],
    ])
  )
}

/** Something that happened to a quote. */
export interface QuoteMoment {
  kind:
    | 'requested'
    | 'repriced'
    | 'addressed'
    | 'sent'
    | 'comment'
    | 'refused'
    | 'canceled'
    | 'declined'
    | 'accepted'
    | 'expired'
  /** The way of its state, where it moved. */
  from?: QuoteState | null
  to?: QuoteState | null
  /** What somebody wrote. */
  text?: string
  /** Numbers that tell more. */
  details?: Record<string, unknown>
  /** The customer was told. */
  isTold?: boolean
}

interface About {
  quoteId: number
  origin: Origin
  now: string
}

/** Tells the history of a quote what happened, to be run with other writes. */
export function quoteMoment(trx: Transaction, { quoteId, origin, now }: About, moment: QuoteMoment): Write {
  const { kind, from = null, to = null, text = '', details = {}, isTold = false } = moment
  const { actor } = origin
  return rowWrite(dialectOf(trx), HISTORY, [
    [quoteId, kind, from, to, text, JSON.stringify(details), isTold, null, actor.kind, actor.id, actor.name, now],
  ])
}
