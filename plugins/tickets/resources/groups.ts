import { resource } from '#core/resources/resource'
import { staffGroups } from '#plugins/users/index'

/** The house's groups of staff, for those who keep tickets. */
export default resource('tickets.groups', {
  label: {
    one: { fr_FR: 'Groupe', en_GB: 'Group' },
    many: { fr_FR: 'Groupes de l’équipe', en_GB: 'Staff groups' },
    create: { fr_FR: 'Ajouter un groupe', en_GB: 'Add a group' },
  },
  caption: {
    fr_FR: 'Les groupes de l’équipe, à qui un ticket peut être assigné.',
    en_GB: 'The groups of staff that a ticket can be given to.',
  },
  consequence: {
    fr_FR:
      'Supprime le groupe «\u202f{name}\u202f». Ses membres gardent leurs comptes, ses tickets n’ont plus d’assigné.',
    en_GB: 'Deletes the group “{name}”. Its members keep their accounts; its tickets have no assignee any more.',
  },
  table: staffGroups.table,
  fields: staffGroups.fields,
  title: 'name',
  menu: { parent: 'tickets', order: 110 },
  feeds: ({ id }) => [
    ['users.staff_groups', String(id)],
    ['tickets.groups', String(id)],
  ],
})
