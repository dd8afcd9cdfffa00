import { boot } from './boot.js'
import { generateWines, type BenchWine } from './wines.js'
import { Store } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { insertRows } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import { systemOrigin } from '#core/audit/origin'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { seedDefaults } from '#plugins/catalogue/services/seed_defaults'
import { UpsertProducts } from '#plugins/catalogue/actions/upsert_products'
import type { ProductInput } from '#plugins/catalogue/index'
import type { Transaction } from '#core/database/store'

/** Products of one transaction, as the import writes them. */
const BATCH = 500

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

/** Fills an empty shop with generated wines through the one action that writes products; tells how long that took. */
const app = await boot()
const store = await app.container.make(Store)
const now = (await app.container.make(Clock)).iso()
await store.transaction(async (trx) => {
  await seedDefaults(new Bulk(trx), now)
  await defineAttributes(trx, now)
})
const wines = [...generateWines(Number(process.argv[2]))].map(toInput)
const upsert = await app.container.make(UpsertProducts)
const run = async () => {
  const outcomes: Record<string, number> = {}
  const started = performance.now()
  for (let from = 0; from < wines.length; from += BATCH) {
    const results = await upsert.execute(wines.slice(from, from + BATCH), {
      origin: systemOrigin('import'),
      createOptions: true,
      createCategories: true,
    })
    for (const { outcome, errors } of results) {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      if (errors[0]) throw new Error(`${errors[0].code} ${errors[0].field ?? ''}`)
    }
  }
  return { outcomes, seconds: (performance.now() - started) / 1000 }
}
const first = await run()
const again = await run()
process.stdout.write(`${JSON.stringify({ first, again })}\n`)
process.exit(0)

async function defineAttributes(trx: Transaction, at: string): Promise<void> {
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

function toInput({
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
