import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { label } from '#plugins/users/permissions/label'
import type { Choice, ListDefinition } from '#core/lists/list'

async function roles(): Promise<Choice[]> {
  const { reader } = await app.container.make(Store)
  const rows = await reader.all<{ id: number; name: string }>(
    `select id, name from users_roles where guard_name = 'admin' order by name`
  )
  return rows.map(({ id, name }) => ({ value: String(id), label: name }))
}

/** The people who work in the shop. */
const staffList: ListDefinition = {
  permission: 'users.admins.list',
  label: label('Administrateurs', 'Administrators'),
  from: 'users_staff s join users_roles r on r.id = s.role_id',
  id: 's.id',
  columns: {
    name: { type: 'text', sql: 's.name', label: label('Nom', 'Name') },
    email: { type: 'text', sql: 's.email', label: label('Adresse email', 'Email address') },
    role: {
      type: 'choice',
      sql: 'cast(s.role_id as varchar(20))',
      sort: 'r.name',
      label: label('Rôle', 'Role'),
      choices: roles,
    },
    suspended: { type: 'boolean', sql: 's.is_suspended', label: label('Suspendu', 'Suspended') },
    two_factor: {
      type: 'boolean',
      sql: '(s.two_factor_since is not null)',
      label: label('Deux facteurs', 'Two-factor'),
    },
    last_signed_in_at: {
      type: 'instant',
      sql: 's.last_signed_in_at',
      label: label('Dernière connexion', 'Last sign-in'),
    },
    created_at: { type: 'instant', sql: 's.created_at', label: label('Créé le', 'Created'), isShown: false },
  },
  search: ['core_fold(s.name)', 'core_fold(s.email)', 'core_fold(r.name)'],
  naming: { codes: ['s.email'], titles: ['core_fold(s.name)'] },
  order: 'name',
}

export default staffList
