import app from '@adonisjs/core/services/app'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { MediaLibrary } from '#core/media/media_library'
import { freshSite } from '#plugins/cms/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { Visitor, type Answer } from '#core/testing/visitor'
import { onStatement } from '#core/database/statement_counter'
import type { Metadata } from '#plugins/platform/index'
import type { Store } from '#core/database/store'

const ADMIN = '/api/admin/cms'

const dataOf = <T>({ body }: Answer) => (body as { data: T }).data

const both = (text: string, english: string | null = `${text} EN`) => ({ fr_FR: text, en_GB: english })

/** What stands in each element of this name. */
const said = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text)

test.group('What programs read of the site', (group) => {
  let staff: Visitor
  let store: Store
  const anybody = new Visitor()

  group.each.setup(async () => {
    store = await freshSite()
    staff = await newStaffVisit()
  })

  const make = async (at: string, row: object) => {
    const answer = await staff.send('POST', `${ADMIN}/${at}`, row)
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return dataOf<Record<string, unknown> & { id: number }>(answer)
  }

  const post = (title: string, parts: object = {}) =>
    make('contents/posts', { title: both(title), status: 'published', ...parts })

  const feed = async (path: string, headers = {}) => anybody.send('GET', `/vue${path}`, undefined, headers)

  const picture = async (background: string) => {
    const library = await app.container.make(MediaLibrary)
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .png()
      .toBuffer()
    const prepared = await library.prepare({ name: 'table.png', bytes })
    return (await store.transaction((trx) => library.attach(trx, prepared))).id
  }

  test('a feed has what is published in its language, the newest first, with whole addresses', async ({ assert }) => {
    await post('Vin & <fromage>', { publishedAt: '2026-01-05T08:30:00.000Z', excerpt: both('Un « accord » & demi.') })
    await post('Carafe', { publishedAt: '2026-02-05T08:30:00.000Z', title: both('Carafe', null) })
    await post('Brouillon', { status: 'draft' })
    const { status, body, headers } = await feed('/rss.xml')
    const xml = String(body)
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'application/rss+xml; charset=utf-8')
    assert.match(xml, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0" [^>]*>\n<channel>/)
    assert.deepEqual(said(xml, 'title').slice(1), ['Carafe', 'Vin &amp; &lt;fromage&gt;'])
    assert.deepEqual(said(xml, 'pubDate'), ['Thu, 05 Feb 2026 08:30:00 GMT', 'Mon, 05 Jan 2026 08:30:00 GMT'])
    assert.equal(said(xml, 'description')[2], 'Un « accord » &amp; demi.')
    assert.equal(said(xml, 'language')[0], 'fr-FR')
    for (const link of said(xml, 'link')) assert.match(link, /^https?:\/\/[^/]+\/vue\/journal(\/[a-z-]+)?$/)
    assert.match(xml, /<atom:link href="https?:\/\/[^"]+\/vue\/rss\.xml" rel="self"/)
    const english = String((await feed('/en/rss.xml')).body)
    assert.deepEqual(said(english, 'title').slice(1), ['Vin &amp; &lt;fromage&gt; EN'])
    assert.match(said(english, 'link')[1] ?? '', /\/vue\/en\/journal\/vin-fromage-en$/)
  })

  test('a renamed post keeps its mark in the feed, and the feed follows every change', async ({ assert }) => {
    const made = await post('Carafe')
    const before = String((await feed('/rss.xml')).body)
    const renamed = Object.assign(made, { slug: both('carafer', 'decant'), title: both('Carafer') })
    assert.equal((await staff.send('PUT', `${ADMIN}/contents/posts/${made.id}`, renamed)).status, 200)
    const after = String((await feed('/rss.xml')).body)
    assert.deepEqual(said(after, 'guid'), said(before, 'guid'))
    assert.match(said(after, 'link')[1] ?? '', /\/journal\/carafer$/)
    const kept = dataOf<object>(await staff.send('GET', `${ADMIN}/contents/posts/${made.id}`))
    await staff.send('PUT', `${ADMIN}/contents/posts/${made.id}`, Object.assign(kept, { status: 'draft' }))
    assert.deepEqual(said(String((await feed('/rss.xml')).body), 'guid'), [])
  })

  test('whoever has the present feed is told so, and no query is made for it', async ({ assert }) => {
    await post('Carafe')
    const { headers } = await feed('/rss.xml')
    const seen: string[] = []
    const stop = onStatement((sql) => seen.push(sql))
    const again = await feed('/rss.xml', { 'if-none-match': headers.get('etag') ?? '' })
    stop()
    assert.equal(again.status, 304)
    assert.deepEqual(
      seen.filter((sql) => /cms_/.test(sql)),
      []
    )
    await post('Verre')
    assert.equal((await feed('/rss.xml', { 'if-none-match': headers.get('etag') ?? '' })).status, 200)
  })

  test('categories and other types have feeds of their own, pages and what is unknown have none', async ({
    assert,
  }) => {
    const guides = await make('categories', { name: both('Guides') })
    await post('Carafe', { categories: [guides.id] })
    await post('Verre')
    const category = String((await feed(`/rss/categories/${guides.id}.xml`)).body)
    assert.deepEqual(said(category, 'title').slice(1), ['Carafe'])
    assert.match(said(category, 'link')[0] ?? '', /\/vue\/rubrique\/guides$/)
    assert.lengthOf(said(String((await feed('/rss/posts.xml')).body), 'guid'), 2)
    for (const path of ['/rss/pages.xml', '/rss/nothing.xml', '/rss/categories/999.xml', '/en/rss/nothing.xml']) {
      assert.equal((await feed(path)).status, 404, path)
    }
  })

  test('the head of a post has its dates, its pictures and its feed', async ({ assert }) => {
    const [featured, shared, card] = await Promise.all(['#7a182f', '#182f7a', '#2f7a18'].map(picture))
    const seo = { fr_FR: { ogImage: shared, twitterImage: card, noIndex: false, noFollow: false } }
    await post('Avec', { publishedAt: '2026-01-05T08:30:00.000Z', featuredMediaId: featured, seo })
    await post('Sans', { featuredMediaId: featured })
    await make('contents/pages', { title: both('La maison'), status: 'published' })
    const head = async (path: string, route = 'cms.storefront.content') => {
      const url = encodeURIComponent(`http://${process.env.HOST}:${process.env.PORT}/vue${path}`)
      return (await anybody.send('GET', `/api/metadata?route=${route}&url=${url}`)).body as Metadata
    }
    const withAll = await head('/journal/avec')
    assert.containsSubset(withAll, {
      og_type: 'article',
      article_published_time: '2026-01-05T08:30:00.000Z',
      og_image: [{ width: 900, height: 600, alt: 'Avec' }],
      twitter_image_alt: 'Avec',
      twitter_card: 'summary_large_image',
      schema: { '@graph': [{}, { '@type': 'BlogPosting', 'image': { '@type': 'ImageObject', 'width': 900 } }, {}] },
    })
    assert.match(withAll.feeds[0]?.url ?? '', /^http.+\/vue\/rss\.xml$/)
    const plain = await head('/journal/sans')
    const pictures = [withAll.og_image[0]?.url, withAll.twitter_image, plain.og_image[0]?.url]
    assert.lengthOf(new Set(pictures), 3)
    for (const address of pictures) assert.match(address ?? '', /^http.+\/media\/.+\.webp$/)
    assert.equal(plain.twitter_image, plain.og_image[0]?.url)
    assert.containsSubset(await head('/la-maison'), { og_type: 'website', article_published_time: null, feeds: [] })
    assert.containsSubset(await head('/', 'catalogue.storefront.home'), { feeds: [{ title: 'Articles' }] })
    assert.lengthOf((await head('/journal', 'cms.storefront.archive')).feeds, 1)
  })

  test('the sitemap names the pictures of each page in each language', async ({ assert }) => {
    const [featured, inText] = await Promise.all(['#7a182f', '#182f7a'].map(picture))
    const block = { type: 'block', attrs: { id: 'a', name: 'core.image', values: { picture: inText } } }
    const body = { fr_FR: { type: 'doc', content: [block] }, en_GB: null }
    await post('Carafe', { featuredMediaId: featured, body })
    await make('contents/pages', { title: both('Sans image'), status: 'published' })
    const xml = String((await anybody.send('GET', '/vue/sitemap/cms-cms.site-1.xml')).body)
    assert.match(xml, /<urlset [^>]*xmlns:image="http:\/\/www\.google\.com\/schemas\/sitemap-image\/1\.1"/)
    const images = (path: string) => {
      const [, url = ''] = new RegExp(`<url><loc>[^<]*/vue${path}</loc>(.*?)</url>`).exec(xml) ?? []
      return said(url, 'image:loc')
    }
    assert.lengthOf(images('/journal/carafe'), 2)
    assert.lengthOf(images('/en/journal/carafe-en'), 1)
    assert.equal(images('/journal/carafe')[0], images('/en/journal/carafe-en')[0])
    for (const address of images('/journal/carafe')) assert.match(address, /^https?:\/\/[^/]+\/media\/.+\.webp$/)
    assert.deepEqual(images('/sans-image'), [])
  })
})
