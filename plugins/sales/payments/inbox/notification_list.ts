import { nameMethods } from '#plugins/sales/payments/services/name_methods'
import { label } from '#plugins/sales/shared/label'
import type { ListDefinition } from '#core/lists/list'

/** What payment providers told, as it came. */
export default {
  permission: 'sales.payment_notifications.list',
  label: label('Notifications de paiement', 'Payment notifications'),
  from: 'sales_payment_notifications n',
  id: 'n.id',
  order: '-received_at',
  present: nameMethods,
  search: ["lower(coalesce(n.number, ''))", 'core_fold(n.event)'],
  naming: { codes: ['n.event', 'n.number'] },
  columns: {
    received_at: { type: 'instant', sql: 'n.received_at', label: label('Reçue le', 'Received on') },
    method: { type: 'text', sql: 'n.method', label: label('Moyen de paiement', 'Payment method') },
    order: { type: 'text', sql: "coalesce(n.number, '')", label: label('Commande', 'Order') },
    verdict: {
      type: 'choice',
      sql: 'n.verdict',
      label: label('Origine', 'Origin'),
      choices: [
        { value: 'genuine', label: label('Signée', 'Signed') },
        { value: 'unproven', label: label('Relue chez le prestataire', 'Read again at the provider') },
        { value: 'stale', label: label('Trop ancienne', 'Too old') },
        { value: 'forged', label: label('Fausse', 'Forged') },
      ],
    },
    state: {
      type: 'choice',
      sql: 'n.state',
      label: label('État', 'State'),
      choices: [
        { value: 'waiting', label: label('En attente', 'Waiting') },
        { value: 'done', label: label('Traitée', 'Done') },
        { value: 'failed', label: label('En échec', 'Failed') },
        { value: 'apart', label: label('Mise à part', 'Kept apart') },
      ],
    },
    received: { type: 'number', sql: 'n.received', label: label('Reçue (fois)', 'Received (times)'), isShown: false },
    recorded: { type: 'number', sql: 'n.recorded', label: label('Nouveautés', 'New facts') },
    message: { type: 'text', sql: 'n.message', label: label('Raison', 'Reason'), sort: false },
    event: { type: 'text', sql: 'n.event', label: label('Événement', 'Event'), isShown: false },
  },
} satisfies ListDefinition
