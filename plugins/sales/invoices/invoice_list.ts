import { invoiceReminders } from '#plugins/sales/invoices/services/invoice_reminders'
import type { ListDefinition } from '#core/lists/list'

/** Every invoice that was issued. */
export default {
  permission: 'sales.invoices.list',
  label: { fr_FR: 'Factures', en_GB: 'Invoices' },
  from: 'sales_invoices i join sales_orders o on o.id = i.order_id',
  id: 'i.id',
  order: '-issued_at',
  search: ['lower(i.number)', 'lower(o.number)', 'core_fold(o.customer_name)', 'o.email'],
  naming: { codes: ['i.number', 'o.number', 'o.email'] },
  tabs: {
    open: { label: { fr_FR: 'À régler', en_GB: 'To be paid' }, filter: { state: 'pending' } },
    paid: { label: { fr_FR: 'Réglées', en_GB: 'Paid' }, filter: { state: 'paid' } },
  },
  columns: {
    number: {
      type: 'text',
      sql: 'i.number',
      sort: 'i.number',
      label: { fr_FR: 'Numéro', en_GB: 'Number' },
      card: 'title',
    },
    issued_at: {
      type: 'instant',
      sql: 'i.issued_at',
      label: { fr_FR: 'Émise le', en_GB: 'Issued' },
      card: 'subtitle',
    },
    order: { type: 'text', sql: 'o.number', sort: 'o.number', label: { fr_FR: 'Commande', en_GB: 'Order' } },
    customer: {
      type: 'text',
      sql: 'o.customer_name',
      label: { fr_FR: 'Client', en_GB: 'Customer' },
      card: 'subtitle',
    },
    customer_id: {
      type: 'id',
      sql: 'o.customer_id',
      label: { fr_FR: 'N° de client', en_GB: 'Customer no.' },
      isHidden: true,
    },
    state: {
      type: 'choice',
      sql: 'i.state',
      label: { fr_FR: 'État', en_GB: 'State' },
      choices: [
        { value: 'pending', label: { fr_FR: 'À régler', en_GB: 'To be paid' } },
        { value: 'paid', label: { fr_FR: 'Réglée', en_GB: 'Paid' } },
        { value: 'credited', label: { fr_FR: 'Annulée par avoir', en_GB: 'Credited' } },
      ],
      card: 'state',
    },
    due_at: {
      type: 'instant',
      sql: 'case when i.is_due_on_delivery then null else i.due_at end',
      label: { fr_FR: 'Échéance', en_GB: 'Due' },
      isShown: false,
    },
    net: { type: 'money', sql: 'i.net_amount', currency: 'i.currency', label: { fr_FR: 'Total HT', en_GB: 'Net' } },
    tax: { type: 'money', sql: 'i.tax_amount', currency: 'i.currency', label: { fr_FR: 'TVA', en_GB: 'VAT' } },
    total: {
      type: 'money',
      sql: 'i.total_amount',
      currency: 'i.currency',
      label: { fr_FR: 'Total', en_GB: 'Total' },
      card: 'amount',
    },
    paid: {
      type: 'money',
      sql: 'i.paid_amount',
      currency: 'i.currency',
      label: { fr_FR: 'Réglé', en_GB: 'Paid' },
      isShown: false,
    },
    reminders: {
      type: 'number',
      sql: invoiceReminders.count,
      label: { fr_FR: 'Relances', en_GB: 'Reminders' },
      isShown: false,
    },
  },
} satisfies ListDefinition
