import type { ListDefinition } from '#core/lists/list'

/** Every credit note that was issued. */
export default {
  permission: 'sales.refunds.list',
  label: { fr_FR: 'Remboursements', en_GB: 'Refunds' },
  from: 'sales_refunds r join sales_orders o on o.id = r.order_id',
  id: 'r.id',
  order: '-issued_at',
  search: ['lower(r.number)', 'lower(o.number)', 'core_fold(o.customer_name)', 'o.email'],
  naming: { codes: ['r.number', 'o.number', 'o.email'] },
  columns: {
    number: { type: 'text', sql: 'r.number', sort: 'r.number', label: { fr_FR: 'Avoir', en_GB: 'Credit note' } },
    issued_at: { type: 'instant', sql: 'r.issued_at', label: { fr_FR: 'Émis le', en_GB: 'Issued' } },
    order: { type: 'text', sql: 'o.number', sort: 'o.number', label: { fr_FR: 'Commande', en_GB: 'Order' } },
    customer: { type: 'text', sql: 'o.customer_name', label: { fr_FR: 'Client', en_GB: 'Customer' } },
    reason: { type: 'text', sql: 'r.reason', sort: false, label: { fr_FR: 'Motif', en_GB: 'Reason' } },
    net: { type: 'money', sql: 'r.net_amount', currency: 'r.currency', label: { fr_FR: 'Total HT', en_GB: 'Net' } },
    tax: { type: 'money', sql: 'r.tax_amount', currency: 'r.currency', label: { fr_FR: 'TVA', en_GB: 'VAT' } },
    total: { type: 'money', sql: 'r.total_amount', currency: 'r.currency', label: { fr_FR: 'Total', en_GB: 'Total' } },
    state: {
      type: 'choice',
      sql: 'r.state',
      label: { fr_FR: 'Argent', en_GB: 'Money' },
      choices: [
        { value: 'due', label: { fr_FR: 'À verser', en_GB: 'To be paid' } },
        { value: 'refunded', label: { fr_FR: 'Rendu', en_GB: 'Given back' } },
        { value: 'pending', label: { fr_FR: 'En route', en_GB: 'On its way' } },
        { value: 'failed', label: { fr_FR: 'Refusé', en_GB: 'Refused' } },
        { value: 'settled', label: { fr_FR: 'Rien à rendre', en_GB: 'None to give back' } },
      ],
    },
    returned: {
      type: 'money',
      sql: 'r.returned_amount',
      currency: 'r.currency',
      label: { fr_FR: 'Argent à rendre', en_GB: 'Money to give back' },
      isShown: false,
    },
    by: { type: 'text', sql: 'r.actor_name', label: { fr_FR: 'Par', en_GB: 'By' }, isShown: false },
  },
} satisfies ListDefinition
