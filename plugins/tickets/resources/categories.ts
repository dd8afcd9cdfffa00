import { integer } from '#core/fields/kinds/integer'
import { relation } from '#core/fields/kinds/relation'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'
import { oneAssignee } from '#plugins/tickets/vocabulary/errors'

/** What tickets are about; each may have somebody who gets them first. */
export default resource('tickets.categories', {
  label: {
    one: { fr_FR: 'Catégorie', en_GB: 'Category' },
    many: { fr_FR: 'Catégories', en_GB: 'Categories' },
    create: { fr_FR: 'Ajouter une catégorie', en_GB: 'Add a category' },
  },
  table: 'tickets_categories',
  translations: 'json',
  fields: {
    name: text({ label: { fr_FR: 'Nom', en_GB: 'Name' }, required: true, translated: true, length: 60 }),
    assigneeId: relation({
      label: { fr_FR: 'Assigné à', en_GB: 'Assignee' },
      help: {
        fr_FR: 'La personne qui reçoit un nouveau ticket de cette catégorie.',
        en_GB: 'The person who gets a new ticket of this category.',
      },
      of: 'users.staff',
      key: 'assignee',
    }),
    groupId: relation({
      label: { fr_FR: 'Groupe', en_GB: 'Group' },
      help: { fr_FR: 'Un groupe, au lieu d’une personne.', en_GB: 'A group instead of a person.' },
      of: 'users.staff_groups',
      key: 'group',
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
  menu: { parent: 'tickets', order: 80 },
  usedBy: [
    {
      label: { fr_FR: 'Tickets', en_GB: 'Tickets' },
      table: 'tickets_tickets',
      column: 'category_id',
      onDelete: 'clear',
    },
  ],
  hooks: {
    validate({ after }) {
      if (after.assigneeId !== null && after.groupId !== null) throw oneAssignee({}, 'groupId')
    },
  },
})
