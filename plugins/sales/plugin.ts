import { definePlugin } from '#core/plugin/define_plugin'
import { permissions, roles } from '#plugins/sales/permissions'
import { routes } from '#plugins/sales/routes'
import { settings } from '#plugins/sales/settings'
import '#plugins/sales/contracts/extension_points'

/** Carts, checkout, delivery, taxes and orders. */
export default definePlugin({
  id: 'sales',
  version: '0.1.0',
  label: { fr_FR: 'Ventes', en_GB: 'Sales' },
  requires: { core: '^1.0.0', catalogue: '^0.1.0', configuration: '^0.1.0', platform: '^0.1.0', users: '^0.1.0' },
  permissions,
  roles,
  routes,
  settings,
  listeners: {
    'sales.order.canceled': { mail_order_canceled: () => import('#plugins/sales/listeners/mail_order_canceled') },
    'sales.order.commented': { mail_order_commented: () => import('#plugins/sales/listeners/mail_order_commented') },
    'sales.quote.requested': { mail_quote_requested: () => import('#plugins/sales/listeners/mail_quote_requested') },
    'sales.order.refunded': { mail_order_refunded: () => import('#plugins/sales/listeners/mail_order_refunded') },
    'sales.order.shipped': { mail_order_shipped: () => import('#plugins/sales/listeners/mail_order_shipped') },
    'sales.order.invoiced': { mail_order_invoiced: () => import('#plugins/sales/listeners/mail_order_invoiced') },
    'sales.order.placed': { mail_order_placed: () => import('#plugins/sales/listeners/mail_order_placed') },
  },
  extends: {
    'catalogue.tax_categories': { 'sales.tax_categories': () => import('#plugins/sales/taxes/tax_category_source') },
    'core.inspections': { 'sales.numbers': () => import('#plugins/sales/services/documents/inspect_numbers') },
    'core.jobs': {
      'sales.check_numbers': () => import('#plugins/sales/jobs/check_numbers_job'),
      'sales.sweep_keys': () => import('#plugins/sales/jobs/sweep_keys_job'),
    },
    'core.lists': {
      'sales.invoices': () => import('#plugins/sales/lists/invoice_list'),
      'sales.orders': () => import('#plugins/sales/lists/order_list'),
      'sales.refunds': () => import('#plugins/sales/lists/refund_list'),
      'sales.category_report': () => import('#plugins/sales/lists/reports/category_report'),
      'sales.customer_report': () => import('#plugins/sales/lists/reports/customer_report'),
      'sales.period_report': () => import('#plugins/sales/lists/reports/period_report'),
      'sales.product_report': () => import('#plugins/sales/lists/reports/product_report'),
      'sales.stock_report': () => import('#plugins/sales/lists/reports/stock_report'),
      'sales.tax_report': () => import('#plugins/sales/lists/reports/tax_report'),
      'sales.shipments': () => import('#plugins/sales/lists/shipment_list'),
      'sales.table_rates': () => import('#plugins/sales/lists/table_rate_list'),
      'sales.tax_categories': () => import('#plugins/sales/lists/tax_category_list'),
      'sales.tax_rates': () => import('#plugins/sales/lists/tax_rate_list'),
      'sales.transactions': () => import('#plugins/sales/lists/transaction_list'),
    },
    'core.mails': {
      'sales.order_canceled': () => import('#plugins/sales/mails/order_canceled'),
      'sales.order_commented': () => import('#plugins/sales/mails/order_commented'),
      'sales.order_invoiced': () => import('#plugins/sales/mails/order_invoiced'),
      'sales.order_placed': () => import('#plugins/sales/mails/order_placed'),
      'sales.order_refunded': () => import('#plugins/sales/mails/order_refunded'),
      'sales.order_shipped': () => import('#plugins/sales/mails/order_shipped'),
      'sales.order_placed_staff': () => import('#plugins/sales/mails/order_placed_staff'),
      'sales.quote_requested': () => import('#plugins/sales/mails/quote_requested'),
      'sales.quote_requested_staff': () => import('#plugins/sales/mails/quote_requested_staff'),
    },
    'core.preparations': { 'sales.taxes': () => import('#plugins/sales/preparations/prepare_taxes') },
    'core.schedules': {
      'sales.check_numbers': () => import('#plugins/sales/jobs/check_numbers_schedule'),
      'sales.sweep_keys': () => import('#plugins/sales/jobs/sweep_keys_schedule'),
    },
    'platform.dashboard_widgets': {
      'sales.best_products': () => import('#plugins/sales/widgets/best_products_widget'),
      'sales.open_invoices': () => import('#plugins/sales/widgets/open_invoices_widget'),
      'sales.orders': () => import('#plugins/sales/widgets/orders_widget'),
      'sales.turnover': () => import('#plugins/sales/widgets/turnover_widget'),
      'sales.waiting': () => import('#plugins/sales/widgets/waiting_widget'),
    },
    'users.personal_data': { 'sales.orders': () => import('#plugins/sales/sources/order_personal_data') },
    'catalogue.wish_takers': { 'sales.cart': () => import('#plugins/sales/services/cart/take_wish') },
    'core.session_listeners': { 'sales.cart': () => import('#plugins/sales/listeners/cart_follows_sign_in') },
    'sales.shipping_gates': {
      'sales.corsica': () => import('#plugins/sales/shipping/corsica_gate'),
      'sales.countries': () => import('#plugins/sales/shipping/countries_gate'),
    },
    'sales.shipping_methods': {
      'sales.flat_rate': () => import('#plugins/sales/shipping/flat_rate'),
      'sales.free': () => import('#plugins/sales/shipping/free_shipping'),
      'sales.table_rates': () => import('#plugins/sales/shipping/table_rates'),
    },
  },
  offers: ['sales.discount_sources', 'sales.payment_methods', 'sales.shipping_gates', 'sales.shipping_methods'],
})
