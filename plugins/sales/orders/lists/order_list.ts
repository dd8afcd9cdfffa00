import app from '@adonisjs/core/services/app'
import { SHORT_RESERVATIONS } from '#plugins/catalogue/index'
import { MethodTitles } from '#plugins/sales/orders/services/method_titles'
import { OWED } from '#plugins/sales/orders/lists/owed_sql'
import { PAYMENT_STATE, PAYMENT_STATES } from '#plugins/sales/orders/lists/payment_state_sql'
import { channelName } from '#plugins/sales/shared/channel_name'
import type { ListRow } from '#core/lists/list_value'
import type { Label } from '#core/i18n/label'
import type { ListDefinition } from '#core/lists/list'
import type { OrderState } from '#plugins/sales/orders/order_states'

/** States as people read them. */
const STATES: Record<OrderState, Label> = {
  pending: { fr_FR: 'En attente', en_GB: 'Pending' },
  pending_payment: { fr_FR: 'En attente de paiement', en_GB: 'Waiting for payment' },
  processing: { fr_FR: 'En préparation', en_GB: 'Processing' },
  completed: { fr_FR: 'Terminée', en_GB: 'Completed' },
  canceled: { fr_FR: 'Annulée', en_GB: 'Cancelled' },
  closed: { fr_FR: 'Close', en_GB: 'Closed' },
  quote: { fr_FR: 'Devis', en_GB: 'Quote' },
}

export const STATE_CHOICES = Object.entries(STATES).map(([value, label]) => ({ value, label }))

/** Orders that wait for somebody, as filters of the list. */
export const WAITING_ORDERS = {
  to_ship: { state: 'pending,pending_payment,processing', to_ship: '1..' },
  to_be_paid: { state: 'pending,pending_payment,processing', payment_state: 'unpaid,partly' },
  short: { short: '1..' },
  /** However small, in every currency. */
  owed: { owed: '0.001..' },
}

/** Everything that was ordered. */
export default {
  permission: 'sales.orders.list',
  label: { fr_FR: 'Commandes', en_GB: 'Orders' },
  from: 'sales_orders o',
  id: 'o.id',
  order: '-placed_at',
  search: ['lower(o.number)', 'core_fold(o.customer_name)', 'o.email'],
  naming: { codes: ['o.number', 'o.email'] },
  tabs: {
    to_ship: { label: { fr_FR: 'À expédier', en_GB: 'To ship' }, filter: WAITING_ORDERS.to_ship },
    to_be_paid: { label: { fr_FR: 'À encaisser', en_GB: 'To be paid' }, filter: WAITING_ORDERS.to_be_paid },
    short: { label: { fr_FR: 'En manque', en_GB: 'Short' }, filter: WAITING_ORDERS.short },
    owed: { label: { fr_FR: 'À rendre', en_GB: 'To give back' }, filter: WAITING_ORDERS.owed },
  },
  columns: {
    number: {
      type: 'text',
      sql: 'o.number',
      sort: 'o.number',
      label: { fr_FR: 'Numéro', en_GB: 'Number' },
      card: 'title',
    },
    placed_at: {
      type: 'instant',
      sql: 'o.placed_at',
      label: { fr_FR: 'Passée le', en_GB: 'Placed' },
      card: 'subtitle',
    },
    customer: {
      type: 'text',
      sql: 'o.customer_name',
      label: { fr_FR: 'Client', en_GB: 'Customer' },
      card: 'subtitle',
    },
    email: { type: 'text', sql: 'o.email', label: { fr_FR: 'E-mail', en_GB: 'E-mail' }, isShown: false },
    state: {
      type: 'choice',
      sql: 'o.state',
      label: { fr_FR: 'État', en_GB: 'State' },
      choices: STATE_CHOICES,
      card: 'state',
    },
    total: {
      type: 'money',
      sql: 'o.total_amount',
      currency: 'o.currency',
      label: { fr_FR: 'Total', en_GB: 'Total' },
      card: 'amount',
    },
    paid: {
      type: 'money',
      sql: 'o.paid_amount',
      currency: 'o.currency',
      label: { fr_FR: 'Réglé', en_GB: 'Paid' },
      isShown: false,
    },
    owed: {
      type: 'money',
      sql: OWED,
      currency: 'o.currency',
      label: { fr_FR: 'À rendre', en_GB: 'To give back' },
      isShown: false,
      sort: false,
    },
    payment_state: {
      type: 'choice',
      sql: PAYMENT_STATE,
      label: { fr_FR: 'Paiement', en_GB: 'Payment' },
      choices: PAYMENT_STATES,
      sort: false,
      card: 'state',
    },
    payment: {
      type: 'text',
      sql: 'o.payment_title',
      label: { fr_FR: 'Moyen de paiement', en_GB: 'Payment method' },
      isShown: false,
    },
    quantity: {
      type: 'number',
      sql: `(select coalesce(sum(l.quantity), 0) from sales_order_lines l
        where l.order_id = o.id and l.parent_position is null)`,
      label: { fr_FR: 'Articles', en_GB: 'Items' },
      filter: false,
      sort: false,
    },
    to_ship: {
      type: 'number',
      sql: `(select coalesce(sum(case when l.ships then l.quantity - l.shipped - l.canceled - l.unshipped else 0 end), 0)
        from sales_order_lines l where l.order_id = o.id and l.parent_position is null)`,
      label: { fr_FR: 'À expédier', en_GB: 'To ship' },
      sort: false,
    },
    short: {
      type: 'number',
      // Which orders are short is asked once, not for each.
      sql: `case when o.number in (select s.reference from ${SHORT_RESERVATIONS} s)
        then (select sum(s.missing) from ${SHORT_RESERVATIONS} s where s.reference = o.number) else 0 end`,
      label: { fr_FR: 'En manque', en_GB: 'Short' },
      isShown: false,
      sort: false,
    },
    coupon: {
      type: 'text',
      sql: "coalesce(o.coupon_code, '')",
      label: { fr_FR: 'Code', en_GB: 'Code' },
      isShown: false,
    },
    customer_id: {
      type: 'id',
      sql: 'o.customer_id',
      label: { fr_FR: 'N° de client', en_GB: 'Customer no.' },
      isHidden: true,
    },
    channel: {
      type: 'text',
      sql: channelName('o.channel'),
      label: { fr_FR: 'Canal', en_GB: 'Channel' },
      isShown: false,
    },
  },
  async present(rows, locale) {
    const titles = await (await app.container.make(MethodTitles)).payments(locale)
    return rows.map((row) => ({
      ...row,
      ...(row.payment === undefined ? {} : { payment: titleOf(row.payment, titles) }),
    }))
  },
} satisfies ListDefinition

const titleOf = (title: ListRow[string], titles: ReadonlyMap<string, string>) => titles.get(String(title)) ?? title
