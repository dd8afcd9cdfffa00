import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import shopSitemap from '#plugins/catalogue/search/shop_sitemap'
import { DeleteProducts } from '#plugins/catalogue/products/deletion/delete_products'
import { givenSmallShop } from '#plugins/catalogue/tests/fixtures/small_shop'
import { tester, upsert } from '#plugins/catalogue/testing'
import type { ApiClient } from '@japa/api-client'

/** Every page of the small shop that search engines should know. */
const PAGES = [
  '/vue/',
  '/vue/boutique',
  '/vue/boutique/plats-associes/gibier',
  '/vue/boutique/produits-promo',
  '/vue/boutique/rhone',
  '/vue/boutique/vins-blancs',
  '/vue/boutique/vins-rouges',
  '/vue/chateau-des-pelerins',
  '/vue/clos-de-loeuvre',
  '/vue/en',
  '/vue/en/black-granite',
  '/vue/en/boutique',
  '/vue/en/boutique/plats-associes/gibier',
  '/vue/en/boutique/produits-promo',
  '/vue/en/boutique/rhone',
  '/vue/en/boutique/vins-blancs',
  '/vue/en/boutique/vins-rouges',
  '/vue/en/nos-categories-de-produits',
  '/vue/en/pilgrims-castle',
  '/vue/en/the-work',
  '/vue/granit-noir',
  '/vue/nos-categories-de-produits',
]

test.group('The sitemap of the catalogue', (group) => {
  let wines: Map<string, number>
  group.each.setup(async () => {
    wines = await givenSmallShop()
  })

  /** Paths of all pages, in the parts that the index names. */
  async function pages(client: ApiClient): Promise<string[]> {
    const index = (await client.get('/vue/sitemap.xml')).text()
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    const texts = await Promise.all(parts.map(async (part) => (await client.get(part)).text()))
    return texts
      .flatMap((text) =>
        [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
      )
      .sort()
  }

  test('has the standing screens and every published product and category once a language, and nothing else', async ({
    client,
    assert,
  }) => {
    // Other plugins add pages of their own.
    const found = (await pages(client)).filter((path) => !path.endsWith('/contact'))
    assert.deepEqual(found, PAGES)
    assert.lengthOf(new Set(found), found.length)
    assert.notMatch(found.join(), /brouillon|castle-in-draft|a-venir/)
  })

  test('names the other language of a page', async ({ client, assert }) => {
    const text = (await client.get('/vue/sitemap/catalogue-catalogue.shop-1.xml')).text()
    const [entry = ''] = /<url><loc>[^<]*\/vue\/granit-noir<\/loc>.*?<\/url>/.exec(text) ?? []
    assert.match(entry, /hreflang="fr-FR" href="[^"]*\/vue\/granit-noir"/)
    assert.match(entry, /hreflang="en-GB" href="[^"]*\/vue\/en\/black-granite"/)
    assert.match(entry, /<lastmod>\d{4}-\d\d-\d\dT[^<]+<\/lastmod>/)
    const [home = ''] = /<url><loc>[^<]*\/vue\/<\/loc>.*?<\/url>/.exec(text) ?? []
    assert.match(home, /hreflang="en-GB" href="[^"]*\/vue\/en"/)
  })

  test('gives the same pages in slices of any size', async ({ assert }) => {
    const total = await shopSitemap.count('default')
    const whole = await shopSitemap.entries('default', 0, 100)
    assert.lengthOf(whole, total)
    for (const size of [1, 2, 3, 5]) {
      const slices = []
      for (let from = 0; from < total; from += size) slices.push(...(await shopSitemap.entries('default', from, size)))
      assert.deepEqual(slices, whole, `by ${size}`)
    }
  })

  test('follows what is taken back, removed and published', async ({ client, assert }) => {
    await upsert([{ status: 'private', variants: [{ sku: 'OE' }] }])
    await upsert([{ status: 'published', variants: [{ sku: 'DR' }] }])
    await (await app.container.make(DeleteProducts)).execute([wines.get('CO') as number], tester)
    const found = await pages(client)
    assert.notMatch(found.join(), /loeuvre|the-work|granit/)
    assert.includeMembers(found, ['/vue/chateau-en-brouillon', '/vue/en/castle-in-draft'])
  })
})
