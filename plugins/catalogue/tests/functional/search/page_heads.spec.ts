import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { MediaLibrary } from '#core/media/media_library'
import { Store } from '#core/database/store'
import { givenSmallShop } from '#plugins/catalogue/tests/fixtures/small_shop'
import { upsert } from '#plugins/catalogue/testing'
import type { ApiClient } from '@japa/api-client'

const HOST = `http://${process.env.HOST}:${process.env.PORT}`

interface Crumbs {
  '@type': string
  'itemListElement': { name: string; item: string }[]
}

/** Gives the wine of this SKU a picture. */
async function givePicture(sku: string): Promise<void> {
  const library = await app.container.make(MediaLibrary)
  const bytes = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#7a182f' } })
    .png()
    .toBuffer()
  const prepared = await library.prepare({ name: 'bottle.png', bytes })
  const store = await app.container.make(Store)
  const { id } = await store.transaction((trx) => library.attach(trx, prepared))
  await upsert([{ media: [{ mediaId: id }], variants: [{ sku }] }])
}

/** A page as search engines fetch it. */
async function read(client: ApiClient, path: string): Promise<string> {
  const answer = await client.get(path).header('accept-language', 'fr')
  answer.assertStatus(200)
  return answer.text()
}

function contents(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`(?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(
    ([, said = '']) => said
  )
}

function links(html: string, rel: string): string[] {
  return [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]* href="([^"]*)"`, 'g'))].map(([, href = '']) => href)
}

/** Names of the visible way to a page, and the way that search engines are told. */
function waysOf(html: string): { seen: string[]; told: Crumbs['itemListElement'] } {
  const [, nav = ''] = /<nav aria-label="Fil d’Ariane"[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
  const seen = [...nav.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, step = '']) => step.replaceAll(/<[^>]*>/g, ''))
  const [, json = '[]'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const crumbs = (JSON.parse(json) as Crumbs[]).find((part) => part['@type'] === 'BreadcrumbList')
  return { seen, told: crumbs?.itemListElement ?? [] }
}

test.group('Heads of the shop’s pages', (group) => {
  group.setup(async () => {
    await givenSmallShop()
    await givePicture('CO')
  })

  test('name a picture that is there, in both languages, and the newest bottle’s on the start page', async ({
    client,
    assert,
  }) => {
    for (const path of ['/vue/granit-noir', '/vue/en/black-granite', '/vue/', '/vue/en']) {
      const html = await read(client, path)
      const [picture = ''] = contents(html, 'og:image')
      assert.deepEqual(contents(html, 'twitter:image'), [picture], path)
      const answer = await fetch(picture)
      assert.equal(answer.status, 200, picture)
      assert.match(String(answer.headers.get('content-type')), /^image\//)
    }
  })

  test('of all wines say one address in every language, however they were asked for', async ({ client, assert }) => {
    for (const path of ['/vue/boutique', '/vue/nos-produits', '/vue/nos-produits?sort=-price']) {
      const html = await read(client, path)
      assert.deepEqual(links(html, 'canonical'), [`${HOST}/vue/boutique`], path)
      const others = [`${HOST}/vue/boutique`, `${HOST}/vue/en/boutique`, `${HOST}/vue/boutique`]
      assert.deepEqual(links(html, 'alternate'), others, path)
    }
  })

  test('of a further page say that page, in the other languages too', async ({ client, assert }) => {
    await upsert(
      Array.from({ length: 30 }, (_, at) => ({
        translations: { fr_FR: { name: `Vin ${at}` } },
        variants: [{ sku: `MORE-${at}`, price: 900, stock: { main: 6 } }],
      }))
    )
    const html = await read(client, '/vue/boutique?page=2')
    assert.match(html, /<title>Tous les produits, page 2 · /)
    assert.deepEqual(links(html, 'canonical'), [`${HOST}/vue/boutique?page=2`])
    assert.include(links(html, 'alternate'), `${HOST}/vue/en/boutique?page=2`)
  })

  test('of a search carry its words, which end no element', async ({ client, assert }) => {
    const html = await read(client, '/vue/search-results?q=%3C%2Ftitle%3E%3Cscript%3Ex')
    assert.include(html, '<title>Résultats pour «\u202f&lt;/title&gt;&lt;script&gt;x\u202f» · ')
    assert.notInclude(html, '<script>x')
  })

  test('tell search engines the way that stands above the title', async ({ client, assert }) => {
    const paths = [
      '/vue/granit-noir',
      '/vue/boutique',
      '/vue/boutique/rhone',
      '/vue/boutique/produits-promo',
      '/vue/boutique/plats-associes/gibier',
      '/vue/nos-categories-de-produits',
    ]
    for (const path of paths) {
      const { seen, told } = waysOf(await read(client, path))
      assert.isAbove(seen.length, 1, path)
      assert.deepEqual(
        told.map(({ name }) => name),
        seen,
        path
      )
      for (const { item } of told) assert.equal((await fetch(item)).status, 200, item)
    }
  })

  test('the sitemap names the picture of a product in each language', async ({ client, assert }) => {
    const xml = (await client.get('/vue/sitemap/catalogue-catalogue.shop-1.xml')).text()
    const pictures = ['/granit-noir', '/en/black-granite'].map((path) => {
      const [, url = ''] = new RegExp(`<url><loc>[^<]*/vue${path}</loc>(.*?)</url>`).exec(xml) ?? []
      return [...url.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(([, address = '']) => address)
    })
    assert.lengthOf(pictures[0] ?? [], 1)
    assert.deepEqual(pictures[0], pictures[1])
    assert.equal((await fetch(pictures[0]?.[0] ?? '')).status, 200)
  })
})
