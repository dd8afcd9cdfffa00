import { boolean } from '#core/fields/kinds/boolean'
import { fold } from '#core/text/fold'
import { relation } from '#core/fields/kinds/relation'
import { resource } from '#core/resources/resource'
import { slugify } from '#core/text/slug'
import { text } from '#core/fields/kinds/text'
import {
  frontRoleUnknown,
  groupBuiltIn,
  groupCodeTaken,
  groupDefaultNeeded,
  groupNameTaken,
  groupNeeded,
  groupNotFound,
  groupUsed,
} from '#plugins/users/errors/customers'
import type { RunRows } from '#core/database/run_rows'
import type { Transaction } from '#core/database/store'

interface OtherGroup {
  id: number
  code: string
  name: string
}

/** Which group takes the new customers of a kind: exactly one does. */
const DEFAULTS = [
  ['takesIndividuals', 'takes_individuals'],
  ['takesProfessionals', 'takes_professionals'],
] as const

/** Groups of customers. A code that stands is never changed: prices and imports name the group by it. */
export default resource('users.groups', {
  label: {
    one: { fr_FR: 'Groupe de clients', en_GB: 'Customer group' },
    many: { fr_FR: 'Groupes de clients', en_GB: 'Customer groups' },
    create: { fr_FR: 'Nouveau groupe', en_GB: 'New group' },
  },
  empty: {
    fr_FR: 'Un groupe réunit des clients\u202f: leurs prix, leurs droits. Créez le premier.',
    en_GB: 'A group gathers customers: their prices, their rights. Create the first one.',
  },
  consequence: {
    fr_FR: 'Supprime le groupe «\u202f{name}\u202f» et ses prix.',
    en_GB: 'Deletes the group “{name}” and its prices.',
  },
  table: 'users_groups',
  fields: {
    name: text({ label: { fr_FR: 'Nom', en_GB: 'Name' }, required: true, length: 60 }),
    code: text({
      label: { fr_FR: 'Code', en_GB: 'Code' },
      help: { fr_FR: 'Sans code, il est fait du nom.', en_GB: 'Without one, it is made from the name.' },
      length: 40,
      fixed: true,
      form: false,
      search: true,
      isCode: true,
    }),
    roleId: relation({
      label: { fr_FR: 'Rôle de ses membres', en_GB: 'Role of its members' },
      columnLabel: { fr_FR: 'Rôle', en_GB: 'Role' },
      help: {
        fr_FR: 'Ce qu’ils peuvent faire dans leur compte. Sans rôle, ils ne font qu’acheter.',
        en_GB: 'What they may do in their account. Without a role they only buy.',
      },
      of: 'users.roles',
      key: 'role',
    }),
    showsNetPrices: boolean({
      label: { fr_FR: 'Voit d’abord les prix hors taxes', en_GB: 'Sees net prices first' },
      columnLabel: { fr_FR: 'Prix hors taxes', en_GB: 'Net prices' },
      help: { fr_FR: 'Le prix TTC est affiché à côté.', en_GB: 'The price with VAT is shown beside it.' },
    }),
    takesIndividuals: boolean({
      label: { fr_FR: 'Groupe des nouveaux particuliers', en_GB: 'Group of new individuals' },
      columnLabel: { fr_FR: 'Défaut des particuliers', en_GB: 'Default of individuals' },
      column: 'hidden',
    }),
    takesProfessionals: boolean({
      label: { fr_FR: 'Groupe des nouveaux professionnels', en_GB: 'Group of new professionals' },
      columnLabel: { fr_FR: 'Défaut des professionnels', en_GB: 'Default of professionals' },
      column: 'hidden',
    }),
    isBuiltIn: boolean({
      label: { fr_FR: 'Intégré', en_GB: 'Built in' },
      readOnly: true,
      form: false,
      column: 'hidden',
      key: 'built_in',
    }),
  },
  virtual: {
    members: {
      label: { fr_FR: 'Clients', en_GB: 'Customers' },
      help: { fr_FR: 'Combien en font partie.', en_GB: 'How many belong to it.' },
      column: { type: 'number', sql: '(select count(*) from users_customers c where c.group_id = $row.id)' },
      async read(rows: readonly { id: number }[], run: RunRows): Promise<number[]> {
        const found = await run<{ id: number; count: number }>(
          `select group_id as id, count(*) as count from users_customers
           where group_id in (${rows.map(() => '?').join(', ')}) group by group_id`,
          rows.map(({ id }) => id)
        )
        const counts = new Map(found.map(({ id, count }) => [Number(id), Number(count)]))
        return rows.map(({ id }) => counts.get(id) ?? 0)
      },
    },
    created_at: {
      label: { fr_FR: 'Créé le', en_GB: 'Created' },
      column: { type: 'instant', sql: '$row.created_at', isShown: false },
    },
  },
  title: 'name',
  columns: ['name', 'code', 'members', 'shows_net_prices', 'role'],
  protects: { field: 'isBuiltIn', from: 'delete' },
  menu: { parent: 'users', order: 20, label: { fr_FR: 'Groupes', en_GB: 'Groups' } },
  permissions: { view: 'users.groups.list' },
  form: { as: 'dialog' },
  words: ['users.groups'],
  hooks: {
    async lock(trx) {
      await trx.from('users_groups').select('id').orderBy('id').forUpdate()
    },
    async validate({ trx, before, after }) {
      const others = (await trx
        .from('users_groups')
        .whereNot('id', after.id)
        .select('id', 'code', 'name')) as OtherGroup[]
      const { name } = after
      if (others.some((other) => fold(other.name) === fold(name))) throw groupNameTaken({ name }, 'name')
      await checkRole(trx, after.roleId)
      if (!before) after.code = freeCode(after.code || name, others)
      for (const [field, column] of DEFAULTS) {
        // Somebody must take the new ones: a default is moved by choosing another group, never given up.
        if (before?.[field] && !after[field]) throw groupDefaultNeeded({}, field)
        if (before?.[field] || !after[field]) continue
        await trx
          .from('users_groups')
          .where(column, true)
          .whereNot('id', after.id)
          .update({ [column]: false, version: trx.raw('version + 1') })
      }
    },
    async beforeDelete({ trx, row: { id, name, isBuiltIn, takesIndividuals, takesProfessionals } }) {
      if (isBuiltIn) throw groupBuiltIn({ name })
      if (takesIndividuals || takesProfessionals) throw groupNeeded({ name })
      const [row] = (await trx.from('users_customers').where('group_id', id).count('* as count')) as { count: number }[]
      const count = Number(row?.count ?? 0)
      if (count > 0) throw groupUsed({ name, count })
    },
  },
  events: true,
  feeds: ({ code }) => [['users.groups', code ?? '']],
  errors: { gone: groupNotFound, used: groupUsed },
})

/** Members have permissions of the shop, never of the back office. */
async function checkRole(trx: Transaction, id: number | null): Promise<void> {
  if (id === null) return
  const role: unknown = await trx.from('users_roles').where({ id, guard_name: 'front' }).first()
  if (!role) throw frontRoleUnknown({}, 'roleId')
}

function freeCode(wanted: string, others: readonly OtherGroup[]): string {
  const code = slugify(wanted, 'groupe').slice(0, 40)
  if (others.some((other) => other.code === code)) throw groupCodeTaken({ code }, 'code')
  return code
}
