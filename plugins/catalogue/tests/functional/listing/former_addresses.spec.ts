import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { Visitor } from '#core/testing/visitor'
import { RebuildListings } from '#plugins/catalogue/listing/actions/rebuild_listings'
import { SaveCategory, type CategoryInput } from '#plugins/catalogue/categories/actions/save_category'
import { aWine, seedCatalogue, tester, upsert } from '#plugins/catalogue/testing'

/** Where an address leads: `301 /vue/boutique/rouges`, or its status. */
async function at(path: string): Promise<string> {
  const { status, headers } = await new Visitor().send('GET', `/vue${path}`)
  const location = headers.get('location')
  return location ? `${status} ${location.replace(/^https?:\/\/[^/]+/, '')}` : String(status)
}

test.group('Former addresses of categories and dishes', (group) => {
  let red: number
  let beef: number

  const save = async (input: CategoryInput) => (await app.container.make(SaveCategory)).execute(input, tester)
  const texts = (french: string, english: string) => ({ fr_FR: { slug: french }, en_GB: { slug: english } })

  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    red = await save({ texts: { fr_FR: { name: 'Vins rouges' }, en_GB: { name: 'Red wines' } } })
    await save({ parentId: red, texts: { fr_FR: { name: 'Médoc' }, en_GB: { name: 'Medoc reds' } } })
    beef = await save({ kind: 'dish', texts: { fr_FR: { name: 'Bœuf' }, en_GB: { name: 'Beef' } } })
    await upsert([aWine({ sku: 'R', categories: ['Vins rouges > Médoc'], dishes: ['Bœuf'] })])
  })

  test('lead to the present one for good, in each language, however often it moved', async ({ assert }) => {
    assert.equal(await at('/boutique/vins-rouges'), '200')
    await save({ id: red, texts: texts('rouges', 'reds') })
    await save({ id: red, texts: texts('les-rouges', 'our-reds') })
    assert.equal(await at('/boutique/les-rouges'), '200')
    assert.equal(await at('/en/boutique/our-reds'), '200')
    for (const old of ['vins-rouges', 'rouges']) {
      assert.equal(await at(`/boutique/${old}`), '301 /vue/boutique/les-rouges')
      assert.equal(await at(`/boutique/${old}?sort=-price`), '301 /vue/boutique/les-rouges?sort=-price')
    }
    assert.equal(await at('/en/boutique/red-wines'), '301 /vue/en/boutique/our-reds')
    assert.equal(await at('/boutique/jamais-vu'), '404')
  })

  test('of dishes do the same', async ({ assert }) => {
    await save({ id: beef, texts: texts('boeuf-grille', 'grilled-beef') })
    assert.equal(await at('/boutique/plats-associes/boeuf-grille'), '200')
    assert.equal(await at('/boutique/plats-associes/boeuf'), '301 /vue/boutique/plats-associes/boeuf-grille')
    assert.equal(await at('/en/boutique/plats-associes/beef'), '301 /vue/en/boutique/plats-associes/grilled-beef')
  })

  test('what stands below keeps its own, and its trail shows the new one', async ({ assert, client }) => {
    await save({ id: red, texts: texts('rouges', 'reds') })
    assert.deepEqual([await at('/boutique/medoc'), await at('/en/boutique/medoc-reds')], ['200', '200'])
    const list = (await client.get('/api/catalogue/products?filter[category]=medoc')).body()
    assert.equal(list.meta.category.breadcrumbs[0].path, '/boutique/rouges')
    // Pages of products are written anew by the worker, which this change gave a job.
    await (await app.container.make(RebuildListings)).execute()
    const page = (await client.get(`/api/catalogue/products/${list.data[0].slug}`)).body()
    assert.equal(page.categories[0][0].path, '/boutique/rouges')
    const former = (await client.get('/api/catalogue/products?filter[category]=vins-rouges')).body()
    assert.equal(former.meta.category.path, '/boutique/rouges')
  })

  test('taken back by their category, they stand again', async ({ assert }) => {
    await save({ id: red, texts: texts('rouges', 'reds') })
    await save({ id: red, texts: texts('vins-rouges', 'red-wines') })
    assert.equal(await at('/boutique/vins-rouges'), '200')
    assert.equal(await at('/boutique/rouges'), '301 /vue/boutique/vins-rouges')
  })
})
