import { cartSettings } from '#plugins/sales/cart/settings'
import { shippingSettings } from '#plugins/sales/shipping/settings'
import { shipmentSettings } from '#plugins/sales/shipments/settings'
import { taxSettings } from '#plugins/sales/taxes/settings'
import { documentSettings } from '#plugins/sales/documents/settings'
import { invoiceSettings } from '#plugins/sales/invoices/settings'
import { numberSettings } from '#plugins/sales/documents/numbers/settings'
import { minimumSettings, orderSettings } from '#plugins/sales/orders/settings'
import { paymentSettings } from '#plugins/sales/payments/settings'
import { quoteSettings } from '#plugins/sales/quotes/settings'
import { termSettings } from '#plugins/sales/orders/term_settings'

/** What staff may change of selling while the shop runs. */
export const settings = {
  ...cartSettings,
  ...minimumSettings,
  ...taxSettings,
  ...shippingSettings,
  ...orderSettings,
  ...shipmentSettings,
  ...invoiceSettings,
  ...numberSettings,
  ...quoteSettings,
  ...documentSettings,
  ...paymentSettings,
  ...termSettings,
}
