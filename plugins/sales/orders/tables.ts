import { amount, history, SALE, SALE_LINE } from '#plugins/sales/documents/columns'
import { bigint, instant, integer, json, named, nullable, table, text } from '#core/database/table'
import type { Declarations } from '#plugins/sales/documents/frozen'
import type { FrozenShipping } from '#plugins/sales/documents/frozen'
import type { OrderState } from '#plugins/sales/orders/order_states'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

export const orders = table('sales_orders', {
  ...SALE,
  state: text<OrderState>(),
  shipping: nullable(json<FrozenShipping>()),
  paymentCode: text(),
  paymentTitle: text(),
  declarations: json<Declarations>(),
  invoiced: amount('invoiced'),
  paid: amount('paid'),
  refunded: amount('refunded'),
  placedAt: instant(),
})

export const orderLines = table('sales_order_lines', {
  ...SALE_LINE,
  orderId: bigint(),
  baseTotal: amount('base_total'),
  baseNet: amount('base_net'),
  baseTax: amount('base_tax'),
  invoiced: integer(),
  shipped: integer(),
  refunded: integer(),
  canceled: integer(),
  /** Refunded before they were shipped. */
  unshipped: integer(),
})

export const orderTaxes = table('sales_order_taxes', {
  id: bigint(),
  orderId: bigint(),
  position: integer(),
  rate: named('tax_rate', json<TaxRate>()),
  net: amount('net'),
  tax: amount('tax'),
  gross: amount('gross'),
})

export const orderDiscounts = table('sales_order_discounts', {
  id: bigint(),
  orderId: bigint(),
  position: integer(),
  source: text(),
  label: text(),
  code: named('coupon_code', nullable(text())),
  amount: bigint(),
})

export const orderHistory = table('sales_order_history', { ...history<OrderState>(), orderId: bigint() })
