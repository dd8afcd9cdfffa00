import type { ListDefinition } from '#core/lists/list'

/** Places that hold stock. */
export default {
  permission: 'catalogue.inventory_sources.list',
  label: { fr_FR: 'Entrepôts', en_GB: 'Inventory sources' },
  from: 'catalogue_inventory_sources s',
  id: 's.id',
  order: 'priority',
  search: ['s.code', 'core_fold(s.name)', 'core_fold(s.city)'],
  columns: {
    name: { type: 'text', sql: 's.name', label: { fr_FR: 'Nom', en_GB: 'Name' } },
    code: { type: 'text', sql: 's.code', label: { fr_FR: 'Code', en_GB: 'Code' } },
    priority: { type: 'number', sql: 's.priority', label: { fr_FR: 'Priorité', en_GB: 'Priority' } },
    city: { type: 'text', sql: 's.city', label: { fr_FR: 'Ville', en_GB: 'Town' } },
    on_hand: {
      type: 'number',
      sql: '(select coalesce(sum(l.on_hand), 0) from catalogue_stock_levels l where l.source_id = s.id)',
      label: { fr_FR: 'En stock', en_GB: 'On hand' },
      filter: false,
      sort: false,
    },
    status: {
      type: 'choice',
      sql: 's.status',
      label: { fr_FR: 'État', en_GB: 'Status' },
      choices: [
        { value: 'active', label: { fr_FR: 'Actif', en_GB: 'Active' } },
        { value: 'inactive', label: { fr_FR: 'Inactif', en_GB: 'Inactive' } },
      ],
    },
  },
} satisfies ListDefinition
