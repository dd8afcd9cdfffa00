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
    [
      'code',
      'label',
      'type',
      'is_filterable',
      'is_visible_in_list',
      'is_searchable',
      'position',
      'created_at',
      'updated_at',
    ],
    codes.map((code, place) => [
      code,
      JSON.stringify({ fr_FR: code, en_GB: code }),
      TYPES[code] as string,
      code !== 'vintage' && code !== 'abv',
      IN_LIST.has(code),
      SEARCHED.has(code),
      100 + place,
      at,
      at,
    ])
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
