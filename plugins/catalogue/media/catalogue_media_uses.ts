import app from '@adonisjs/core/services/app'
import { MEDIA_PATH } from '#core/media/media_record'
import { PRODUCTS_TOPIC } from '#plugins/catalogue/listing/index/listing_cache'
import { RefreshListings } from '#plugins/catalogue/listing/refresh_listings'
import { Store } from '#core/database/store'
import { inTransaction, type RunRows } from '#core/database/run_rows'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { runWrites } from '#core/database/write_set'
import type { MediaUse, MediaUses } from '#core/media/media_uses'

const KINDS = {
  product: { label: { fr_FR: 'Produits', en_GB: 'Products' }, screen: 'catalogue.admin.product' },
  category: { label: { fr_FR: 'Catégories', en_GB: 'Categories' }, screen: 'catalogue.admin.category' },
  dish: { label: { fr_FR: 'Plats', en_GB: 'Dishes' }, screen: 'catalogue.admin.dish' },
}

interface Found {
  kind: keyof typeof KINDS
  id: number
  medium: number
}

/**
 * Products by their pictures and videos and by attributes of the type image, categories by logo and banner; both by addresses
 * of media in their descriptions.
 */
async function placesOf(ids: readonly number[], run: RunRows): Promise<Found[]> {
  const among = `in (${ids.map(() => '?').join(', ')})`
  const texts = ids.map(String)
  const image = (column: string) => `cast(${column} ->> a.code as text)`
  const rows = await run<Found>(
    `select 'product' as kind, product_id as id, media_id as medium from catalogue_product_media where media_id ${among}
     union select kind, id, logo_media_id from catalogue_categories where logo_media_id ${among}
     union select kind, id, banner_media_id from catalogue_categories where banner_media_id ${among}
     union select 'product', p.id, cast(${image('p.attributes')} as bigint)
       from catalogue_products p join catalogue_attributes a on a.type = 'image' where ${image('p.attributes')} ${among}
     union select 'product', t.product_id, cast(${image('t.attributes')} as bigint)
       from catalogue_product_translations t join catalogue_attributes a on a.type = 'image'
       where ${image('t.attributes')} ${among}
     union select 'product', t.product_id, m.id from core_media m
       join catalogue_product_translations t on t.description like '%${MEDIA_PATH}/' || m.hash || '/%' where m.id ${among}
     union select c.kind, c.id, m.id from core_media m
       join catalogue_category_translations t on t.description like '%${MEDIA_PATH}/' || m.hash || '/%'
       join catalogue_categories c on c.id = t.category_id where m.id ${among}`,
    [...ids, ...ids, ...ids, ...texts, ...texts, ...ids, ...ids]
  )
  return rows.map(({ kind, id, medium }) => ({ kind, id: Number(id), medium: Number(medium) }))
}

const NAMES = {
  product: 'select product_id as id, locale, name from catalogue_product_translations where product_id',
  category: 'select category_id as id, locale, name from catalogue_category_translations where category_id',
}

/** Where the catalogue shows media of the library. */
const catalogueMediaUses: MediaUses = {
  async find(ids, { run, locale }) {
    const places = await placesOf(ids, run)
    const uses: MediaUse[] = []
    for (const [of, isOf] of [
      ['product', ({ kind }: Found) => kind === 'product'],
      ['category', ({ kind }: Found) => kind !== 'product'],
    ] as const) {
      const found = places.filter(isOf)
      const owners = [...new Set(found.map(({ id }) => id))]
      if (owners.length === 0) continue
      const rows = await run<{ id: number; locale: string; name: string }>(
        `${NAMES[of]} in (${owners.map(() => '?').join(', ')}) order by case locale when ? then 1 else 0 end`,
        [...owners, locale]
      )
      // The name in the language that was asked for is read last.
      const names = new Map(rows.map(({ id, name }) => [Number(id), name]))
      uses.push(
        ...found.map(({ kind, id, medium }) => {
          const { label, screen } = KINDS[kind]
          return { mediumId: medium, label, name: names.get(id) ?? String(id), screen, params: { id } }
        })
      )
    }
    return uses
  },
  lock: lockProducts,
  /** Cards and pages of products are stored with the addresses of their pictures. */
  async replaced(trx, ids) {
    const { container } = app
    const { changes } = await container.make(Store)
    const places = await placesOf(ids, inTransaction(trx))
    const idsOf = (isOf: (place: Found) => boolean) => [...new Set(places.filter(isOf).map(({ id }) => id))]
    const products = idsOf(({ kind }) => kind === 'product')
    const refresh = await container.make(RefreshListings)
    const { touched, writes } = await refresh.prepare(trx, { ids: products, silent: new Set(products) })
    await runWrites(trx, [
      ...writes,
      changes.write(
        trx,
        { topic: PRODUCTS_TOPIC, keys: touched },
        { topic: 'catalogue.categories', keys: idsOf(({ kind }) => kind !== 'product') }
      ),
    ])
  },
}

export default catalogueMediaUses
