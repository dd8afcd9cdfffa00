import app from '@adonisjs/core/services/app'
import { SHORT_RESERVATIONS } from '#plugins/catalogue/index'
import { MethodTitles } from '#plugins/sales/services/orders/method_titles'
import { OWED } from '#plugins/sales/lists/owed_sql'
import { channelName } from '#plugins/sales/lists/channel_name'
import type { ListRow } from '#core/lists/list_value'
import type { Label } from '#core/plugin/contract'
import type { ListDefinition } from '#core/lists/list'
import type { OrderState } from '#plugins/sales/states/order_states'

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

/** Everything that was ordered. */
export default {
  permission: 'sales.orders.list',
  label: { fr_FR: 'Commandes', en_GB: 'Orders' },
  from: 'sales_orders o',
  id: 'o.id',
  order: '-placed_at',
  search: ['core_fold(o.number)', 'core_fold(o.customer_name)', 'o.email'],
  columns: {
    number: { type: 'text', sql: 'o.number', sort: 'o.number', label: { fr_FR: 'Numéro', en_GB: 'Number' } },
    placed_at: { type: 'instant', sql: 'o.placed_at', label: { fr_FR: 'Passée le', en_GB: 'Placed' } },
    customer: { type: 'text', sql: 'o.customer_name', label: { fr_FR: 'Client', en_GB: 'Customer' } },
    email: { type: 'text', sql: 'o.email', label: { fr_FR: 'E-mail', en_GB: 'E-mail' }, isShown: false },
    state: {
      type: 'choice',
      sql: 'o.state',
      label: { fr_FR: 'État', en_GB: 'State' },
      choices: STATE_CHOICES,
    },
    total: {
      type: 'money',
      sql: 'o.total_amount',
      currency: 'o.currency',
      label: { fr_FR: 'Total', en_GB: 'Total' },
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
    payment: { type: 'text', sql: 'o.payment_title', label: { fr_FR: 'Paiement', en_GB: 'Payment' } },
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
