import { DateTime } from 'luxon'
import { OPEN_ALERTS } from '#plugins/sales/payments/alerts/alert_list'
import { TO_PAY } from '#plugins/sales/refunds/refunds_widget'
import { WAITING_ORDERS } from '#plugins/sales/orders/lists/order_list'
import { label } from '#plugins/sales/shared/label'
import { listDesk } from '#plugins/platform/index'
import quoteList from '#plugins/sales/quotes/quote_list'
import type { DeskItem } from '#plugins/platform/index'
import type { ListRow } from '#core/lists/list_value'
import type { MoneyData } from '#core/money/money'

const SHOP = { kind: 'shop' } as const
const CUSTOMER = { kind: 'customer' } as const

const text = (value: ListRow[string] | undefined) => String(value ?? '')
const money = (value: ListRow[string] | undefined) => (value ? { amount: value as MoneyData } : {})

const orderItem = ({ id, number, customer, placed_at: at }: ListRow): Omit<DeskItem, 'id'> => ({
  number: text(number),
  title: text(customer),
  waitsFor: SHOP,
  since: text(at),
  screen: 'sales.admin.order',
  params: { id },
})

const orders = {
  list: 'sales.orders',
  permission: 'sales.orders.list',
  sort: 'placed_at',
  screen: 'sales.admin.orders',
  icon: 'order',
} as const

/** Orders whose pieces have to be sent. */
export const ordersToShip = listDesk({
  ...orders,
  label: label('Commandes à expédier', 'Orders to ship'),
  order: 10,
  entry: 'sales.menu.admin_orders',
  filter: WAITING_ORDERS.to_ship,
  item: (row) => ({ ...orderItem(row), ...money(row.total) }),
})

/** Orders for which stock is missing. */
export const shortOrders = listDesk({
  ...orders,
  label: label('Commandes en manque de stock', 'Orders short of stock'),
  order: 20,
  filter: WAITING_ORDERS.short,
  item: orderItem,
})

/** Orders whose customers wait for money without a credit note. */
export const ordersOwed = listDesk({
  ...orders,
  label: label('Argent à rendre', 'Money to give back'),
  icon: 'refund',
  order: 40,
  filter: WAITING_ORDERS.owed,
  item: (row) => ({ ...orderItem(row), ...money(row.owed) }),
})

/** Credit notes whose money has to be given. */
export const refundsToPay = listDesk({
  list: 'sales.refunds',
  label: label('Remboursements à verser', 'Refunds to pay'),
  icon: 'refund',
  permission: 'sales.refunds.list',
  order: 30,
  entry: 'sales.menu.admin_refunds',
  filter: TO_PAY,
  sort: 'issued_at',
  screen: 'sales.admin.refunds',
  item: ({ id, number, customer, returned, issued_at: at }) => ({
    number: text(number),
    title: text(customer),
    ...money(returned),
    waitsFor: SHOP,
    since: text(at),
    screen: 'sales.admin.refund',
    params: { id },
  }),
})

const quotes = {
  list: 'sales.quotes',
  icon: 'quote',
  permission: 'sales.quotes.list',
  screen: 'sales.admin.quotes',
} as const

const quoteItem = ({ id, number, customer, total, requested_at: at }: ListRow) => ({
  number: text(number),
  title: text(customer),
  ...money(total),
  since: text(at),
  screen: 'sales.admin.quote',
  params: { id },
})

/** Requests that wait for a price. */
export const quotesToAnswer = listDesk({
  ...quotes,
  label: label('Devis à chiffrer', 'Quotes to be priced'),
  order: 50,
  entry: 'sales.menu.admin_quotes',
  filter: quoteList.tabs.to_answer.filter,
  sort: 'requested_at',
  item: (row) => ({ ...quoteItem(row), waitsFor: SHOP }),
})

/** Quotes that their customers have not answered, until they end. */
export const quotesSent = listDesk({
  ...quotes,
  label: label('Devis sans réponse', 'Quotes not answered'),
  order: 90,
  filter: quoteList.tabs.sent.filter,
  sort: 'valid_until',
  item: (row) => ({ ...quoteItem(row), waitsFor: CUSTOMER, dueAt: text(row.valid_until) || null }),
})

/** Alerts about money that nobody has closed. */
export const paymentAlerts = listDesk({
  list: 'sales.payment_alerts',
  label: label('Alertes de paiement', 'Payment alerts'),
  icon: 'payment',
  permission: 'sales.payment_alerts.list',
  order: 5,
  entry: 'sales.menu.payment_alerts',
  filter: OPEN_ALERTS,
  sort: 'created_at',
  screen: 'sales.admin.payment_alerts',
  item: ({ id, order, customer, reference, amount, created_at: at }) => ({
    number: text(order),
    title: text(customer) || text(reference),
    ...money(amount),
    waitsFor: SHOP,
    since: text(at),
    screen: 'sales.admin.payment_alert',
    params: { id },
  }),
})

/** The days until yesterday. */
const untilYesterday = (now: string) => `..${DateTime.fromISO(now).minus({ days: 1 }).toISODate()}`

/** Invoices that should have been paid by now. */
export const overdueInvoices = listDesk({
  list: 'sales.invoices',
  label: label('Factures échues', 'Overdue invoices'),
  icon: 'invoice',
  permission: 'sales.invoices.list',
  order: 80,
  filter: (now) => ({ state: 'pending', due_at: untilYesterday(now) }),
  sort: 'due_at',
  screen: 'sales.admin.invoices',
  item: ({ id, number, customer, total, issued_at: at, due_at: due }) => ({
    number: text(number),
    title: text(customer),
    ...money(total),
    waitsFor: CUSTOMER,
    since: text(at),
    dueAt: text(due) || null,
    screen: 'sales.admin.invoice',
    params: { id },
  }),
})
