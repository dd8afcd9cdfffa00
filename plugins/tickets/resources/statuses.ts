import { boolean } from '#core/fields/kinds/boolean'
import { integer } from '#core/fields/kinds/integer'
import { queryRows } from '#core/database/query_rows'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'

/** Where a ticket stands. */
export default resource('tickets.statuses', {
  label: {
    one: { fr_FR: 'Statut', en_GB: 'Status' },
    many: { fr_FR: 'Statuts', en_GB: 'Statuses' },
    create: { fr_FR: 'Ajouter un statut', en_GB: 'Add a status' },
  },
  table: 'tickets_statuses',
  translations: 'json',
  fields: {
    name: text({ label: { fr_FR: 'Nom', en_GB: 'Name' }, required: true, translated: true, length: 60 }),
    isClosed: boolean({
      label: { fr_FR: 'Fermé', en_GB: 'Closed' },
      help: {
        fr_FR: 'Personne n’attend plus rien d’un tel ticket.',
        en_GB: 'Nobody waits for such a ticket any more.',
      },
    }),
    doneRatio: integer({
      label: { fr_FR: 'Réalisé (%)', en_GB: 'Done (%)' },
      help: {
        fr_FR: 'Ce que vaut la réalisation d’un ticket avec ce statut, quand elle se déduit du statut.',
        en_GB: 'How far a ticket with this status is done, where that follows from the status.',
      },
      min: 0,
      max: 100,
      unit: { fr_FR: '%', en_GB: '%' },
    }),
    position: integer({
      label: { fr_FR: 'Ordre', en_GB: 'Order' },
      min: 0,
      max: 9999,
      default: 'next',
      blank: 0,
      column: 'hidden',
    }),
  },
  title: 'name',
  order: 'position',
  menu: { parent: 'tickets', order: 60 },
  usedBy: [
    { label: { fr_FR: 'Tickets', en_GB: 'Tickets' }, table: 'tickets_tickets', column: 'status_id' },
    { label: { fr_FR: 'Trackers', en_GB: 'Trackers' }, table: 'tickets_trackers', column: 'status_id' },
  ],
  hooks: {
    async afterSave({ trx, before, after: { id, isClosed } }) {
      if (!before || before.isClosed === isClosed) return
      await queryRows(trx, 'update tickets_tickets set is_closed = ? where status_id = ?', [isClosed, id])
    },
  },
})
