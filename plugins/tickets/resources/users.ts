import { personName } from '#core/text/person_name'
import { resource } from '#core/resources/resource'
import { staff } from '#plugins/users/index'
import { text } from '#core/fields/kinds/text'
import type { ResourceHooks } from '#core/resources/resource'

const { email, login, roleId, locale, password, password_confirmation: confirmation } = staff.fields

const hooks = staff.hooks as unknown as ResourceHooks<{ id: number; version: number; name: string | null }>

/** The people who work on tickets: the house's staff accounts, with the names that tickets know. */
export default resource('tickets.users', {
  label: {
    one: { fr_FR: 'Utilisateur', en_GB: 'User' },
    many: { fr_FR: 'Utilisateurs', en_GB: 'Users' },
    create: { fr_FR: 'Ajouter un utilisateur', en_GB: 'Add a user' },
  },
  caption: {
    fr_FR: 'Les comptes de l’équipe. Ils se connectent avec leur adresse email et leur mot de passe de la boutique.',
    en_GB: 'The accounts of staff. They sign in with their email address and their password of the shop.',
  },
  consequence: {
    fr_FR: 'Supprime le compte de {name}. Ses tickets n’ont plus d’assigné, ses notes restent.',
    en_GB: 'Deletes the account of {name}. Their tickets have no assignee any more; their notes stay.',
  },
  table: staff.table,
  fields: {
    name: text({ label: { fr_FR: 'Nom affiché', en_GB: 'Display name' }, readOnly: true, search: true }),
    login,
    firstName: text({ label: { fr_FR: 'Prénom', en_GB: 'First name' }, length: 30 }),
    lastName: text({ label: { fr_FR: 'Nom', en_GB: 'Last name' }, length: 80 }),
    email,
    roleId,
    locale,
    password,
    password_confirmation: confirmation,
  },
  title: 'name',
  columns: ['name', 'login', 'first_name', 'last_name', 'email', 'role'],
  menu: { parent: 'tickets', order: 100 },
  permissions: { view: 'tickets.users.list', mass_update: false, mass_delete: false },
  form: { as: 'page' },
  feeds: ({ id }) => [
    ['users.staff', String(id)],
    ['tickets.users', String(id)],
  ],
  hooks: {
    prepare: hooks.prepare as never,
    lock: (trx) => hooks.lock?.(trx) ?? Promise.resolve(),
    async validate(change) {
      const { after } = change
      // Accounts that were made in the back office may have no names of their own.
      const { firstName, lastName } = after
      const named = personName({ firstName: firstName ?? '', lastName: lastName ?? '' })
      after.name = (named || after.name || after.email).slice(0, 80)
      await hooks.validate?.(change)
    },
    async afterSave(change) {
      await hooks.afterSave?.(change)
    },
    async beforeDelete(deletion) {
      await hooks.beforeDelete?.(deletion)
    },
    async afterDelete(deletion) {
      await hooks.afterDelete?.(deletion)
    },
  },
})
