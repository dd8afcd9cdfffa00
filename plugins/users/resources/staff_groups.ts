import { relation } from '#core/fields/kinds/relation'
import { resource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'

/** Staff who work together: tickets are given to a group as to a person. */
export default resource('users.staff_groups', {
  label: {
    one: { fr_FR: 'Groupe de l’équipe', en_GB: 'Staff group' },
    many: { fr_FR: 'Groupes de l’équipe', en_GB: 'Staff groups' },
    create: { fr_FR: 'Ajouter un groupe', en_GB: 'Add a group' },
  },
  caption: {
    fr_FR: 'Les personnes qui travaillent ensemble. Un groupe ne donne aucun droit\u202f: ceux-ci viennent du rôle.',
    en_GB: 'People who work together. A group gives no rights: those come from the role.',
  },
  consequence: {
    fr_FR: 'Supprime le groupe «\u202f{name}\u202f». Ses membres gardent leurs comptes.',
    en_GB: 'Deletes the group “{name}”. Its members keep their accounts.',
  },
  table: 'users_staff_groups',
  fields: {
    name: text({ label: { fr_FR: 'Nom', en_GB: 'Name' }, required: true, unique: true, length: 80 }),
    members: relation({
      label: { fr_FR: 'Membres', en_GB: 'Members' },
      of: 'users.staff',
      many: true,
      max: 500,
    }),
  },
  title: 'name',
  menu: { parent: 'users', order: 35 },
})
