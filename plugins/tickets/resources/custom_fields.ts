import { boolean } from '#core/fields/kinds/boolean'
import { checkCustomField } from '#core/custom_fields/check_custom_field'
import { choice } from '#core/fields/kinds/choice'
import { integer } from '#core/fields/kinds/integer'
import { optionFields } from '#core/custom_fields/option_fields'
import { relation } from '#core/fields/kinds/relation'
import { resource } from '#core/resources/resource'
import { TICKET_KINDS } from '#plugins/tickets/vocabulary/ticket_kinds'
import { text } from '#core/fields/kinds/text'

/** Fields that staff add to tickets, by tracker. */
export default resource('tickets.custom_fields', {
  label: {
    one: { fr_FR: 'Champ personnalisé', en_GB: 'Custom field' },
    many: { fr_FR: 'Champs personnalisés', en_GB: 'Custom fields' },
    create: { fr_FR: 'Ajouter un champ', en_GB: 'Add a field' },
  },
  consequence: {
    fr_FR: 'Ce que les tickets disent dans ce champ ne s’affiche plus.',
    en_GB: 'What tickets say in this field is no longer shown.',
  },
  table: 'tickets_custom_fields',
  translations: 'json',
  fields: {
    label: text({ label: { fr_FR: 'Nom', en_GB: 'Name' }, required: true, translated: true, length: 80 }),
    kind: choice({
      label: { fr_FR: 'Nature', en_GB: 'Kind' },
      choices: TICKET_KINDS,
      required: true,
      fixed: true,
      initial: () => Promise.resolve('text'),
    }),
    help: text({ label: { fr_FR: 'Aide', en_GB: 'Help' }, translated: true, length: 200, column: false }),
    trackers: relation({
      label: { fr_FR: 'Trackers', en_GB: 'Trackers' },
      help: { fr_FR: 'Vide\u202f: tous.', en_GB: 'Empty: all of them.' },
      of: 'tickets.trackers',
      many: true,
      max: 100,
    }),
    isRequired: boolean({ label: { fr_FR: 'Obligatoire', en_GB: 'Required' } }),
    isForCustomers: boolean({
      label: { fr_FR: 'Visible des clients', en_GB: 'Shown to customers' },
      help: { fr_FR: 'Sur leur ticket, dans leur compte.', en_GB: 'On their ticket, in their account.' },
    }),
    ...optionFields,
    position: integer({
      label: { fr_FR: 'Ordre', en_GB: 'Order' },
      min: 0,
      max: 9999,
      default: 'next',
      blank: 0,
      column: 'hidden',
    }),
  },
  title: 'label',
  order: 'position',
  menu: { parent: 'tickets', order: 90 },
  form: { as: 'page' },
  permissions: { mass_update: false },
  hooks: { validate: ({ after }) => checkCustomField(after as never) },
})
