import { invoicePermissions } from '#plugins/sales/invoices/permissions'
import { orderPermissions } from '#plugins/sales/orders/permissions'
import { refundPermissions } from '#plugins/sales/refunds/permissions'
import { reportPermissions } from '#plugins/sales/reports/permissions'
import { shipmentPermissions } from '#plugins/sales/shipments/permissions'
import { transactionPermissions } from '#plugins/sales/payments/permissions'
import { quotePermissions } from '#plugins/sales/quotes/permissions'
import type { PluginDefinition } from '#core/plugin/contract'

const all = {
  ...orderPermissions,
  ...quotePermissions,
  ...shipmentPermissions,
  ...invoicePermissions,
  ...refundPermissions,
  ...transactionPermissions,
}
const keys = (permissions: object) => Object.keys(permissions)

/** Give money away, or take back what was agreed. */
export const dangerous = [
  'sales.orders.cancel',
  'sales.quotes.cancel',
  'sales.refunds.create',
  'sales.transactions.refund',
  'sales.tax_categories.delete',
  'sales.tax_rates.delete',
  'sales.table_rates.delete',
]

/** Reads and prints, changes nothing. */
const isReading = (key: string) => /\.(?:list|view|print)$/.test(key) || key.startsWith('sales.menu.')

export const presets: PluginDefinition['presets'] = {
  order_preparation: [
    'sales.orders.list',
    'sales.orders.view',
    'sales.orders.comment',
    'sales.menu.admin_orders',
    ...keys(shipmentPermissions),
  ],
  shop_clerk: keys(all).filter((key) => !dangerous.includes(key)),
  accountant: [
    ...keys(all).filter(isReading),
    ...keys(reportPermissions),
    'sales.tax_rates.list',
    'sales.menu.tax_rates',
  ],
  operations: [...keys(all), ...keys(reportPermissions)],
  export_orders: ['orders', 'shipments', 'invoices'].flatMap((kind) => [`sales.${kind}.list`, `sales.${kind}.view`]),
}
