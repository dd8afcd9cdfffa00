import { channelName } from '#plugins/sales/shared/channel_name'
import type { Label } from '#core/i18n/label'
import type { ListDefinition } from '#core/lists/list'
import type { QuoteState } from '#plugins/sales/quotes/quote_states'

/** States as staff read them. */
export const STATES: Record<QuoteState, Label> = {
  requested: { fr_FR: 'À chiffrer', en_GB: 'To be priced' },
  sent: { fr_FR: 'Envoyé', en_GB: 'Sent' },
  accepted: { fr_FR: 'Accepté', en_GB: 'Accepted' },
  refused: { fr_FR: 'Refusé', en_GB: 'Refused' },
  canceled: { fr_FR: 'Annulé', en_GB: 'Cancelled' },
  expired: { fr_FR: 'Expiré', en_GB: 'Expired' },
}

/** Everything that was asked to be priced, or offered. */
export default {
  permission: 'sales.quotes.list',
  label: { fr_FR: 'Devis', en_GB: 'Quotes' },
  from: 'sales_quotes q left join sales_orders o on o.id = q.order_id',
  id: 'q.id',
  order: '-requested_at',
  search: ['lower(q.number)', 'core_fold(q.customer_name)', 'q.email'],
  naming: { codes: ['q.number', 'q.email'] },
  tabs: {
    to_answer: {
      label: { fr_FR: 'À chiffrer', en_GB: 'To be priced' },
      filter: { state: 'requested', maker: 'customer' },
    },
    drafts: { label: { fr_FR: 'Brouillons', en_GB: 'Drafts' }, filter: { state: 'requested', maker: 'staff' } },
    sent: { label: { fr_FR: 'Envoyés', en_GB: 'Sent' }, filter: { state: 'sent' } },
  },
  columns: {
    number: { type: 'text', sql: 'q.number', sort: 'q.number', label: { fr_FR: 'Numéro', en_GB: 'Number' } },
    requested_at: { type: 'instant', sql: 'q.requested_at', label: { fr_FR: 'Ouvert le', en_GB: 'Opened' } },
    customer: { type: 'text', sql: 'q.customer_name', label: { fr_FR: 'Client', en_GB: 'Customer' } },
    email: { type: 'text', sql: 'q.email', label: { fr_FR: 'E-mail', en_GB: 'E-mail' }, isShown: false },
    state: {
      type: 'choice',
      sql: 'q.state',
      label: { fr_FR: 'État', en_GB: 'State' },
      choices: Object.entries(STATES).map(([value, label]) => ({ value, label })),
    },
    total: { type: 'money', sql: 'q.total_amount', currency: 'q.currency', label: { fr_FR: 'Total', en_GB: 'Total' } },
    valid_until: { type: 'instant', sql: 'q.valid_until', label: { fr_FR: 'Valable jusqu’au', en_GB: 'Valid until' } },
    revision: {
      type: 'number',
      sql: 'q.revision - 1',
      label: { fr_FR: 'Envois', en_GB: 'Sendings' },
      isShown: false,
    },
    order: {
      type: 'text',
      sql: "coalesce(o.number, '')",
      label: { fr_FR: 'Commande', en_GB: 'Order' },
      isShown: false,
    },
    maker: {
      type: 'choice',
      sql: 'q.maker',
      label: { fr_FR: 'Ouvert par', en_GB: 'Opened by' },
      choices: [
        { value: 'customer', label: { fr_FR: 'Le client', en_GB: 'The customer' } },
        { value: 'staff', label: { fr_FR: 'L’équipe', en_GB: 'Staff' } },
      ],
      isShown: false,
    },
    customer_id: {
      type: 'number',
      sql: 'coalesce(q.customer_id, 0)',
      label: { fr_FR: 'Numéro du client', en_GB: 'Number of the customer' },
      isHidden: true,
    },
    channel: {
      type: 'text',
      sql: channelName('q.channel'),
      label: { fr_FR: 'Canal', en_GB: 'Channel' },
      isShown: false,
    },
  },
} satisfies ListDefinition
