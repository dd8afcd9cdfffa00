import { nameMethods } from '#plugins/sales/payments/services/name_methods'
import { label } from '#plugins/sales/shared/label'
import type { ListDefinition } from '#core/lists/list'

/** Alerts that staff have not closed. */
export const OPEN_ALERTS = { state: 'open' }

/** What staff must look at of online payments. */
export default {
  permission: 'sales.payment_alerts.list',
  label: label('Alertes de paiement', 'Payment alerts'),
  from: 'sales_payment_alerts a left join sales_orders o on o.id = a.order_id',
  id: 'a.id',
  order: '-created_at',
  present: nameMethods,
  search: ['core_fold(a.reference)', 'lower(a.number)', "core_fold(coalesce(o.customer_name, ''))"],
  naming: { codes: ['a.reference', 'a.number'] },
  tabs: {
    open: { label: label('À traiter', 'To do'), filter: OPEN_ALERTS },
    closed: { label: label('Classées', 'Closed'), filter: { state: 'closed' } },
  },
  columns: {
    kind: {
      type: 'choice',
      sql: 'a.kind',
      label: label('Alerte', 'Alert'),
      choices: [
        { value: 'paid_twice', label: label('Payée deux fois', 'Paid twice') },
        { value: 'paid_canceled', label: label('Commande annulée, mais payée', 'Cancelled order was paid') },
        { value: 'paid_late', label: label('Payée trop tard', 'Paid too late') },
        { value: 'other_amount', label: label('Autre montant', 'Other amount') },
        { value: 'other_currency', label: label('Autre devise', 'Other currency') },
        { value: 'refunded_elsewhere', label: label('Remboursée chez le prestataire', 'Refunded at the provider') },
        { value: 'disputed', label: label('Contestée', 'Disputed') },
        { value: 'unknown_order', label: label('Commande inconnue', 'Unknown order') },
        { value: 'missing_here', label: label('Inconnu de la boutique', 'Unknown to the shop') },
        { value: 'missing_there', label: label('Inconnu du prestataire', 'Unknown to the provider') },
        { value: 'amount_differs', label: label('Montants différents', 'Amounts differ') },
        { value: 'forged', label: label('Fausses notifications', 'Forged notifications') },
      ],
    },
    created_at: { type: 'instant', sql: 'a.created_at', label: label('Date', 'Date') },
    order: { type: 'text', sql: 'a.number', label: label('Commande', 'Order') },
    customer: {
      type: 'text',
      sql: "coalesce(o.customer_name, '')",
      label: label('Client', 'Customer'),
      sort: false,
    },
    method: { type: 'text', sql: 'a.method', label: label('Moyen de paiement', 'Payment method') },
    reference: { type: 'text', sql: 'a.reference', label: label('Référence', 'Reference') },
    amount: { type: 'money', sql: 'a.amount', currency: "nullif(a.currency, '')", label: label('Montant', 'Amount') },
    state: {
      type: 'choice',
      sql: 'a.state',
      label: label('État', 'State'),
      choices: [
        { value: 'open', label: label('À traiter', 'To do') },
        { value: 'closed', label: label('Classée', 'Closed') },
      ],
    },
    closed_by: { type: 'text', sql: "coalesce(a.closed_by, '')", label: label('Par', 'By'), isShown: false },
  },
} satisfies ListDefinition
