import { nameMethods } from '#plugins/sales/payments/services/name_methods'
import type { ListDefinition } from '#core/lists/list'

/** All money that came or went. */
export default {
  permission: 'sales.transactions.list',
  label: { fr_FR: 'Transactions', en_GB: 'Transactions' },
  from: `sales_transactions t join sales_orders o on o.id = t.order_id
    left join sales_invoices i on i.id = t.invoice_id left join sales_payments p on p.id = t.payment_id`,
  id: 't.id',
  order: '-created_at',
  present: nameMethods,
  search: ['core_fold(t.reference)', 'lower(o.number)', 'core_fold(o.customer_name)', 'o.email'],
  naming: { codes: ['t.reference', 'o.number', 'o.email'] },
  columns: {
    reference: { type: 'text', sql: 't.reference', label: { fr_FR: 'Référence', en_GB: 'Reference' } },
    created_at: { type: 'instant', sql: 't.created_at', label: { fr_FR: 'Date', en_GB: 'Date' } },
    paid_on: {
      type: 'day',
      sql: 't.paid_on',
      sort: false,
      label: { fr_FR: 'Reçu un autre jour', en_GB: 'Received on another day' },
      isShown: false,
    },
    order: { type: 'text', sql: 'o.number', sort: 'o.number', label: { fr_FR: 'Commande', en_GB: 'Order' } },
    invoice: { type: 'text', sql: "coalesce(i.number, '')", label: { fr_FR: 'Facture', en_GB: 'Invoice' } },
    customer: { type: 'text', sql: 'o.customer_name', label: { fr_FR: 'Client', en_GB: 'Customer' } },
    method: { type: 'text', sql: 't.method', label: { fr_FR: 'Moyen de paiement', en_GB: 'Payment method' } },
    kind: {
      type: 'choice',
      sql: 't.kind',
      label: { fr_FR: 'Nature', en_GB: 'Kind' },
      choices: [
        { value: 'paid', label: { fr_FR: 'Reçu', en_GB: 'Received' } },
        { value: 'refunded', label: { fr_FR: 'Remboursé', en_GB: 'Refunded' } },
        { value: 'authorised', label: { fr_FR: 'Autorisé', en_GB: 'Authorised' } },
        { value: 'failed', label: { fr_FR: 'Refusé', en_GB: 'Refused' } },
        { value: 'canceled', label: { fr_FR: 'Abandonné', en_GB: 'Abandoned' } },
        { value: 'capture_pending', label: { fr_FR: 'Encaissement en cours', en_GB: 'Capture under way' } },
        { value: 'capture_failed', label: { fr_FR: 'Encaissement refusé', en_GB: 'Capture refused' } },
        { value: 'refund_pending', label: { fr_FR: 'Remboursement en cours', en_GB: 'Refund under way' } },
        { value: 'refund_failed', label: { fr_FR: 'Remboursement refusé', en_GB: 'Refund refused' } },
        { value: 'void_failed', label: { fr_FR: 'Libération refusée', en_GB: 'Release refused' } },
        { value: 'disputed', label: { fr_FR: 'Repris par le prestataire', en_GB: 'Taken back by the provider' } },
      ],
    },
    mode: {
      type: 'choice',
      sql: "case when p.is_test then 'test' end",
      label: { fr_FR: 'Mode', en_GB: 'Mode' },
      choices: [{ value: 'test', label: { fr_FR: 'TEST', en_GB: 'TEST' }, tone: 'waiting' }],
    },
    amount: { type: 'money', sql: 't.amount', currency: 't.currency', label: { fr_FR: 'Montant', en_GB: 'Amount' } },
    by: { type: 'text', sql: 't.actor_name', label: { fr_FR: 'Par', en_GB: 'By' }, isShown: false },
  },
} satisfies ListDefinition
