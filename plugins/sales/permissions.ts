import { tableRatePermissions } from '#plugins/sales/shipping/table_rates/permissions'
import { taxPermissions } from '#plugins/sales/taxes/permissions'
import { invoicePermissions } from '#plugins/sales/invoices/permissions'
import { orderPermissions, ownOrderPermissions } from '#plugins/sales/orders/permissions'
import { refundPermissions } from '#plugins/sales/refunds/permissions'
import { reportPermissions } from '#plugins/sales/reports/permissions'
import { shipmentPermissions } from '#plugins/sales/shipments/permissions'
import { transactionPermissions } from '#plugins/sales/payments/permissions'
import { ownQuotePermissions, quotePermissions } from '#plugins/sales/quotes/permissions'
import type { PermissionDeclarations } from '#core/plugin/contract'

/** What staff may be allowed to do in the sales, and customers in their account. */
export const permissions = {
  admin: {
    ...orderPermissions,
    ...quotePermissions,
    ...shipmentPermissions,
    ...invoicePermissions,
    ...refundPermissions,
    ...transactionPermissions,
    ...reportPermissions,
    ...taxPermissions,
    ...tableRatePermissions,
  },
  front: { ...ownOrderPermissions, ...ownQuotePermissions },
} satisfies PermissionDeclarations

/** Which seeded role receives what. */
export const roles = {
  admin: Object.keys(permissions.admin),
  customer: Object.keys(permissions.front),
  professional: Object.keys(permissions.front),
}
