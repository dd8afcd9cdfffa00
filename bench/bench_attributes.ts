import { insertRows } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import type { BenchWine } from './wines.js'
import type { ProductInput } from '#plugins/catalogue/index'
import type { Transaction } from '#core/database/store'

const TYPES: Record<string, string> = {
  colour: 'select',
  region: 'select',
  appellation: 'select',
  producer: 'select',
  grapes: 'multiselect',
  volume: 'select',
  body: 'select',
  sweetness: 'select',
  vintage: 'text',
  abv: 'text',
  organic: 'boolean',
}
const IN_LIST = new Set(['colour', 'region', 'appellation', 'producer', 'vintage', 'volume'])
const SEARCHED = new Set(['colour', 'region', 'appellation', 'producer', 'grapes'])

/** The attributes of generated wines, in the family of every product. */
export async function defineAttributes(trx: Transaction, at: string): Promise<void> {
  const codes = Object.keys(TYPES)
  await insertRows(
    trx,
    'catalogue_attributes',
    codes.map((code, place) => ({
      code,
      label: JSON.stringify({ fr_FR: code, en_GB: code }),
      type: TYPES[code] as string,
      is_filterable: code !== 'vintage' && code !== 'abv',
      is_visible_in_list: IN_LIST.has(code),
      is_searchable: SEARCHED.has(code),
      position: 100 + place,
      created_at: at,
      updated_at: at,
    }))
  )
  await queryRows(
    trx,
    `insert into catalogue_family_attributes (group_id, attribute_id, position)
     select (select g.id from catalogue_family_groups g join catalogue_families f on f.id = g.family_id
       where f.code = 'default' and g.code = 'general'), id, position from catalogue_attributes where position >= 100`
  )
}

/** A generated wine as the one action that writes products takes it. */
export function toInput({
  sku,
  name,
  description,
  price,
  special,
  stock,
  attributes,
  category,
  dishes,
}: BenchWine): ProductInput {
  return {
    translations: {
      fr_FR: { name: name.fr_FR, description: description.fr_FR },
      en_GB: { name: name.en_GB, description: description.en_GB },
    },
    attributes,
    categories: [category.join(' > ')],
    dishes,
    variants: [{ sku, price, specialPrice: special, stock: { main: stock } }],
  }
}
