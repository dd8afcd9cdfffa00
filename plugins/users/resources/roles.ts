import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { freeRoleName } from '#plugins/users/services/role_name'
import { grantedTo } from '#plugins/users/services/role_rows'
import { lockAuthority, refuseAbove } from '#plugins/users/services/authority'
import { queryRows } from '#core/database/query_rows'
import { resource } from '#core/resources/resource'
import { roleHeld, roleNameMissing, roleNotFound, roleProtected } from '#plugins/users/errors/staff'
import { text } from '#core/fields/kinds/text'
import type { Transaction } from '#core/database/store'

const HOLDERS = `((select count(*) from users_staff s where s.role_id = $row.id)
  + (select count(*) from users_groups g where g.role_id = $row.id))`

/** Number of names in the error message. */
const NAMED = 5

/** Roles of both interfaces. What they allow has a screen of its own. */
export default resource('users.roles', {
  label: {
    one: { fr_FR: 'Rôle', en_GB: 'Role' },
    many: { fr_FR: 'Rôles', en_GB: 'Roles' },
    create: { fr_FR: 'Créer un rôle', en_GB: 'Create a role' },
  },
  empty: {
    fr_FR: 'Un rôle dit ce que l’équipe ou les clients peuvent faire. Créez le premier.',
    en_GB: 'A role says what staff or customers may do. Create the first one.',
  },
  consequence: {
    fr_FR: 'Supprime le rôle «\u202f{name}\u202f» et ses permissions.',
    en_GB: 'Deletes the role “{name}” and its permissions.',
  },
  table: 'users_roles',
  fields: {
    name: text({ label: { fr_FR: 'Nom', en_GB: 'Name' }, required: true, length: 60, missing: roleNameMissing }),
    // The API's name for it is older than camelCase.
    guard_name: choice({
      label: { fr_FR: 'Interface', en_GB: 'Interface' },
      help: {
        fr_FR: 'Administration pour l’équipe, boutique pour les clients. Les permissions en dépendent.',
        en_GB: 'Back office for staff, shop for customers. The permissions depend on it.',
      },
      choices: {
        admin: { fr_FR: 'Administration', en_GB: 'Back office' },
        front: { fr_FR: 'Boutique', en_GB: 'Shop' },
      },
      required: true,
      default: 'admin',
      fixed: true,
    }),
    grantsAll: boolean({
      label: { fr_FR: 'Tous les droits', en_GB: 'All rights' },
      help: { fr_FR: 'L’administrateur protégé.', en_GB: 'The protected administrator.' },
      readOnly: true,
      form: false,
    }),
  },
  virtual: {
    permissions: {
      label: { fr_FR: 'Permissions', en_GB: 'Permissions' },
      column: { type: 'number', sql: '(select count(*) from users_role_permissions p where p.role_id = $row.id)' },
    },
    holders: { label: { fr_FR: 'Attribué à', en_GB: 'Held by' }, column: { type: 'number', sql: HOLDERS } },
    updated_at: {
      label: { fr_FR: 'Modifié le', en_GB: 'Changed' },
      column: { type: 'instant', sql: '$row.updated_at', isShown: false },
    },
  },
  title: 'name',
  order: 'guard_name,name',
  screens: { row: 'users.admin.role_permissions' },
  menu: { parent: 'users', order: 40 },
  permissions: { view: 'users.roles.list' },
  protects: { field: 'grantsAll', from: 'change' },
  words: ['users.roles'],
  hooks: {
    lock: lockAuthority,
    async validate({ trx, before, after, held }) {
      const { id, guard_name: guard } = after
      if (before?.grantsAll) throw roleProtected({ name: before.name })
      if (before && guard === 'admin') await refuseAbove(trx, held, id)
      after.name = await freeRoleName(trx, after.name, { guard, except: id })
    },
    /** Seeding does not create it again. */
    async beforeDelete({ trx, row: { id, name, guard_name: guard, grantsAll }, held, alsoAudited }) {
      if (grantsAll) throw roleProtected({ name })
      if (guard === 'admin') await refuseAbove(trx, held, id)
      await refuseHeld(trx, id, name)
      alsoAudited.permissions = [await grantedTo(trx, id), null]
    },
  },
  errors: { gone: roleNotFound },
})

async function refuseHeld(trx: Transaction, id: number, name: string): Promise<void> {
  const holders = await queryRows<{ name: string }>(
    trx,
    `select name from users_staff where role_id = ?
     union all select name from users_groups where role_id = ? order by name`,
    [id, id]
  )
  if (holders.length === 0) return
  const names = holders.slice(0, NAMED).map((holder) => holder.name)
  const parameters = { name, holders: names.join(', '), more: holders.length - names.length }
  throw roleHeld(parameters, undefined, { holders: names, total: holders.length, isConfirmable: false })
}
