import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { ProductFactory, seedCatalogue } from '#plugins/catalogue/testing'
import { freshPages, keptPages } from './kept_pages.js'
import { foreignScripts, visit } from './visits.js'

/** Texts that would be markup, a script or another attribute wherever one of them is not taken as text. */
const TEXTS = [
  '</script><script>zqx(1)</script>',
  '<script>zqx(2)</script>',
  '"><img src=x onerror=zqx(3)>',
  "' onmouseover='zqx(4)' x='",
  '<!--<script>zqx(5)',
  '</title></head><body onload=zqx(6)>',
  ']]></script><svg/onload=zqx(7)>',
  '\u2028zqx(8)\u2029</textarea></style>',
  '{{zqx(9)}} ${zqx(10)} <%= zqx(11) %>',
  '&lt;script&gt;zqx(12)&lt;/script&gt;',
]

/** Names, also those of categories and dishes, are printed: ends of lines without a shape are refused there. */
const printed = (text: string) => text.replaceAll(/[\u2028\u2029]/g, '')

const nameOf = (text: string, at: number) => `${printed(text)} n${at}`

/** An element, or an attribute that runs, which came out of one of the texts. */
const ALIVE =
  /<(?:script|img|svg|body|textarea|title|!--)[^>]*zqx|<(?:img src=x|svg\/onload)|<[a-z][^<>]* on\w+=['"]?zqx/i

test.group('Texts of the catalogue that look like markup', (group) => {
  const addresses: string[] = []

  group.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    await ProductFactory.createFrom(
      TEXTS.map((text, at) => {
        const texts = {
          name: nameOf(text, at),
          slug: `vin-${at}`,
          description: text,
          metaTitle: text,
          metaDescription: text,
        }
        return {
          translations: { fr_FR: texts, en_GB: { ...texts, slug: `wine-${at}` } },
          categories: [`Cave ${printed(text)}`],
          dishes: [printed(text)],
          variants: [
            {
              sku: `s${at} ${printed(text)}`.slice(0, 60),
              price: 2000,
              specialPrice: 1000,
              stock: { main: 5 },
            },
          ],
        }
      })
    )
    addresses.push(...TEXTS.flatMap((_, at) => [`/vue/vin-${at}`, `/vue/en/wine-${at}`]))
    const { text } = await visit('/api/catalogue/categories')
    const { data } = JSON.parse(text) as { data: { path: string }[] }
    addresses.push(...data.slice(0, 3).map(({ path }) => `/vue${path}`))
    addresses.push(
      '/vue/',
      '/vue/boutique',
      '/vue/boutique/produits-promo',
      '/vue/nos-categories-de-produits',
      '/vue/search-results?q=zqx',
      '/vue/en/'
    )
  })

  test('stay text on every page, fresh and kept', async ({ assert }) => {
    let back = keptPages()
    try {
      const kept = await Promise.all(addresses.map((path) => visit(path)))
      back()
      back = freshPages()
      const fresh = await Promise.all(addresses.map((path) => visit(path)))
      for (const [at, page] of [...kept, ...fresh].entries()) {
        const path = addresses[at % addresses.length] as string
        assert.equal(page.status, 200, path)
        assert.include(page.text, 'zqx', path)
        assert.deepEqual(foreignScripts(page), [], path)
        const bare = page.text.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/="[^"]*"/g, '=""')
        assert.notMatch(bare, ALIVE, path)
      }
    } finally {
      back()
    }
  })

  test('leave the structured data and the head of a product whole', async ({ assert }) => {
    for (const [at, text] of TEXTS.entries()) {
      const page = await visit(`/vue/vin-${at}`)
      const [, json = ''] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(page.text) ?? []
      const [product, way] = JSON.parse(json) as [{ name: string }, { itemListElement: { name: string }[] }]
      assert.equal(product.name, nameOf(text, at))
      assert.equal(way.itemListElement.at(-1)?.name, nameOf(text, at))
      for (const tag of ['og:title', 'og:description', 'twitter:title']) {
        const [, content = ''] =
          new RegExp(`<meta (?:property|name)="${tag}" content="([^"]*)"/?>`).exec(page.text) ?? []
        assert.include(content, 'zqx(', `${tag} ${text}`)
        assert.notMatch(content, /[<>]/, `${tag} ${text}`)
      }
    }
  })

  test('leave the API, the search and the sitemap what they are', async ({ assert }) => {
    for (const path of [
      '/api/catalogue/products',
      '/api/search?q=zqx',
      '/api/catalogue/categories',
      '/api/catalogue/home',
      '/api/init',
    ]) {
      const answer = await visit(path)
      assert.match(String(answer.headers.get('content-type')), /^application\/json/, path)
      assert.doesNotThrow(() => JSON.parse(answer.text) as unknown, path)
    }
    const sitemap = await visit('/vue/sitemap.xml')
    assert.match(String(sitemap.headers.get('content-type')), /xml/)
    assert.notMatch(sitemap.text, /zqx/)
  })
})
