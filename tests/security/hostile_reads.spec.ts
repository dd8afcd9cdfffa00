import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { ProductFactory, seedCatalogue } from '#plugins/catalogue/testing'
import { each, isSafe, liftLimits, publicReads, screens, visit } from './visits.js'
import { rawRequest } from './raw_request.js'

const LONG = 'x'.repeat(10_000)
const DEEP = `filter${'[a]'.repeat(50)}=1`
const MANY = Array.from({ length: 1_000 }, (_, at) => `filter[c${at}]=${at}`).join('&')

/** Queries that no screen of ours writes. */
const QUERIES = [
  'unheard=1&utm_source=x',
  ...['-1', '0', '1e9', 'NaN', 'Infinity', '999999999999999999999', '1.5', '0x10', '', '%00', '١'].flatMap((number) => [
    `page=${number}`,
    `limit=${number}`,
  ]),
  'page=1&page=2',
  'page[]=1&limit[a]=2',
  'filter[]=',
  'filter=',
  'filter=x',
  'filter[colour]=',
  'filter[colour][x]=1',
  'filter[colour][]=rouge&filter[colour][]=blanc&filter[colour]=rose',
  'filter[price]=9..1..2&filter[price]=x',
  'filter[price]=..&filter[price][from]=1',
  'filter[toString]=1&filter[hasOwnProperty]=1&filter[valueOf]=1',
  'filter[__proto__]=1&filter[constructor][prototype][x]=1&__proto__[x]=1&constructor=1',
  'filter[category]=nowhere&filter[dish]=nowhere',
  'filter[category][]=%00',
  `filter[colour]=${Array.from({ length: 2_000 }, (_, at) => `c${at}`).join(',')}`,
  DEEP,
  'sort=rating&sort[]=price',
  'sort[toString]=1',
  'q[]=a&q[]=b',
  'q[a]=b',
  'q=%00',
  'q=a%00b',
  'q=%ED%A0%80',
  'q=%F0%9F%8D%B7',
  `q=${LONG}`,
  'q=%22%22%22*&q=NEAR(',
  `q=${'a%20'.repeat(100)}`,
  'q=%',
  'q=%E0%A4%A',
  'kind=__proto__&q=a',
  'kind[]=a&suggest[]=1&q=a',
  'locale[]=fr_FR',
  'locale=__proto__',
  'url=http%3A%2F%2F256.256.256.256%2F&route=x',
  'url=http%3A%2F%2Fa%2F%25E0%25A4%25A&route=x',
  'url=javascript%3Aalert(1)&route=x',
  'url=http%3A%2F%2F1.2.3.4.5%2F&route=x',
  'url=http%3A%2F%2Fshop.example%2Fvue%2Fboutique%2F%25E0%25A4&route=catalogue.storefront.shop',
  'url=http%3A%2F%2Fshop.example%2Fvue%2F%25E0%25A4&route=catalogue.storefront.product',
  'url=http%3A%2F%2Fshop.example%2Fvue%2F%2500&route=catalogue.storefront.product',
  'url[]=a&route[]=b',
  'path=%2F%00',
  'path=%2F%25E0%25A4%25A',
  'path[]=%2Fa',
  'path=%2F..%2F..%2Fetc%2Fpasswd',
  '&&&===&[]=&[&]=1',
]

/** What stands where a slug should. */
const SLUGS = [
  '__proto__',
  'constructor',
  '%00',
  'a%00b',
  '%E2%80%AE',
  '%252e%252e',
  '..%2f..%2fetc',
  `${'x'.repeat(5_000)}`,
].concat(
  '%C5%93uf',
  "'%20or%201=1--",
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '%0d%0aset-cookie:a=1',
  '-1',
  '%ED%A0%80%',
  '%5c%5cevil'
)

/** Addresses that are not even well-formed. */
const MALFORMED = ['%E0%A4%A', '%', '%zz', '%C0%80', 'a%', '%u0041']

test.group('Reads with hostile addresses', (group) => {
  group.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    await ProductFactory.createMany(3, (at) => ({ name: `Domaine ${at}` }))
    return liftLimits()
  })

  test('every public read answers every strange query below 500, in the error format', async ({ assert }) => {
    const reads = await publicReads('chateau')
    const bad: string[] = []
    assert.isAbove(reads.length, 10)
    await each(
      reads.flatMap((path) => QUERIES.map((query) => `${path}?${query}`)),
      async (path) => {
        const answer = await visit(path)
        if (!isSafe(path, answer)) bad.push(`${answer.status} ${path.slice(0, 200)}`)
      }
    )
    assert.deepEqual(bad, [])
  }).timeout(90_000)

  test('a thousand parameters are an answer below 500', async ({ assert }) => {
    await each([...(await publicReads('chateau')), ...screens('chateau')], async (path) => {
      const answer = await visit(`${path}?${MANY.slice(0, 12_000)}`)
      assert.isBelow(answer.status, 500, path)
    })
  })

  test('every screen answers every strange query below 500, without a trace', async ({ assert }) => {
    const shown = ['/vue/', '/vue/boutique', '/vue/search-results', '/vue/domaine-0']
    const bad: string[] = []
    await each(
      shown.flatMap((path) => QUERIES.map((query) => `${path}?${query}`)),
      async (path) => {
        const answer = await visit(path)
        if (!isSafe(path, answer)) bad.push(`${answer.status} ${path.slice(0, 200)}`)
      }
    )
    assert.deepEqual(bad, [])
  })

  test('every strange slug is an answer below 500', async ({ assert }) => {
    const bad: string[] = []
    const lists = await Promise.all(SLUGS.map(publicReads))
    await each([...lists.flat(), ...SLUGS.flatMap(screens), ...SLUGS.map((slug) => `/${slug}`)], async (path) => {
      const answer = await visit(path)
      const isShown = answer.headers.get('content-type')?.includes('html') && answer.text.includes('<script>alert(1)')
      if (isShown || !isSafe(path, answer)) bad.push(`${answer.status} ${path.slice(0, 200)}`)
    })
    assert.deepEqual(bad, [])
  })

  test('an address that cannot be decoded is not found, with strict headers and the error format', async ({
    assert,
  }) => {
    for (const slug of MALFORMED) {
      const inside = await rawRequest(`/api/catalogue/products/${slug}`)
      assert.equal(inside.status, 404, slug)
      assert.deepEqual(Object.keys(JSON.parse(inside.body) as object), ['errors'], slug)
      const page = await rawRequest(`/vue/${slug}`)
      assert.equal(page.status, 404, slug)
      for (const { head } of [inside, page]) assert.match(head, /x-content-type-options: nosniff/i, slug)
      assert.include(page.body, '<!DOCTYPE html>')
    }
  })

  test('a page far beyond the end is empty in the API, and on screen leads to the last one', async ({ assert }) => {
    const answer = await visit('/api/catalogue/products?page=1000000')
    assert.equal(answer.status, 200)
    assert.containsSubset(JSON.parse(answer.text), { data: [], meta: { total: 3, pages: 1 } })
    const page = await visit('/vue/boutique?page=1000000')
    assert.deepEqual([page.status, page.headers.get('location')], [302, '/vue/boutique'])
  })
})
