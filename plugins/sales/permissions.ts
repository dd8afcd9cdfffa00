import { configurationPermissions } from '#plugins/sales/permissions/configuration'
import {
  invoicePermissions,
  orderPermissions,
  ownOrderPermissions,
  refundPermissions,
  reportPermissions,
  shipmentPermissions,
  transactionPermissions,
} from '#plugins/sales/permissions/orders'
import { ownQuotePermissions, quotePermissions } from '#plugins/sales/permissions/quotes'
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
    ...configurationPermissions,
  },
  front: { ...ownOrderPermissions, ...ownQuotePermissions },
} satisfies PermissionDeclarations

/** Which seeded role receives what. */
export const roles = {
  admin: Object.keys(permissions.admin),
  customer: Object.keys(permissions.front),
  professional: Object.keys(permissions.front),
}
