import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { countQueries } from '#core/testing/query_counter'
import { resetDatabase } from '#core/testing/reset_database'
import { searchIndexOf } from '#core/search/search_index'
import { RefreshListings } from '#plugins/catalogue/listing/refresh_listings'
import { givenTaxonomy, givenWines, type Wine } from '#plugins/catalogue/tests/fixtures/base_rows'
import type { ApiClient } from '@japa/api-client'

const WINES: Wine[] = [
  {
    id: 1,
    name: 'Château Margaux',
    english: 'Chateau Margaux',
    slug: 'chateau-margaux',
    price: 9000,
    colour: 'rouge',
    grapes: ['merlot'],
    category: 2,
    dish: 4,
    magnum: 19000,
    createdAt: '2026-11-01T08:00:00.000Z',
  },
  {
    id: 2,
    name: 'Écume blanche',
    english: 'White foam',
    price: 800,
    colour: 'blanc',
    category: 3,
    stock: 3,
    createdAt: '2026-11-02T08:00:00.000Z',
  },
  {
    id: 3,
    name: 'Zénith rouge',
    english: 'Red zenith',
    price: 1200,
    special: { price: 900 },
    colour: 'rouge',
    grapes: ['syrah', 'merlot'],
    category: 2,
    createdAt: '2026-11-03T08:00:00.000Z',
  },
  {
    id: 4,
    name: 'Abîme',
    english: 'Abyss',
    price: 2500,
    colour: 'rouge',
    grapes: ['syrah'],
    category: 1,
    stock: 0,
    createdAt: '2026-11-04T08:00:00.000Z',
  },
  { id: 5, name: 'Brouillon', price: 500, colour: 'rouge', category: 2, status: 'draft' },
]

test.group('Product lists', (group) => {
  let store: Store

  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await store.transaction(givenTaxonomy)
    await write(WINES)
  })

  async function write(wines: Wine[]) {
    const refresh = await app.container.make(RefreshListings)
    await store.transaction(async (trx) => {
      await givenWines(trx, wines)
      await refresh.execute(
        trx,
        wines.map(({ id }) => id)
      )
      await store.changes.record(
        trx,
        'catalogue.products',
        wines.map(({ id }) => id)
      )
    })
  }

  async function list(client: ApiClient, query: string, locale = 'fr_FR') {
    const response = await client.get(`/api/catalogue/products?locale=${locale}&${query}`)
    response.assertStatus(200)
    return response.body()
  }

  const names = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name)
  const facet = (
    body: { meta: { facets: { code: string; values: { code: string; count: number }[] }[] } },
    code: string
  ) =>
    Object.fromEntries(
      (body.meta.facets.find((one) => one.code === code)?.values ?? []).map((one) => [one.code, one.count])
    )

  test('lists published products only, those that can be had first, the newest first', async ({ client, assert }) => {
    const body = await list(client, '')
    assert.deepEqual(names(body), ['Zénith rouge', 'Écume blanche', 'Château Margaux', 'Abîme'])
    assert.include(body.meta, { total: 4, page: 1, limit: 24, pages: 1, sort: 'position', q: null, correction: null })
  })

  test('the start page names as new what can be had, and nothing that it shows as reduced', async ({
    client,
    assert,
  }) => {
    const home = (await client.get('/api/catalogue/home')).body()
    assert.deepEqual(names({ data: home.promotions }), ['Zénith rouge'])
    assert.deepEqual(names({ data: home.newest }), ['Écume blanche', 'Château Margaux'])
  })

  test('sorts by price, name in the alphabet of the language, and age', async ({ client, assert }) => {
    assert.deepEqual(names(await list(client, 'sort=price')), [
      'Écume blanche',
      'Zénith rouge',
      'Abîme',
      'Château Margaux',
    ])
    assert.deepEqual(names(await list(client, 'sort=-price')), [
      'Château Margaux',
      'Abîme',
      'Zénith rouge',
      'Écume blanche',
    ])
    assert.deepEqual(names(await list(client, 'sort=name')), [
      'Abîme',
      'Château Margaux',
      'Écume blanche',
      'Zénith rouge',
    ])
    assert.deepEqual(names(await list(client, 'sort=name', 'en_GB')), [
      'Abyss',
      'Chateau Margaux',
      'Red zenith',
      'White foam',
    ])
    assert.deepEqual(names(await list(client, 'sort=-created')), [
      'Abîme',
      'Zénith rouge',
      'Écume blanche',
      'Château Margaux',
    ])
  })

  test('filters by codes, ranges, categories with those below, dishes and promotions', async ({ client, assert }) => {
    const found = async (query: string) => names(await list(client, `sort=name&${query}`))
    assert.deepEqual(await found('filter[colour]=rouge'), ['Abîme', 'Château Margaux', 'Zénith rouge'])
    assert.deepEqual(await found('filter[colour]=rouge,blanc&filter[grapes]=syrah'), ['Abîme', 'Zénith rouge'])
    assert.deepEqual(await found('filter[colour][]=rouge&filter[colour][]=blanc'), [
      'Abîme',
      'Château Margaux',
      'Écume blanche',
      'Zénith rouge',
    ])
    assert.deepEqual(await found('filter[price]=9..25'), ['Abîme', 'Zénith rouge'])
    assert.deepEqual(await found('filter[price]=..9'), ['Écume blanche', 'Zénith rouge'])
    assert.deepEqual(await found('filter[category]=vins'), [
      'Abîme',
      'Château Margaux',
      'Écume blanche',
      'Zénith rouge',
    ])
    assert.deepEqual(await found('filter[category]=bordeaux'), ['Château Margaux', 'Zénith rouge'])
    assert.deepEqual(await found('filter[dish]=fromages'), ['Château Margaux'])
    assert.deepEqual(await found('filter[promo]=1'), ['Zénith rouge'])
    assert.deepEqual(await found('filter[volume]=150cl'), ['Château Margaux'])
    assert.deepEqual(await found('filter[colour]=mauve'), [])
  })

  test('counts each facet with its own selection left out', async ({ client, assert }) => {
    const body = await list(client, 'filter[colour]=rouge&filter[price]=..50')
    assert.equal(body.meta.total, 2)
    assert.deepEqual(facet(body, 'colour'), { rouge: 2, blanc: 1 })
    assert.deepEqual(facet(body, 'grapes'), { syrah: 2, merlot: 1 })
    const price = body.meta.facets.find(({ code }: { code: string }) => code === 'price')
    assert.deepEqual(price, {
      code: 'price',
      label: 'Prix',
      kind: 'range',
      values: [],
      min: 9,
      max: 90,
      selectedMax: 50,
    })
    const [red] = body.meta.facets[0].values
    assert.deepEqual(red, { code: 'rouge', label: 'Rouge', swatch: '#7b1e2b', count: 2, selected: true })
  })

  test('what is in stock and what is reduced are counted like the other facets, and filter', async ({
    client,
    assert,
  }) => {
    const all = await list(client, '')
    assert.deepEqual([facet(all, 'in_stock'), facet(all, 'promo')], [{ 1: 3 }, { 1: 1 }])
    const red = await list(client, 'filter[colour]=rouge')
    assert.deepEqual([facet(red, 'in_stock'), facet(red, 'promo')], [{ 1: 2 }, { 1: 1 }])
    const there = await list(client, 'filter[in_stock]=1&filter[colour]=rouge&sort=name')
    assert.deepEqual(names(there), ['Château Margaux', 'Zénith rouge'])
    assert.deepEqual(facet(there, 'colour'), { rouge: 2, blanc: 1 })
    const both = await list(client, 'filter[in_stock]=1&filter[promo]=1&filter[colour]=blanc')
    assert.deepEqual([both.meta.total, facet(both, 'promo'), facet(both, 'in_stock')], [0, { 1: 0 }, { 1: 0 }])
    const searched = await list(client, 'q=rouge&filter[in_stock]=1')
    assert.deepEqual(names(searched), ['Zénith rouge', 'Château Margaux'])
    const shown = searched.meta.facets.find(({ code }: { code: string }) => code === 'in_stock')
    assert.deepEqual(shown, {
      code: 'in_stock',
      label: 'En stock',
      kind: 'boolean',
      values: [{ code: '1', label: 'Oui', count: 2, selected: true }],
    })
    await write([{ ...(WINES[2] as Wine), stock: 0, special: { price: 900, to: '2020-01-01T00:00:00.000Z' } }])
    const after = await list(client, '')
    assert.deepEqual([facet(after, 'in_stock'), facet(after, 'promo')], [{ 1: 2 }, {}])
  })

  test('shows a category with its trail, its children and their counts', async ({ client, assert }) => {
    const { meta } = await list(client, 'filter[category]=vins')
    assert.deepEqual(
      meta.category.children.map(({ name, path, count }: Record<string, unknown>) => [name, path, count]),
      [
        ['Bordeaux', '/boutique/bordeaux', 2],
        ['Loire', '/boutique/loire', 1],
      ]
    )
    const below = await list(client, 'filter[category]=loire-en', 'en_GB')
    assert.deepEqual(below.meta.category.breadcrumbs, [
      { name: 'Wines', path: '/boutique/vins-en' },
      { name: 'Loire Valley', path: '/boutique/loire-en' },
    ])
    assert.deepEqual(below.meta.category.alternates, { fr_FR: '/boutique/loire', en_GB: '/boutique/loire-en' })
    const tree = (await client.get('/api/catalogue/categories?locale=fr_FR')).body()
    assert.deepEqual(
      tree.data.map(({ name, count }: Record<string, unknown>) => [name, count]),
      [['Vins', 4]]
    )
    const dishes = (await client.get('/api/catalogue/categories?kind=dish&locale=en_GB')).body()
    assert.deepEqual(
      dishes.data.map(({ name, path }: Record<string, unknown>) => [name, path]),
      [['Cheese', '/boutique/plats-associes/fromages-en']]
    )
  })

  test('finds words without accents and with one mistake, by name first', async ({ client, assert }) => {
    const found = await list(client, 'q=chateau')
    assert.deepEqual([names(found), found.meta.q, found.meta.correction], [['Château Margaux'], 'chateau', null])
    const mended = await list(client, 'q=margeaux')
    assert.deepEqual([names(mended), mended.meta.correction], [['Château Margaux'], 'margaux'])
    assert.deepEqual(names(await list(client, 'q=rouge')), ['Zénith rouge', 'Château Margaux', 'Abîme'])
    assert.deepEqual(names(await list(client, 'q=rouge&sort=name')), ['Abîme', 'Château Margaux', 'Zénith rouge'])
    assert.deepEqual(names(await list(client, 'q=rouge&filter[grapes]=merlot')), ['Zénith rouge', 'Château Margaux'])
    assert.equal((await list(client, 'q=%21%21')).meta.total, 0)
  })

  test('gives an empty page with the total beyond the end', async ({ client, assert }) => {
    const body = await list(client, 'page=9&limit=2')
    assert.deepEqual([body.data, body.meta.total, body.meta.pages], [[], 4, 2])
    assert.equal((await list(client, 'limit=100000')).meta.limit, 96)
  })

  test('ignores parameters of others and refuses what is broken', async ({ client, assert }) => {
    assert.equal((await list(client, 'utm_source=x')).meta.total, 4)
    for (const query of [
      'page=0',
      'page=abc',
      'page=1.5',
      'limit=-1',
      'sort=rating',
      'filter[price]=abc',
      'filter=x',
      'filter[colour][a]=b',
      `q=${'x'.repeat(10_000)}`,
    ]) {
      const response = await client.get(`/api/catalogue/products?${query}`)
      response.assertStatus(422)
      assert.properties(response.body().errors[0], ['code', 'message', 'field'])
    }
    const missing = await client.get('/api/catalogue/products?filter[category]=nulle-part')
    missing.assertStatus(404)
    assert.equal(missing.body().errors[0].code, 'E_CATALOGUE_CATEGORY_NOT_FOUND')
  })

  test('follows every change at once: price, status, category, removal', async ({ client, assert }) => {
    await list(client, 'sort=name')
    await list(client, 'sort=name')
    await write([{ ...(WINES[1] as Wine), name: 'Aube', price: 100, category: 2 }])
    assert.deepEqual(names(await list(client, 'sort=name')), ['Abîme', 'Aube', 'Château Margaux', 'Zénith rouge'])
    assert.deepEqual(names(await list(client, 'filter[category]=bordeaux&sort=price')), [
      'Aube',
      'Zénith rouge',
      'Château Margaux',
    ])
    assert.deepEqual(names(await list(client, 'q=ecume')), [])
    await write([{ ...(WINES[1] as Wine), status: 'draft' }])
    assert.equal((await list(client, '')).meta.total, 3)
    ;(await client.get('/api/catalogue/products/vin-2')).assertStatus(404)
  })

  test('needs four statements at most when cold, a search and the start page five, the same for one product as for all', async ({
    client,
    assert,
  }) => {
    const counted = async (path: string) => {
      await store.changes.forget()
      searchIndexOf(store).forget()
      const { queries } = await countQueries(() => client.get(path))
      // The look at what other processes changed is taken by the clock, not by the request: one more at most.
      return queries.filter((sql) => !sql.includes('from core_changes')).length
    }
    for (const path of [
      'products?limit=1',
      'products?limit=96',
      'products?filter[colour]=rouge&limit=1',
      'products?filter[colour]=rouge',
    ]) {
      assert.isAtMost(await counted(`/api/catalogue/${path}`), 4, path)
    }
    assert.equal(await counted('/api/catalogue/products?limit=1'), await counted('/api/catalogue/products?limit=50'))
    assert.isAtMost(await counted('/api/catalogue/products/chateau-margaux'), 4)
    // Keys, prices, taxonomy, words and cards.
    assert.isAtMost(await counted('/api/catalogue/products?q=chateau'), 5)
    assert.isAtMost(await counted('/api/catalogue/home'), 5)
    assert.isAtMost(await counted('/api/catalogue/categories'), 4)
  })

  test('and its pages need six, the same for one product as for all', async ({ client, assert }) => {
    const counted = async (path: string) => {
      await store.changes.forget()
      searchIndexOf(store).forget()
      const { result, queries } = await countQueries(() => client.get(path))
      result.assertStatus(200)
      // The look at what other processes changed is taken by the clock, not by the page: one more at most.
      // What the site holds in memory is read again only because everything was forgotten.
      return queries.filter((sql) => !/from (?:core_changes|cms_|branding_)/.test(sql)).length
    }
    for (const path of [
      '',
      '/boutique',
      '/boutique/bordeaux',
      '/boutique/produits-promo',
      '/nos-categories-de-produits',
      '/chateau-margaux',
      '/search-results?q=chateau',
      '/en/boutique',
    ]) {
      // A search looks for products, articles and pages, and for the words that correct a mistyped one.
      const most = path.startsWith('/search-results') ? 9 : 5
      assert.isAtMost(await counted(`/vue${path}`), most, path)
    }
    assert.equal(await counted('/vue/boutique?filter[colour]=rouge'), await counted('/vue/boutique'))
  })

  test('answers 304 to whoever has it', async ({ client, assert }) => {
    const first = await client.get('/api/catalogue/products?locale=fr_FR')
    const again = await client
      .get('/api/catalogue/products?locale=fr_FR')
      .header('if-none-match', String(first.header('etag')))
    assert.equal(again.status(), 304)
  })
})
