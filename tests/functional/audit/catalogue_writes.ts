import sharp from 'sharp'
import { makeVideo } from '#core/testing/make_video'
import { ProductFactory } from '#plugins/catalogue/testing'
import reviewSamples from '../../../plugins/catalogue/tests/resources/reviews.js'
import type { Walk } from './walk.js'

/** A file that is kept already is not kept again. */
const aSheet = (text: string) => ({ name: 'fiche.pdf', content: `%PDF-1.7\n% ${text}\n` })

/** Everything that staff write about what is sold. */
export async function writeCatalogue(walk: Walk): Promise<void> {
  await categories(walk)
  await attributes(walk)
  await places(walk)
  await products(walk)
  await manyProducts(walk)
  await addresses(walk)
  await files(walk)
  await reviews(walk)
}

async function categories(walk: Walk): Promise<void> {
  const make = async (name: string) => {
    const body = { kind: 'category', texts: { fr_FR: { name } } }
    return walk.call('catalogue.admin.categories.store', { body })
  }
  const params = { id: (await make('Rouges')).id }
  await make('Blancs')
  const body = { texts: { fr_FR: { name: 'Vins rouges' } }, version: 1 }
  await walk.call('catalogue.admin.categories.update', { params, body })
  const place = { parentId: null, index: 1, version: 2 }
  await walk.call('catalogue.admin.category_places.update', { params, body: place })
  await walk.call('catalogue.admin.categories.destroy', { params, body: { confirmed: true } })
  const ids = [(await make('Rosés')).id]
  await walk.call('catalogue.admin.category_deletions.store', { body: { ids } })
}

async function attributes(walk: Walk): Promise<void> {
  const make = (code: string) => {
    const body = { code, type: 'select', label: { fr_FR: 'Bouchon' } }
    return walk.call('catalogue.admin.attributes.store', { body })
  }
  const { id } = await make('cork')
  const attribute = { attribute: id }
  const option = async (label: string) => {
    const body = { label: { fr_FR: label } }
    return walk.call('catalogue.admin.attribute_options.store', { params: attribute, body })
  }
  const natural = { ...attribute, id: (await option('Liège')).id }
  await option('Capsule')
  const renamed = { label: { fr_FR: 'Liège naturel' }, version: 1 }
  await walk.call('catalogue.admin.attribute_options.update', { params: natural, body: renamed })
  await walk.call('catalogue.admin.attribute_option_places.update', { params: natural, body: { index: 1 } })
  await walk.call('catalogue.admin.attribute_options.destroy', { params: natural })
  const { version } = await walk.show('catalogue.admin.attributes.show', { id })
  const body = { type: 'select', label: { fr_FR: 'Bouchage' }, version }
  await walk.call('catalogue.admin.attributes.update', { params: { id }, body })

  const family = { code: 'spirit', name: { fr_FR: 'Spiritueux' }, groups: [] }
  const kin = { id: (await walk.call('catalogue.admin.families.store', { body: family })).id }
  const changed = { name: { fr_FR: 'Alcools' }, groups: [], version: 1 }
  await walk.call('catalogue.admin.families.update', { params: kin, body: changed })
  await walk.call('catalogue.admin.families.destroy', { params: kin })

  await walk.call('catalogue.admin.attributes.destroy', { params: { id } })
  const ids = [(await make('capsule')).id]
  await walk.call('catalogue.admin.attribute_deletions.store', { body: { selection: { ids } } })
}

async function places(walk: Walk): Promise<void> {
  const source = { code: 'cellar', name: 'Cave' }
  const cellar = { id: (await walk.call('catalogue.admin.inventory_sources.store', { body: source })).id }
  const renamed = { name: 'Grande cave', version: 1 }
  await walk.call('catalogue.admin.inventory_sources.update', { params: cellar, body: renamed })
  await walk.call('catalogue.admin.inventory_sources.destroy', { params: cellar })
}

async function products(walk: Walk): Promise<void> {
  await describeWines(walk)
  const body = {
    family: 'wine',
    attributes: { colour: 'red' },
    translations: { fr_FR: { name: 'Chinon' } },
    variants: [{ sku: 'CHINON', price: 990 }],
  }
  const { id } = await walk.call('catalogue.admin.products.store', { body })
  const params = { id }
  const { version } = await walk.show('catalogue.admin.products.show', params)
  const reds = { kind: 'category', texts: { fr_FR: { name: 'Rouges' } } }
  const placed = [(await walk.call('catalogue.admin.categories.store', { body: reds })).id]
  const changed = { attributes: { colour: 'white' }, categories: placed, status: 'draft', position: 7, version }
  await walk.call('catalogue.admin.products.update', { params, body: changed })
  const variantId = await walk.number('select id from catalogue_variants where product_id = ?', [id])
  const moved = { variantId, source: 'main', quantity: 12, reason: 'delivery' }
  await walk.call('catalogue.admin.stock_movements.store', { body: moved })
  const counts = [{ variantId, source: 'main', before: 12, onHand: 10 }]
  await walk.call('catalogue.admin.product_stock.update', { params, body: { counts } })
  const copy = { translations: { fr_FR: { name: 'Chinon 2' } }, variants: [{ id: variantId, sku: 'CHINON-2' }] }
  await walk.call('catalogue.admin.product_copies.store', { params, body: copy })
  await walk.call('catalogue.admin.products.destroy', { params })
}

/** A family whose products have a colour. */
async function describeWines(walk: Walk): Promise<void> {
  const colour = { code: 'colour', type: 'select', label: { fr_FR: 'Couleur', en_GB: 'Colour' } }
  const { id: attribute } = await walk.call('catalogue.admin.attributes.store', { body: colour })
  for (const [code, label] of [
    ['red', { fr_FR: 'Rouge', en_GB: 'Red wine' }],
    ['white', { fr_FR: 'Blanc', en_GB: 'White wine' }],
  ] as const) {
    await walk.call('catalogue.admin.attribute_options.store', { params: { attribute }, body: { code, label } })
  }
  const groups = [{ code: 'main', name: { fr_FR: 'Le vin' }, attributes: ['colour'] }]
  await walk.call('catalogue.admin.families.store', { body: { code: 'wine', name: { fr_FR: 'Vin' }, groups } })
}

async function manyProducts(walk: Walk): Promise<void> {
  const ids = [await ProductFactory.create({ sku: 'ONE' }), await ProductFactory.create({ sku: 'TWO' })]
  const selection = { ids }
  const body = { selection, change: { price: { mode: 'raise', amount: 100 } } }
  const params = { id: (await walk.call('catalogue.admin.product_changes.store', { body })).id }
  await walk.call('catalogue.admin.product_change_applications.store', { params })
  await walk.call('catalogue.admin.product_change_undoings.store', { params })
  await walk.call('catalogue.admin.product_deletions.store', { body: { selection } })
}

async function addresses(walk: Walk): Promise<void> {
  const body = { locale: 'fr_FR', path: '/ancien', redirect: '/nouveau' }
  const { id } = await walk.call('catalogue.admin.permalinks.store', { body })
  await walk.call('catalogue.admin.permalinks.destroy', { params: { id }, body: { version: 1 } })
  await ProductFactory.create({ sku: 'ADDRESS' })
  const own = await walk.number('select max(id) as id from core_permalinks where redirect is null')
  await walk.call('catalogue.admin.permalinks.update', { params: { id: own }, body: { slug: 'autre-adresse' } })
}

async function files(walk: Walk): Promise<void> {
  const blank = { create: { width: 40, height: 60, channels: 3 as const, background: '#7a182f' } }
  const picture = { name: 'bouteille.png', content: await sharp(blank).png().toBuffer() }
  await walk.call('catalogue.admin.product_images.store', { file: picture })
  await walk.call('catalogue.admin.category_pictures.store', { file: picture })
  await walk.call('catalogue.admin.product_files.store', { file: aSheet('files') })
  await walk.call('catalogue.admin.product_videos.store', { file: { name: 'film.mp4', content: makeVideo('mp4') } })
  await walk.call('catalogue.admin.download_links.store', { file: aSheet('links') })
  await walk.call('catalogue.admin.download_samples.store', { file: aSheet('samples') })
}

/** Buyers write them; staff publish them and answer. */
async function reviews(walk: Walk): Promise<void> {
  const params = { id: await reviewSamples.make(1) }
  const body = { state: 'approved', answer: 'Merci.', version: 1 }
  await walk.call('catalogue.admin.reviews.update', { params, body })
  await walk.call('catalogue.admin.reviews.destroy', { params })
}
