import { boolean } from '#core/fields/kinds/boolean'
import { choices } from '#core/fields/kinds/choices'
import { integer } from '#core/fields/kinds/integer'
import { relation } from '#core/fields/kinds/relation'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'
import { OPTIONAL_FIELDS } from '#plugins/tickets/vocabulary/optional_fields'

/** What kind of ticket it is: each has its workflow and its fields. */
export default resource('tickets.trackers', {
  label: {
    one: { fr_FR: 'Tracker', en_GB: 'Tracker' },
    many: { fr_FR: 'Trackers', en_GB: 'Trackers' },
    create: { fr_FR: 'Ajouter un tracker', en_GB: 'Add a tracker' },
  },
  caption: {
    fr_FR: 'Les types de tickets. Chacun a ses champs et son workflow.',
    en_GB: 'The types of tickets. Each has its fields and its workflow.',
  },
  table: 'tickets_trackers',
  translations: 'json',
  fields: {
    name: text({ label: { fr_FR: 'Nom', en_GB: 'Name' }, required: true, translated: true, length: 60 }),
    description: text({
      label: { fr_FR: 'Description', en_GB: 'Description' },
      help: { fr_FR: 'Ce que lisent les clients qui le choisissent.', en_GB: 'What customers read who choose it.' },
      translated: true,
      length: 200,
      column: 'hidden',
    }),
    statusId: relation({
      label: { fr_FR: 'Statut d’un nouveau ticket', en_GB: 'Status of a new ticket' },
      of: 'tickets.statuses',
      required: true,
      key: 'status',
    }),
    fields: choices({
      label: { fr_FR: 'Champs', en_GB: 'Fields' },
      help: {
        fr_FR: 'Le tracker, le sujet et «\u202fprivé\u202f» sont toujours là.',
        en_GB: 'Tracker, subject and “private” are always there.',
      },
      choices: OPTIONAL_FIELDS,
      default: Object.keys(OPTIONAL_FIELDS),
      column: false,
    }),
    isOpenToCustomers: boolean({
      label: { fr_FR: 'Proposé aux clients', en_GB: 'Offered to customers' },
      help: { fr_FR: 'Dans leur compte.', en_GB: 'In their account.' },
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
  menu: { parent: 'tickets', order: 50 },
  form: { as: 'page' },
  usedBy: [{ label: { fr_FR: 'Tickets', en_GB: 'Tickets' }, table: 'tickets_tickets', column: 'tracker_id' }],
})
