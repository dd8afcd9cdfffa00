import { definePlugin } from '#core/plugin/define_plugin'
import { listExporter } from '#core/export/list_table'
import { events } from '#plugins/sales/events'
import { permissions, roles } from '#plugins/sales/permissions'
import { dangerous, presets } from '#plugins/sales/presets'
import { routes } from '#plugins/sales/routes'
import { settings } from '#plugins/sales/settings'
import '#plugins/sales/contracts/extension_points'

/** One export of a module, as the default export that a contribution is loaded from. */
function oneOf<Module extends object>(load: () => Promise<Module>) {
  return <Name extends keyof Module>(name: Name) =>
    async () => ({ default: (await load())[name] })
}

const waitingCounts = oneOf(() => import('#plugins/sales/documents/waiting_counts'))
const salesRecords = oneOf(() => import('#plugins/sales/documents/sales_records'))
const timelines = oneOf(() => import('#plugins/sales/timeline/document_timelines'))
const desk = oneOf(() => import('#plugins/sales/desk/desk_sources'))
const mail = oneOf(() => import('#plugins/sales/documents/mails/mail_templates'))
const mailing = oneOf(() => import('#plugins/sales/documents/mails/mail_listeners'))

/** A job that runs every so many seconds. */
const every = (seconds: number, job: string) => async () => ({ default: { job, every: seconds } })

const HOUR = 3600
const DAY = 24 * HOUR

/** Carts, checkout, delivery, taxes and orders. */
export default definePlugin({
  id: 'sales',
  version: '0.1.0',
  label: { fr_FR: 'Ventes', en_GB: 'Sales' },
  requires: { core: '^1.0.0', catalogue: '^0.1.0', configuration: '^0.1.0', platform: '^0.1.0', users: '^0.1.0' },
  permissions,
  roles,
  presets,
  dangerous,
  routes,
  settings,
  demo: () => import('#plugins/sales/demo/load_demo_seller'),
  events,
  listeners: {
    'catalogue.stock.short': { await_short_orders: () => import('#plugins/sales/orders/listeners/await_short_orders') },
    'sales.invoice.reminded': { mail_invoice_reminded: mailing('invoiceReminded') },
    'sales.order.canceled': { mail_order_canceled: mailing('orderCanceled') },
    'sales.order.commented': { mail_order_commented: mailing('orderCommented') },
    'sales.quote.requested': { mail_quote_requested: mailing('quoteRequested') },
    'sales.quote.sent': { mail_quote_sent: mailing('quoteSent') },
    'sales.quote.accepted': { mail_quote_accepted: mailing('quoteAccepted') },
    'sales.quote.refused': { mail_quote_closed: mailing('quoteClosed') },
    'sales.quote.canceled': { mail_quote_closed: mailing('quoteClosed') },
    'sales.quote.declined': { mail_quote_declined: mailing('quoteDeclined') },
    'sales.quote.commented': { mail_quote_commented: mailing('quoteCommented') },
    'users.customer.confirmed': { adopt_quotes: () => import('#plugins/sales/quotes/listeners/adopt_quotes') },
    'sales.money.returned': { mail_money_returned: mailing('moneyReturned') },
    'sales.payment.alerted': { mail_payment_alert: () => import('#plugins/sales/payments/alerts/mail_alert') },
    'sales.order.refunded': { mail_order_refunded: mailing('orderRefunded') },
    'sales.order.shipped': { mail_order_shipped: mailing('orderShipped') },
    'sales.order.invoiced': { mail_order_invoiced: mailing('orderInvoiced') },
    'sales.order.placed': { mail_order_placed: mailing('orderPlaced') },
  },
  extends: {
    'configuration.legal_texts': { terms: () => import('#plugins/sales/orders/terms_text') },
    'catalogue.tax_categories': { 'sales.tax_categories': () => import('#plugins/sales/taxes/tax_category_source') },
    'core.code_names': {
      'sales.payment_methods': () => import('#plugins/sales/payments/payment_names'),
      'sales.tax_categories': () => import('#plugins/sales/taxes/tax_category_names'),
    },
    'core.inspections': {
      'sales.numbers': () => import('#plugins/sales/documents/numbers/inspect_numbers'),
      'sales.payment_accounts': () => import('#plugins/sales/payments/accounts/inspect_accounts'),
    },
    'core.jobs': {
      'sales.abandon_payment': () => import('#plugins/sales/payments/abandon_payment_job'),
      'sales.ask_payments': () => import('#plugins/sales/payments/reconcile/ask_payments_job'),
      'sales.cancel_unpaid': () => import('#plugins/sales/orders/jobs/cancel_unpaid_job'),
      'sales.compare_payments': () => import('#plugins/sales/payments/reconcile/compare_payments_job'),
      'sales.sweep_notifications': () => import('#plugins/sales/payments/inbox/sweep_notifications_job'),
      'sales.take_notification': () => import('#plugins/sales/payments/inbox/take_notification_job'),
      'sales.check_numbers': () => import('#plugins/sales/documents/numbers/check_numbers_job'),
      'sales.close_quotes': () => import('#plugins/sales/quotes/close_quotes_job'),
      'sales.move_money': () => import('#plugins/sales/payments/move_money_job'),
      'sales.print': () => import('#plugins/sales/documents/papers/print_job'),
      'sales.remind_invoices': () => import('#plugins/sales/invoices/remind_invoices_job'),
      'sales.sweep_carts': () => import('#plugins/sales/cart/sweep_carts_job'),
      'sales.sweep_keys': () => import('#plugins/sales/documents/sweep_keys_job'),
      'sales.tell_short_orders': () => import('#plugins/sales/orders/jobs/tell_short_orders_job'),
    },
    'core.exporters': { 'sales.orders': async () => ({ default: listExporter('orders', 'sales.orders') }) },
    'core.importers': {
      'sales.bagisto_tax_rates': () => import('#plugins/sales/taxes/import/bagisto'),
      'sales.magento_tax_rates': () => import('#plugins/sales/taxes/import/magento'),
      'sales.woocommerce_tax_rates': () => import('#plugins/sales/taxes/import/woocommerce'),
      'sales.table_rate_file': () => import('#plugins/sales/shipping/table_rates/import/own'),
      'sales.magento_table_rates': () => import('#plugins/sales/shipping/table_rates/import/magento'),
    },
    'core.lists': {
      'sales.invoices': () => import('#plugins/sales/invoices/invoice_list'),
      'sales.orders': () => import('#plugins/sales/orders/lists/order_list'),
      'sales.quotes': () => import('#plugins/sales/quotes/quote_list'),
      'sales.refunds': () => import('#plugins/sales/refunds/refund_list'),
      'sales.category_report': () => import('#plugins/sales/reports/lists/category_report'),
      'sales.customer_report': () => import('#plugins/sales/reports/lists/customer_report'),
      'sales.period_report': () => import('#plugins/sales/reports/lists/period_report'),
      'sales.product_report': () => import('#plugins/sales/reports/lists/product_report'),
      'sales.stock_report': () => import('#plugins/sales/reports/lists/stock_report'),
      'sales.tax_report': () => import('#plugins/sales/reports/lists/tax_report'),
      'sales.shipments': () => import('#plugins/sales/shipments/shipment_list'),
      'sales.payment_alerts': () => import('#plugins/sales/payments/alerts/alert_list'),
      'sales.payment_notifications': () => import('#plugins/sales/payments/inbox/notification_list'),
      'sales.transactions': () => import('#plugins/sales/payments/transaction_list'),
    },
    'core.mails': {
      'sales.invoice_reminder': mail('invoiceReminder'),
      'sales.money_returned': mail('moneyReturned'),
      'sales.order_canceled': mail('orderCanceled'),
      'sales.order_commented': mail('orderCommented'),
      'sales.order_invoiced': mail('orderInvoiced'),
      'sales.order_placed': mail('orderPlaced'),
      'sales.order_reduced': mail('orderReduced'),
      'sales.order_refunded': mail('orderRefunded'),
      'sales.order_shipped': mail('orderShipped'),
      'sales.order_shipped_staff': mail('orderShippedStaff'),
      'sales.order_placed_staff': mail('orderPlacedStaff'),
      'sales.payment_alert_staff': mail('paymentAlertStaff'),
      'sales.orders_short_staff': mail('ordersShortStaff'),
      'sales.quote_accepted': mail('quoteAccepted'),
      'sales.quote_canceled': mail('quoteCanceled'),
      'sales.quote_commented': mail('quoteCommented'),
      'sales.quote_declined_staff': mail('quoteDeclinedStaff'),
      'sales.quote_refused': mail('quoteRefused'),
      'sales.quote_reminder': mail('quoteReminder'),
      'sales.quote_requested': mail('quoteRequested'),
      'sales.quote_requested_staff': mail('quoteRequestedStaff'),
      'sales.quote_sent': mail('quoteSent'),
    },
    'core.preparations': { 'sales.taxes': () => import('#plugins/sales/taxes/prepare_taxes') },
    'core.schedules': {
      'sales.ask_payments': every(300, 'sales.ask_payments'),
      'sales.cancel_unpaid': every(600, 'sales.cancel_unpaid'),
      'sales.compare_payments': every(DAY, 'sales.compare_payments'),
      'sales.sweep_notifications': every(DAY, 'sales.sweep_notifications'),
      'sales.check_numbers': every(DAY, 'sales.check_numbers'),
      'sales.close_quotes': every(HOUR, 'sales.close_quotes'),
      'sales.remind_invoices': every(HOUR, 'sales.remind_invoices'),
      'sales.sweep_carts': every(DAY, 'sales.sweep_carts'),
      'sales.sweep_keys': every(HOUR, 'sales.sweep_keys'),
    },
    'platform.banner_places': {
      'sales.cart': async () => ({
        default: { label: { fr_FR: 'Panier, sous les articles', en_GB: 'Cart, below its lines' } },
      }),
    },
    'platform.dashboard_widgets': {
      'sales.best_products': () => import('#plugins/sales/reports/best_products_widget'),
      'sales.open_invoices': () => import('#plugins/sales/invoices/open_invoices_widget'),
      'sales.orders': () => import('#plugins/sales/orders/orders_widget'),
      'sales.quotes': () => import('#plugins/sales/quotes/quote_widget'),
      'sales.payment_alerts': () => import('#plugins/sales/payments/alerts/alerts_widget'),
      'sales.refunds': () => import('#plugins/sales/refunds/refunds_widget'),
      'sales.turnover': () => import('#plugins/sales/reports/turnover_widget'),
      'sales.waiting': () => import('#plugins/sales/orders/waiting_widget'),
    },
    'platform.desk_sources': {
      'sales.payment_alerts': desk('paymentAlerts'),
      'sales.orders_to_ship': desk('ordersToShip'),
      'sales.orders_short': desk('shortOrders'),
      'sales.refunds_to_pay': desk('refundsToPay'),
      'sales.orders_owed': desk('ordersOwed'),
      'sales.quotes_to_answer': desk('quotesToAnswer'),
      'sales.invoices_overdue': desk('overdueInvoices'),
      'sales.quotes_sent': desk('quotesSent'),
    },
    'platform.menu_counts': {
      'sales.invoices': waitingCounts('invoices'),
      'sales.orders': waitingCounts('orders'),
      'sales.quotes': () => import('#plugins/sales/quotes/quotes_to_answer'),
      'sales.payment_alerts': () => import('#plugins/sales/payments/alerts/alerts_to_close'),
      'sales.refunds': () => import('#plugins/sales/refunds/refunds_to_pay'),
    },
    'platform.record_sources': {
      'sales.orders': salesRecords('orders'),
      'sales.quotes': salesRecords('quotes'),
      'sales.invoices': salesRecords('invoices'),
      'sales.shipments': salesRecords('shipments'),
      'sales.refunds': salesRecords('refunds'),
      'sales.transactions': salesRecords('transactions'),
    },
    'platform.timeline_sources': {
      'sales.orders': () => import('#plugins/sales/timeline/order_timeline'),
      'sales.quotes': () => import('#plugins/sales/timeline/quote_timeline'),
      'sales.shipments': timelines('shipments'),
      'sales.invoices': timelines('invoices'),
      'sales.refunds': timelines('refunds'),
      'sales.transactions': timelines('transactions'),
    },
    'platform.timeline_subjects': { 'sales.orders': () => import('#plugins/sales/timeline/order_subject') },
    'users.customer_figures': {
      'sales.orders': () => import('#plugins/sales/orders/order_figures'),
      'sales.invoices': () => import('#plugins/sales/invoices/invoice_figures'),
    },
    'users.personal_data': {
      'sales.carts': () => import('#plugins/sales/personal_data/cart_personal_data'),
      'sales.orders': () => import('#plugins/sales/personal_data/order_personal_data'),
      'sales.quotes': () => import('#plugins/sales/personal_data/quote_personal_data'),
    },
    'catalogue.purchases': { 'sales.orders': () => import('#plugins/sales/purchases/purchase_source') },
    'catalogue.wish_takers': { 'sales.cart': () => import('#plugins/sales/cart/services/take_wish') },
    'core.session_listeners': { 'sales.cart': () => import('#plugins/sales/cart/cart_follows_sign_in') },
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
  offers: [
    'sales.after_sale',
    'sales.discount_sources',
    'sales.order_placements',
    'sales.payment_methods',
    'sales.shipping_gates',
    'sales.shipping_methods',
  ],
})
