import sharp from 'sharp'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { MediaLibrary } from '#core/media/media_library'
import { Store } from '#core/database/store'
import { ProductFactory } from '#plugins/catalogue/testing'
import { bodyOf, refusalOf, staffVisit } from '#plugins/catalogue/tests/fixtures/staff_visit'
import type { Visitor } from '#core/testing/visitor'

const BASE = '/api/admin/catalogue/categories'

test.group('Categories in the back office', (group) => {
  let staff: Visitor
  group.each.setup(async () => {
    staff = await staffVisit()
  })

  const make = async (name: string, parentId: number | null = null, more: object = {}) =>
    bodyOf(await staff.send('POST', BASE, { kind: 'category', parentId, texts: { fr_FR: { name } }, ...more })).data

  const tree = async () => {
    const { body } = await staff.send('GET', `${BASE}?kind=category`)
    const { data } = body as { data: { id: number; parentId: number | null; code: string; products: number }[] }
    return data
  }

  test('are made, shown and changed with their texts', async ({ assert }) => {
    const made = await make('Vins rouges', null, { status: 'draft', displayMode: 'description_only' })
    assert.deepInclude(made, { code: 'vins-rouges', status: 'draft', displayMode: 'description_only', version: 1 })
    const texts = { fr_FR: { name: 'Rouges', slug: 'Nos Rouges', metaTitle: 'Vins rouges' } }
    const changed = await staff.send('PUT', `${BASE}/${made.id}`, { version: 1, texts, filterable: ['price'] })
    assert.equal(changed.status, 200)
    const { data } = bodyOf(changed)
    assert.deepInclude((data.texts as { fr_FR: object }).fr_FR, { slug: 'nos-rouges', metaTitle: 'Vins rouges' })
    assert.deepEqual(data.filterable, ['price'])
  })

  test('count the products in them', async ({ assert }) => {
    const red = await make('Rouges')
    await ProductFactory.create({ categories: ['Rouges'] })
    const [line] = await tree()
    assert.deepInclude(line, { id: red.id, products: 1 })
    assert.deepInclude(bodyOf(await staff.send('GET', `${BASE}/${red.id}`)).meta, { products: 1, below: 0 })
  })

  test('refuse a slug that another one has, in the words of the house, and write nothing', async ({ assert }) => {
    await make('Rouges')
    const white = await make('Blancs')
    const texts = { fr_FR: { name: 'Autre', slug: 'rouges' } }
    const refused = await staff.send('PUT', `${BASE}/${white.id}`, { version: 1, texts })
    assert.equal(refusalOf(refused), '422 E_CATALOGUE_SLUG_TAKEN texts.fr_FR.slug')
    assert.equal(bodyOf(refused).errors[0]?.message, 'Ce slug existe déjà\u202f!')
    assert.equal(bodyOf(await staff.send('GET', `${BASE}/${white.id}`)).data.version, 1)
    const reserved = { fr_FR: { slug: 'produits-promo' } }
    const screen = await staff.send('PUT', `${BASE}/${white.id}`, { version: 1, texts: reserved })
    assert.equal(refusalOf(screen), '422 E_CATALOGUE_SLUG_RESERVED texts.fr_FR.slug')
  })

  test('answer a stale version with the fresh row', async ({ assert }) => {
    const red = await make('Rouges')
    await staff.send('PUT', `${BASE}/${red.id}`, { version: 1, status: 'draft' })
    const stale = await staff.send('PUT', `${BASE}/${red.id}`, { version: 1, status: 'published' })
    assert.equal(refusalOf(stale), '409 E_STALE version')
    assert.deepInclude(bodyOf(stale).errors[0]?.meta?.current, { version: 2, status: 'draft' })
  })

  test('need a name, a parent of their own tree, a picture that is one', async ({ assert }) => {
    const red = await make('Rouges')
    const send = (input: object) => staff.send('PUT', `${BASE}/${red.id}`, { version: 1, ...input })
    assert.equal(
      refusalOf(await send({ texts: { fr_FR: { name: ' ' } } })),
      '422 E_CATALOGUE_VALUE_REQUIRED texts.fr_FR.name'
    )
    assert.equal(refusalOf(await send({ parentId: 999_999 })), '404 E_CATALOGUE_CATEGORY_NOT_FOUND parentId')
    assert.equal(refusalOf(await send({ bannerMediaId: 999_999 })), '422 E_CATALOGUE_PICTURE_UNKNOWN bannerMediaId')
    assert.equal(refusalOf(await send({ filterable: ['nothing'] })), '422 E_CATALOGUE_ATTRIBUTE_UNKNOWN filterable')
    assert.equal((await staff.send('GET', `${BASE}/abc`)).status, 404)
    assert.equal((await staff.send('PUT', `${BASE}/999999`, { version: 1 })).status, 404)
  })

  test('move in the tree and among their siblings, never under themselves', async ({ assert }) => {
    const red = await make('Rouges')
    const white = await make('Blancs')
    const rose = await make('Rosés')
    const bordeaux = await make('Bordeaux', red.id)
    const place = (id: number, to: object) => staff.send('PUT', `${BASE}/${id}/place`, to)
    assert.equal((await place(rose.id, { parentId: null, index: 0, version: 1 })).status, 204)
    assert.equal((await place(white.id, { parentId: red.id, index: 0, version: 1 })).status, 204)
    const found = await tree()
    const under = (parent: number | null) => found.filter(({ parentId }) => parentId === parent).map(({ id }) => id)
    assert.deepEqual(under(null), [rose.id, red.id])
    assert.deepEqual(under(red.id), [white.id, bordeaux.id])
    // Without a word about its parent it stays where it hangs.
    assert.equal((await place(white.id, { index: 1, version: 2 })).status, 204)
    assert.deepEqual(
      (await tree()).filter(({ parentId }) => parentId === red.id).map(({ id }) => id),
      [bordeaux.id, white.id]
    )
    const cycle = await place(red.id, { parentId: white.id, index: 0, version: 1 })
    assert.equal(refusalOf(cycle), '422 E_CATALOGUE_CATEGORY_CYCLE parentId')
    const stale = await place(white.id, { parentId: null, index: 0, version: 1 })
    assert.equal(refusalOf(stale), '409 E_STALE version')
    const foreign = await place(white.id, { parentId: 999_999, index: 0, version: 3 })
    assert.equal(refusalOf(foreign), '404 E_CATALOGUE_CATEGORY_NOT_FOUND parentId')
  })

  test('go only after what would go with them was confirmed', async ({ assert }) => {
    const red = await make('Rouges')
    await make('Bordeaux', red.id)
    await ProductFactory.create({ categories: ['Rouges > Bordeaux'] })
    const refused = await staff.send('DELETE', `${BASE}/${red.id}`, { version: 1 })
    assert.equal(refusalOf(refused), '409 E_CATALOGUE_CATEGORY_NOT_EMPTY')
    assert.deepInclude(bodyOf(refused).errors[0]?.meta, { categories: 1, products: 1 })
    assert.equal((await staff.send('DELETE', `${BASE}/${red.id}?confirmed=1`, { version: 1 })).status, 204)
    assert.deepEqual(await tree(), [])
    const { reader } = await app.container.make(Store)
    assert.equal((await reader.first<{ n: number }>('select count(*) as n from catalogue_products'))?.n, 1)
  })

  test('tell the shop what their page shows, with their pictures', async ({ assert, client }) => {
    const [store, media] = [await app.container.make(Store), await app.container.make(MediaLibrary)]
    const bytes = await sharp({ create: { width: 64, height: 16, channels: 3, background: '#7a182f' } })
      .png()
      .toBuffer()
    const prepared = await media.prepare({ name: 'banner.png', bytes })
    const { id: bannerMediaId } = await store.transaction((trx) => media.attach(trx, prepared))
    const made = await make('Rouges', null, { displayMode: 'description_only', bannerMediaId })
    const { meta } = bodyOf(await staff.send('GET', `${BASE}/${made.id}`))
    assert.match((meta.banner as { url: string }).url, /^\/media\//)
    const shown = await client.get('/api/catalogue/products?filter[category]=rouges')
    const { category } = (shown.body() as { meta: { category: { banner: object } } }).meta
    assert.deepInclude(category, { displayMode: 'description_only', logo: null })
    assert.deepInclude(category.banner, { width: 64, height: 16 })
  })
})
