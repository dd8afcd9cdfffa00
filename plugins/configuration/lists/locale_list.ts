import { words } from '#plugins/configuration/declare_setting'
import type { ListDefinition } from '#core/lists/list'

/** The languages of the shop. */
const localeList: ListDefinition = {
  permission: 'configuration.locales.list',
  label: words('Langues', 'Languages'),
  from: 'configuration_locales l',
  id: 'l.id',
  columns: {
    name: { type: 'text', sql: 'l.name', label: words('Nom', 'Name') },
    code: { type: 'text', sql: 'l.code', label: words('Code', 'Code') },
    enabled: { type: 'boolean', sql: 'l.is_enabled', label: words('Active', 'Enabled') },
    position: { type: 'number', sql: 'l.position', label: words('Ordre', 'Order'), isShown: false },
  },
  search: ['lower(l.name)', 'lower(l.code)'],
  order: 'position',
}

export default localeList
