import { boolean } from '#core/fields/kinds/boolean'
import { integer } from '#core/fields/kinds/integer'
import { queryRows } from '#core/database/query_rows'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'
import { requestRenewal } from '#plugins/tickets/clocks/request_renewal'
import { defaultPriorityMissing } from '#plugins/tickets/vocabulary/errors'

/** A year, in minutes. */
const YEAR = 525_600

/** How urgent a ticket is, and how long people wait at most. */
export default resource('tickets.priorities', {
  label: {
    one: { fr_FR: 'Priorité', en_GB: 'Priority' },
    many: { fr_FR: 'Priorités', en_GB: 'Priorities' },
    create: { fr_FR: 'Ajouter une priorité', en_GB: 'Add a priority' },
  },
  caption: {
    fr_FR: 'De la moins urgente à la plus urgente. Les délais se comptent en heures ouvrées.',
    en_GB: 'From the least to the most urgent. Times are counted in business hours.',
  },
  table: 'tickets_priorities',
  translations: 'json',
  fields: {
    name: text({ label: { fr_FR: 'Nom', en_GB: 'Name' }, required: true, translated: true, length: 60 }),
    answerMinutes: integer({
      label: { fr_FR: 'Première réponse (minutes)', en_GB: 'First answer (minutes)' },
      help: {
        fr_FR: 'Minutes ouvrées jusqu’à la première réponse. Vide\u202f: sans délai.',
        en_GB: 'Business minutes until the first answer. Empty: no limit.',
      },
      min: 1,
      max: YEAR,
      unit: { fr_FR: 'min', en_GB: 'min' },
    }),
    solutionMinutes: integer({
      label: { fr_FR: 'Solution (minutes)', en_GB: 'Solution (minutes)' },
      help: {
        fr_FR: 'Minutes ouvrées jusqu’à la fermeture. Vide\u202f: sans délai.',
        en_GB: 'Business minutes until it is closed. Empty: no limit.',
      },
      min: 1,
      max: YEAR,
      unit: { fr_FR: 'min', en_GB: 'min' },
    }),
    isDefault: boolean({ label: { fr_FR: 'Par défaut', en_GB: 'Default' } }),
    isActive: boolean({ label: { fr_FR: 'Proposée', en_GB: 'Offered' }, default: true }),
    position: integer({
      label: { fr_FR: 'Ordre', en_GB: 'Order' },
      help: { fr_FR: 'Le plus grand est le plus urgent.', en_GB: 'The greatest is the most urgent.' },
      min: 0,
      max: 9999,
      default: 'next',
      blank: 0,
    }),
  },
  title: 'name',
  order: 'position',
  menu: { parent: 'tickets', order: 70 },
  permissions: { mass_update: false },
  protects: { field: 'isDefault', from: 'delete' },
  usedBy: [{ label: { fr_FR: 'Tickets', en_GB: 'Tickets' }, table: 'tickets_tickets', column: 'priority_id' }],
  hooks: {
    validate({ before, after }) {
      if (before?.isDefault && !after.isDefault) throw defaultPriorityMissing({}, 'isDefault')
    },
    async afterSave({ trx, before, after }) {
      const { id, isDefault, answerMinutes, solutionMinutes } = after
      const isOther = before?.answerMinutes !== answerMinutes || before.solutionMinutes !== solutionMinutes
      if (before && isOther) await requestRenewal(trx)
      if (!isDefault || before?.isDefault) return
      const sql = 'update tickets_priorities set is_default = ?, version = version + 1 where id <> ? and is_default = ?'
      await queryRows(trx, sql, [false, id, true])
    },
    beforeDelete({ row }) {
      if (row.isDefault) throw defaultPriorityMissing()
      return Promise.resolve()
    },
  },
})
