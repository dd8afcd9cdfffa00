import { words } from '#plugins/configuration/declare_setting'
import type { ListDefinition } from '#core/lists/list'

/** Exchange rates. A rate is text, so that no digit is lost. */
const exchangeRateList: ListDefinition = {
  permission: 'configuration.exchange_rates.list',
  label: words('Taux de change', 'Exchange rates'),
  from: 'configuration_exchange_rates r',
  id: 'r.id',
  columns: {
    base: { type: 'text', sql: 'r.base', label: words('De', 'From') },
    target: { type: 'text', sql: 'r.target', label: words('Vers', 'To') },
    rate: { type: 'text', sql: 'r.rate', sort: 'cast(r.rate as numeric)', label: words('Taux', 'Rate') },
    by_hand: { type: 'boolean', sql: "(r.source = '')", label: words('Fixé à la main', 'Set by hand') },
    published_on: { type: 'day', sql: 'r.published_on', label: words('Publié le', 'Published on') },
    changed_at: { type: 'instant', sql: 'r.changed_at', label: words('Changé le', 'Changed') },
  },
  search: ['lower(r.base)', 'lower(r.target)'],
  naming: { codes: ['r.base', 'r.target'] },
  order: 'base,target',
}

export default exchangeRateList
