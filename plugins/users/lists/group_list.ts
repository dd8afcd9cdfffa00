import type { ListDefinition } from '#core/lists/list'

/** Groups of customers, with how many belong to each. */
const groupList: ListDefinition = {
  permission: 'users.groups.list',
  label: { fr_FR: 'Groupes de clients', en_GB: 'Customer groups' },
  from: 'users_groups g left join users_roles r on r.id = g.role_id',
  id: 'g.id',
  columns: {
    name: { type: 'text', sql: 'g.name', label: { fr_FR: 'Nom', en_GB: 'Name' } },
    code: { type: 'text', sql: 'g.code', sort: 'g.code', label: { fr_FR: 'Code', en_GB: 'Code' } },
    members: {
      type: 'number',
      sql: '(select count(*) from users_customers c where c.group_id = g.id)',
      label: { fr_FR: 'Clients', en_GB: 'Customers' },
    },
    shows_net_prices: {
      type: 'boolean',
      sql: 'g.shows_net_prices',
      label: { fr_FR: 'Prix hors taxes', en_GB: 'Net prices' },
    },
    role: { type: 'text', sql: 'r.name', label: { fr_FR: 'Rôle', en_GB: 'Role' } },
    takes_individuals: {
      type: 'boolean',
      sql: 'g.takes_individuals',
      label: { fr_FR: 'Défaut des particuliers', en_GB: 'Default of individuals' },
      isShown: false,
    },
    takes_professionals: {
      type: 'boolean',
      sql: 'g.takes_professionals',
      label: { fr_FR: 'Défaut des professionnels', en_GB: 'Default of professionals' },
      isShown: false,
    },
    built_in: {
      type: 'boolean',
      sql: 'g.is_built_in',
      label: { fr_FR: 'Intégré', en_GB: 'Built in' },
      isShown: false,
    },
    created_at: {
      type: 'instant',
      sql: 'g.created_at',
      label: { fr_FR: 'Créé le', en_GB: 'Created' },
      isShown: false,
    },
  },
  search: ['core_fold(g.name)', 'g.code'],
  order: 'name',
}

export default groupList
