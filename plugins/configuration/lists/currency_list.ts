import { words } from '#plugins/configuration/declare_setting'
import type { ListDefinition } from '#core/lists/list'

/** The currencies of the shop. */
const currencyList: ListDefinition = {
  permission: 'configuration.currencies.list',
  label: words('Devises', 'Currencies'),
  from: 'configuration_currencies c',
  id: 'c.id',
  columns: {
    name: { type: 'text', sql: 'c.name', label: words('Nom', 'Name') },
    code: { type: 'text', sql: 'c.code', label: words('Code ISO', 'ISO code') },
    symbol: { type: 'text', sql: 'c.symbol', label: words('Symbole', 'Symbol') },
    decimals: { type: 'number', sql: 'c.decimals', label: words('Décimales', 'Decimals') },
    position: { type: 'number', sql: 'c.position', label: words('Ordre', 'Order'), isShown: false },
  },
  search: ['lower(c.name)', 'lower(c.code)'],
  order: 'position',
}

export default currencyList
