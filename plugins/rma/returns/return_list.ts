import { label } from '#plugins/rma/label'
import { RESOLUTIONS } from '#plugins/rma/reasons/resolutions'
import type { ListDefinition, Tone } from '#core/lists/list'
import type { Label } from '#core/i18n/label'
import type { ReturnState } from '#plugins/rma/returns/return_states'

/** States as staff read them. */
const STATES: Record<ReturnState, { label: Label; tone: Tone }> = {
  'new_request': { label: label('Nouvelle demande', 'New request'), tone: 'waiting' },
  'processing': { label: label('En cours de traitement', 'Being handled'), tone: 'waiting' },
  'awaiting_return': { label: label('Retour attendu', 'Awaiting return'), tone: 'active' },
  'returned': { label: label('Colis reçu', 'Parcel received'), tone: 'waiting' },
  'refunded': { label: label('Remboursé', 'Refunded'), tone: 'good' },
  'new_parcel_sent': { label: label('Nouveau colis envoyé', 'New parcel sent'), tone: 'good' },
  'refused': { label: label('Refusé', 'Refused'), tone: 'plain' },
  'solved': { label: label('Résolu', 'Solved'), tone: 'good' },
  'customer-closed': { label: label('Fermé par le client', 'Closed by the customer'), tone: 'plain' },
}

/** The returns of all customers. */
export default {
  permission: 'rma.returns.list',
  label: label('Retours', 'Returns'),
  from: `rma_returns r`,
  id: 'r.id',
  order: '-opened_at',
  search: ['lower(r.number)', 'lower(r.order_number)', 'core_fold(r.customer_name)', 'r.email'],
  naming: { codes: ['r.number', 'r.order_number', 'r.email'] },
  tabs: {
    to_do: { label: label('À traiter', 'To be handled'), filter: { state: 'new_request,processing,returned' } },
    awaited: { label: label('Retours attendus', 'Awaited'), filter: { state: 'awaiting_return' } },
  },
  columns: {
    number: { type: 'text', sql: 'r.number', sort: 'r.number', label: label('Numéro', 'Number'), card: 'title' },
    opened_at: { type: 'instant', sql: 'r.created_at', label: label('Ouvert le', 'Opened') },
    order: { type: 'text', sql: 'r.order_number', sort: 'r.order_number', label: label('Commande', 'Order') },
    customer: { type: 'text', sql: 'r.customer_name', label: label('Client', 'Customer'), card: 'subtitle' },
    email: { type: 'text', sql: 'r.email', label: label('E-mail', 'E-mail'), isShown: false },
    state: {
      type: 'choice',
      sql: 'r.state',
      label: label('État', 'State'),
      choices: Object.entries(STATES).map(([value, { label: words, tone }]) => ({ value, label: words, tone })),
      card: 'state',
    },
    resolution: {
      type: 'choice',
      sql: 'r.resolution',
      label: label('Demande', 'Wanted'),
      choices: Object.entries(RESOLUTIONS).map(([value, words]) => ({ value, label: words })),
    },
    pieces: {
      type: 'number',
      sql: '(select sum(l.quantity) from rma_return_lines l where l.return_id = r.id)',
      label: label('Articles', 'Pieces'),
    },
    moved_at: { type: 'instant', sql: 'r.moved_at', label: label('Dernier changement', 'Last change'), isShown: false },
    written_at: {
      type: 'instant',
      sql: 'r.written_at',
      label: label('Dernier message', 'Last message'),
      isShown: false,
    },
    opened_by: {
      type: 'choice',
      sql: 'r.opened_by',
      label: label('Ouvert par', 'Opened by'),
      choices: [
        { value: 'customer', label: label('Le client', 'The customer') },
        { value: 'staff', label: label('L’équipe', 'Staff') },
      ],
      isShown: false,
    },
    order_id: {
      type: 'id',
      sql: 'r.order_id',
      label: label('N° de commande interne', 'Id of the order'),
      isHidden: true,
    },
    customer_id: {
      type: 'id',
      sql: 'r.customer_id',
      label: label('N° du client', 'Id of the customer'),
      isHidden: true,
    },
  },
} satisfies ListDefinition
