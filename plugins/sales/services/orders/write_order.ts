import { dialectOf } from '#core/database/write_set'
import { rowWrite, type RowTarget } from '#core/database/write_rows'
import type { DraftLine, OrderDraft } from '#plugins/sales/services/orders/order_draft'
import type { GivenDiscount } from '#plugins/sales/contracts/totals'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

const LINES: RowTarget = {
  table: 'sales_order_lines',
  columns: {
    ...{ order_id: 'bigint', position: 'integer', parent_position: 'integer', variant_id: 'bigint' },
    ...{ product_id: 'bigint', sku: 'text', name: 'text', detail: 'text', selection: 'text', ships: 'boolean' },
    ...{ weight: 'integer', quantity: 'integer', unit_amount: 'bigint', regular_amount: 'bigint' },
    ...{ gross_amount: 'bigint', discount_amount: 'bigint', total_amount: 'bigint', net_amount: 'bigint' },
    ...{ tax_amount: 'bigint', base_total_amount: 'bigint', base_net_amount: 'bigint', base_tax_amount: 'bigint' },
    ...{ tax_rate: 'text', tax_category: 'text' },
  },
}

const TAXES: RowTarget = {
  table: 'sales_order_taxes',
  columns: {
    ...{ order_id: 'bigint', position: 'integer', tax_rate: 'text' },
    ...{ net_amount: 'bigint', tax_amount: 'bigint', gross_amount: 'bigint' },
  },
}

const DISCOUNTS: RowTarget = {
  table: 'sales_order_discounts',
  columns: {
    ...{ order_id: 'bigint', position: 'integer', source: 'text' },
    ...{ label: 'text', coupon_code: 'text', amount: 'bigint' },
  },
}

/** A line of an order; what it was made of may be gone from the shop since its quote was sent. */
type WrittenLine = Omit<DraftLine, 'variantId' | 'productId'> & { variantId: number | null; productId: number | null }

/** Longest name that a line keeps. */
const LONGEST = 255

/** What belongs to an order's row, to be run with other writes. */
export function orderParts(
  trx: Transaction,
  orderId: number,
  { lines, taxes }: Pick<OrderDraft, 'taxes'> & { lines: readonly WrittenLine[] },
  discounts: readonly GivenDiscount[]
): Write[] {
  const dialect = dialectOf(trx)
  return [
    rowWrite(
      dialect,
      LINES,
      lines.map((line) => [orderId, ...lineValues(line)])
    ),
    rowWrite(
      dialect,
      TAXES,
      taxes.map(({ rate, net, tax, gross }, index) => [orderId, index + 1, JSON.stringify(rate), net, tax, gross])
    ),
    rowWrite(
      dialect,
      DISCOUNTS,
      discounts.map(({ source, label, code, amount }, index) => [
        ...[orderId, index + 1, source, label.slice(0, LONGEST), code, amount],
      ])
    ),
  ]
}

function lineValues(line: WrittenLine) {
  const { worth, base } = line
  return [
    ...[line.position, line.parentPosition, line.variantId, line.productId, line.sku],
    ...[line.name.slice(0, LONGEST), line.detail.slice(0, LONGEST), line.choice && JSON.stringify(line.choice)],
    ...[line.ships, line.weight, line.quantity, line.unitAmount, line.regularAmount],
    ...[worth.gross, worth.discount, worth.total, worth.net, worth.tax],
    ...[base.total, base.net, base.tax, JSON.stringify(line.rate), line.taxCategory],
  ]
}
