import { label } from '#plugins/rma/label'
import type { ListDefinition } from '#core/lists/list'

/** The withdrawals of all consumers. */
export default {
  permission: 'rma.withdrawals.list',
  label: label('Rétractations', 'Withdrawals'),
  from: 'rma_withdrawals w',
  id: 'w.id',
  order: '-received_at',
  search: ['lower(w.number)', 'core_fold(w.customer_name)', 'w.email'],
  naming: { codes: ['w.number', 'w.order_number', 'w.email'] },
  tabs: { to_do: { label: label('À rembourser', 'To be refunded'), filter: { state: 'received' } } },
  columns: {
    number: { type: 'text', sql: 'w.number', sort: 'w.number', label: label('Numéro', 'Number'), card: 'title' },
    received_at: { type: 'instant', sql: 'w.received_at', label: label('Reçue le', 'Received') },
    order: { type: 'text', sql: 'w.order_number', sort: 'w.order_number', label: label('Commande', 'Order') },
    customer: { type: 'text', sql: 'w.customer_name', label: label('Client', 'Customer'), card: 'subtitle' },
    email: { type: 'text', sql: 'w.email', label: label('E-mail', 'E-mail'), isShown: false },
    state: {
      type: 'choice',
      sql: 'w.state',
      label: label('État', 'State'),
      choices: [
        { value: 'received', label: label('À rembourser', 'To be refunded'), tone: 'waiting' },
        { value: 'refunded', label: label('Remboursée', 'Refunded'), tone: 'good' },
        { value: 'declined', label: label('Écartée', 'Declined'), tone: 'bad' },
      ],
      card: 'state',
    },
    whole: { type: 'boolean', sql: 'w.is_whole', label: label('Toute la commande', 'Whole order') },
  },
} satisfies ListDefinition
