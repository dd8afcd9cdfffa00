import { test } from '@japa/runner'
import { givenSmallShop } from '#plugins/catalogue/tests/fixtures/small_shop'
import { upsert } from '#plugins/catalogue/testing'
import type { ApiClient } from '@japa/api-client'
import type { Metadata } from '#plugins/platform/index'

const HOST = `http://${process.env.HOST}:${process.env.PORT}`

test.group('What search engines read of the catalogue', (group) => {
  group.setup(async () => void (await givenSmallShop()))

  async function describe(client: ApiClient, screen: string, path: string): Promise<Metadata> {
    const route = `catalogue.storefront.${screen}`
    const response = await client.get('/api/metadata').qs({ route, url: `${HOST}/vue${path}`, title: 'Écran' })
    response.assertStatus(200)
    return response.body() as Metadata
  }

  test('of a product: its own words, address and offer of today', async ({ client, assert }) => {
    const told = await describe(client, 'product', '/chateau-des-pelerins')
    assert.match(told.title, /^Château des Pèlerins/)
    assert.equal(told.description, 'Château des Pèlerins, à boire.')
    assert.equal(told.canonical, `${HOST}/vue/chateau-des-pelerins`)
    assert.equal(told.og_url, told.canonical)
    assert.equal(told.og_title, 'Château des Pèlerins')
    assert.equal(told.og_description, told.description)
    assert.equal(told.og_locale, 'fr_FR')
    assert.match(String(told.article_modified_time), /^\d{4}-\d\d-\d\dT/)
    assert.deepEqual(told.robots, { index: 'index', follow: 'follow' })
    assert.containsSubset(told.schema, {
      '@type': 'Product',
      'name': 'Château des Pèlerins',
      'sku': 'CH',
      'offers': { price: '39.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    })
  })

  test('of a product in English: its English words and address', async ({ client, assert }) => {
    const told = await describe(client, 'product', '/en/pilgrims-castle?variant=CH&utm_source=x')
    assert.match(told.title, /^Pilgrims Castle/)
    assert.equal(told.description, 'Pilgrims Castle, to drink.')
    assert.equal(told.canonical, `${HOST}/vue/en/pilgrims-castle`)
    assert.equal(told.og_locale, 'en_GB')
  })

  test('of a product that is sold out: that it is', async ({ client, assert }) => {
    await upsert([{ variants: [{ sku: 'OE', stock: { main: 0 } }] }])
    const { schema } = await describe(client, 'product', '/clos-de-loeuvre')
    assert.containsSubset(schema, { offers: { availability: 'https://schema.org/OutOfStock' } })
  })

  test('of a category and of a dish: their names and addresses', async ({ client, assert }) => {
    const category = await describe(client, 'shop', '/boutique/vins-rouges')
    assert.match(category.title, /^Vins rouges/)
    assert.equal(category.canonical, `${HOST}/vue/boutique/vins-rouges`)
    const dish = await describe(client, 'dish', '/boutique/plats-associes/gibier')
    assert.match(dish.title, /^Gibier/)
    assert.equal(dish.canonical, `${HOST}/vue/boutique/plats-associes/gibier`)
  })

  test('of a list shown in another way: nothing to be found by, and the plain list as its address', async ({
    client,
    assert,
  }) => {
    const sorted = await describe(client, 'shop', '/boutique/vins-rouges?sort=-price&filter[grapes]=syrah')
    assert.equal(sorted.robots.index, 'noindex')
    assert.equal(sorted.canonical, `${HOST}/vue/boutique/vins-rouges`)
    const second = await describe(client, 'shop', '/boutique/vins-rouges?page=2')
    assert.equal(second.canonical, `${HOST}/vue/boutique/vins-rouges?page=2`)
    assert.equal((await describe(client, 'products', '/nos-produits')).canonical, `${HOST}/vue/boutique`)
  })

  test('of what does not exist, and of a draft: the words of the screen alone', async ({ client, assert }) => {
    for (const path of ['/nulle-part', '/chateau-en-brouillon', '/%25E0']) {
      const told = await describe(client, 'product', path)
      assert.match(told.title, /^Écran/, path)
      assert.isNull(told.schema)
    }
  })
})
