import { channelName } from '#plugins/sales/shared/channel_name'
import { postcodes } from '#plugins/sales/shared/listed'
import type { ListColumn, ListDefinition } from '#core/lists/list'

const CURRENCY = `coalesce((select c.base_currency from configuration_channels c where c.code = r.channel), 'EUR')`

/** "0–5", "5+": a range as people read it; nothing where there is none. */
const range = (name: string): string =>
  `case when r.${name}_from is null and r.${name}_to is null then ''
    when r.${name}_to is null then cast(coalesce(r.${name}_from, 0) as text) || '+'
    else cast(coalesce(r.${name}_from, 0) as text) || '–' || cast(r.${name}_to as text) end`

const figure = (sql: string, fr_FR: string, en_GB: string): ListColumn => {
  return { type: 'number', sql, label: { fr_FR, en_GB }, isShown: false }
}

/** What delivery costs, row by row. */
const tableRateList: ListDefinition = {
  permission: 'sales.table_rates.list',
  label: { fr_FR: 'Tarifs de livraison', en_GB: 'Table rates' },
  from: 'sales_table_rates r',
  id: 'r.id',
  columns: {
    label: { type: 'text', sql: 'r.label', label: { fr_FR: 'Mode de livraison', en_GB: 'Way of delivery' } },
    country: { type: 'text', sql: 'r.country', label: { fr_FR: 'Pays', en_GB: 'Country' } },
    postcodes: { type: 'text', sql: postcodes('r'), label: { fr_FR: 'Codes postaux', en_GB: 'Postcodes' } },
    weight: { type: 'text', sql: range('weight'), label: { fr_FR: 'Poids (g)', en_GB: 'Weight (g)' }, sort: false },
    quantity: { type: 'text', sql: range('quantity'), label: { fr_FR: 'Articles', en_GB: 'Pieces' }, sort: false },
    amount_from: {
      type: 'money',
      sql: 'r.amount_from',
      currency: CURRENCY,
      label: { fr_FR: 'Montant, dès', en_GB: 'Amount from' },
    },
    price: { type: 'money', sql: 'r.price', currency: CURRENCY, label: { fr_FR: 'Prix TTC', en_GB: 'Price' } },
    delay: { type: 'text', sql: 'r.delay', label: { fr_FR: 'Délai', en_GB: 'Delay' }, isShown: false },
    state: { type: 'text', sql: 'r.state', label: { fr_FR: 'Région', en_GB: 'State' }, isShown: false },
    channel: {
      type: 'text',
      sql: channelName('r.channel'),
      label: { fr_FR: 'Canal', en_GB: 'Channel' },
      isShown: false,
    },
    active: { type: 'boolean', sql: 'r.is_active', label: { fr_FR: 'Actif', en_GB: 'Active' } },
    position: figure('r.position', 'Ordre', 'Order'),
    weight_from: figure('r.weight_from', 'Poids, dès (g)', 'Weight from (g)'),
  },
  search: ['core_fold(r.label)', 'lower(r.country)', 'r.postcode_from'],
  naming: { titles: ['core_fold(r.label)'] },
  order: 'position',
}

export default tableRateList
