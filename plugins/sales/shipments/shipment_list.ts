import { STATE_CHOICES } from '#plugins/sales/orders/lists/order_list'
import type { ListDefinition } from '#core/lists/list'

/** Every parcel that left. */
export default {
  permission: 'sales.shipments.list',
  label: { fr_FR: 'Expéditions', en_GB: 'Shipments' },
  from: 'sales_shipments s join sales_orders o on o.id = s.order_id',
  id: 's.id',
  order: '-created_at',
  search: [
    'lower(s.number)',
    'lower(o.number)',
    'core_fold(o.customer_name)',
    'core_fold(s.tracking_number)',
    'o.email',
  ],
  naming: { codes: ['s.number', 's.tracking_number', 'o.number', 'o.email'] },
  columns: {
    number: {
      type: 'text',
      sql: 's.number',
      sort: 's.number',
      label: { fr_FR: 'Numéro', en_GB: 'Number' },
      card: 'title',
    },
    created_at: {
      type: 'instant',
      sql: 's.created_at',
      label: { fr_FR: 'Expédiée le', en_GB: 'Sent' },
      card: 'subtitle',
    },
    delivered_at: {
      type: 'instant',
      sql: 's.delivered_at',
      label: { fr_FR: 'Livrée le', en_GB: 'Delivered' },
    },
    order: {
      type: 'text',
      sql: 'o.number',
      sort: 'o.number',
      label: { fr_FR: 'Commande', en_GB: 'Order' },
      card: 'amount',
    },
    customer: {
      type: 'text',
      sql: 'o.customer_name',
      label: { fr_FR: 'Client', en_GB: 'Customer' },
      card: 'subtitle',
    },
    quantity: { type: 'number', sql: 's.quantity', label: { fr_FR: 'Articles', en_GB: 'Items' }, card: 'subtitle' },
    source: { type: 'text', sql: 's.source_name', label: { fr_FR: 'Entrepôt', en_GB: 'Source' }, isShown: false },
    carrier: { type: 'text', sql: 's.carrier', label: { fr_FR: 'Transporteur', en_GB: 'Carrier' } },
    tracking: { type: 'text', sql: 's.tracking_number', label: { fr_FR: 'Suivi', en_GB: 'Tracking' } },
    state: {
      type: 'choice',
      sql: 'o.state',
      label: { fr_FR: 'État de la commande', en_GB: 'State of the order' },
      choices: STATE_CHOICES,
      isShown: false,
    },
  },
} satisfies ListDefinition
