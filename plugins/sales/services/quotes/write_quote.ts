import { dialectOf } from '#core/database/write_set'
import { queryRows } from '#core/database/query_rows'
import { rowWrite, type RowTarget } from '#core/database/write_rows'
import type { DraftLine, OrderDraft, OrderAmounts } from '#plugins/sales/services/orders/order_draft'
import type { Origin } from '#core/audit/origin'
import type { QuoteState } from '#plugins/sales/states/quote_states'
import type { Transaction } from '#core/database/store'
import type { WorkedCart } from '#plugins/sales/services/cart/work_out_cart'
import type { Write } from '#core/database/write'

const LINES: RowTarget = {
  table: 'sales_quote_lines',
  columns: {
    ...{ quote_id: 'bigint', position: 'integer', parent_position: 'integer', variant_id: 'bigint' },
    ...{ product_id: 'bigint', sku: 'text', name: 'text', detail: 'text', selection: 'text', ships: 'boolean' },
    ...{ weight: 'integer', quantity: 'integer', unit_amount: 'bigint', regular_amount: 'bigint' },
    ...{ gross_amount: 'bigint', discount_amount: 'bigint', total_amount: 'bigint', net_amount: 'bigint' },
    ...{ tax_amount: 'bigint', tax_rate: 'text', tax_category: 'text' },
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

/** Values of the quote's own row, by column. */
export type QuoteValues = Record<string, string | number | boolean | null>

/** Writes the quote's own row; gives its id. */
export async function insertQuote(trx: Transaction, values: QuoteValues): Promise<number> {
  const names = Object.keys(values)
  const sql = `insert into sales_quotes (${names.join(', ')}) values (${names.map(() => '?').join(', ')}) returning id`
  const [row] = await queryRows<{ id: number }>(trx, sql, Object.values(values))
  return Number(row?.id)
}

/** The amounts of a draft as columns. */
export function quoteAmounts({ amounts, base }: OrderDraft): QuoteValues {
  const columns = (prefix: string, of: OrderAmounts) =>
    Object.entries(of).map(([name, amount]) => [`${prefix}${name}_amount`, amount] as const)
  return Object.fromEntries([...columns('', amounts), ...columns('base_', base)])
}

/** What is frozen of the sums, as JSON. */
export function quoteSums({ shipping, taxes }: OrderDraft, { totals }: WorkedCart): QuoteValues {
  const discounts = totals.discounts.map(({ label, code, amount }) => ({ label, code, amount }))
  return {
    shipping: shipping && JSON.stringify(shipping),
    taxes: JSON.stringify(taxes),
    discounts: JSON.stringify(discounts),
  }
}

export function quoteLines(trx: Transaction, quoteId: number, lines: readonly DraftLine[]): Write {
  return rowWrite(
    dialectOf(trx),
    LINES,
    lines.map((line) => [
      ...[quoteId, line.position, line.parentPosition, line.variantId, line.productId, line.sku],
      ...[line.name.slice(0, LONGEST), line.detail.slice(0, LONGEST), line.choice && JSON.stringify(line.choice)],
      ...[line.ships, line.weight, line.quantity, line.unitAmount, line.regularAmount],
      ...[line.worth.gross, line.worth.discount, line.worth.total, line.worth.net, line.worth.tax],
      ...[JSON.stringify(line.rate), line.taxCategory],
    ])
  )
}

/** A move of a quote, for its history. */
export interface QuoteMove {
  quoteId: number
  kind: 'requested' | 'canceled'
  from: QuoteState | null
  to: QuoteState
  text?: string
  origin: Origin
  now: string
}

export function quoteMoved(trx: Transaction, { quoteId, kind, from, to, text = '', origin, now }: QuoteMove): Write {
  const { actor } = origin
  return rowWrite(dialectOf(trx), HISTORY, [
    [quoteId, kind, from, to, text, '{}', false, null, actor.kind, actor.id, actor.name, now],
  ])
}
