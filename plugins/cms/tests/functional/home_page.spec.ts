import { test } from '@japa/runner'
import { freshSite } from '#plugins/cms/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { Visitor, type Answer } from '#core/testing/visitor'
import type { ShownHome } from '#plugins/platform/index'
import type { Store } from '#core/database/store'

const PAGES = '/api/admin/cms/contents/pages'
const SETTING = 'cms.site.home_page'

type Row = Record<string, unknown> & { id: number }
type Language = 'fr_FR' | 'en_GB'

const dataOf = <T>({ body }: Answer) => (body as { data: T }).data

const both = (text: string, english: string | null = `${text} EN`) => ({ fr_FR: text, en_GB: english })

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

test.group('A page of the site as the home page', (group) => {
  let store: Store
  let staff: Visitor
  const anybody = new Visitor()

  group.each.setup(async () => {
    store = await freshSite()
    staff = await newStaffVisit()
  })

  const make = async (parts: object = {}) => {
    const body = { fr_FR: paragraph('Bonjour'), en_GB: paragraph('Hello') }
    const answer = await staff.send('POST', PAGES, { title: both('Accueil'), body, status: 'published', ...parts })
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return dataOf<Row>(answer)
  }
  const change = async ({ id }: Row, parts: object) => {
    const kept = dataOf<Row>(await staff.send('GET', `${PAGES}/${id}`))
    const answer = await staff.send('PUT', `${PAGES}/${id}`, { ...kept, ...parts })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  }
  const choose = (value: string) =>
    staff.send('PUT', '/api/admin/configuration/settings?locale=fr_FR', { values: { [SETTING]: value } })
  const home = async (locale: Language = 'fr_FR') => {
    const answer = await anybody.send('GET', `/api/platform/home-page?locale=${locale}`)
    return { home: dataOf<ShownHome | null>(answer), tags: answer.headers.get('x-cache-tags')?.split(',') ?? [] }
  }
  const titleOf = async (locale?: Language) => (await home(locale)).home?.title ?? null
  const place = async (path: string, locale: Language = 'fr_FR') => {
    const { status, body } = await anybody.send('GET', `/api/permalinks?path=${path}&locale=${locale}`)
    return status === 200 ? (body as { redirect: string | null; status: number }) : status
  }
  const head = async (path: string) => {
    const url = encodeURIComponent(`http://${process.env.HOST}:${process.env.PORT}/vue${path}`)
    const { body } = await anybody.send('GET', `/api/metadata?route=catalogue.storefront.home&url=${url}`)
    return body as { title: string; canonical: string; description: string; schema: object }
  }

  test('nothing is chosen: the shop has its own', async ({ assert }) => {
    await make()
    assert.isNull((await home()).home)
    assert.containsSubset(await place('/accueil'), { redirect: null, status: 200 })
  })

  test('the chosen one is shown, its own address leads to it, and the head names the home page', async ({ assert }) => {
    const page = await make({ excerpt: both('Une cave en ligne') })
    assert.equal((await choose(`ref:cms.content/${page.id}`)).status, 204)
    const shown = await home()
    assert.containsSubset(shown.home, {
      title: 'Accueil',
      excerpt: 'Une cave en ligne',
      document: { content: [{ type: 'paragraph', content: [{ text: 'Bonjour' }] }] },
    })
    assert.equal(await titleOf('en_GB'), 'Accueil EN')
    assert.containsSubset(await place('/accueil'), { redirect: '/', status: 301 })
    assert.containsSubset(await place('/accueil-en', 'en_GB'), { redirect: '/', status: 301 })
    const { title, canonical, description, schema } = await head('/')
    assert.match(title, /^Accueil/)
    assert.match(canonical, /\/vue\/$/)
    assert.equal(description, 'Une cave en ligne')
    assert.notInclude(JSON.stringify(schema), 'BreadcrumbList')
    assert.match((await head('/en')).canonical, /\/vue\/en$/)
    const sitemap = String((await anybody.send('GET', '/vue/sitemap/cms-cms.site-1.xml')).body)
    assert.notMatch(sitemap, /accueil/)
  })

  test('what links to a content names the home page that shows it, until another is chosen', async ({ assert }) => {
    const page = await make()
    const linking = async () =>
      dataOf<{ title: string }[]>(
        await staff.send('GET', `/api/admin/platform/links?kind=cms.content&id=${page.id}&locale=fr_FR`)
      ).map(({ title }) => title)
    assert.deepEqual(await linking(), [])
    await choose(`ref:cms.content/${page.id}`)
    assert.deepEqual(await linking(), ['Page d’accueil'])
    await staff.send('PUT', '/api/admin/configuration/settings', { unset: [SETTING] })
    assert.deepEqual(await linking(), [])
  })

  test('hidden, in the trash or without this language, the shop shows its own again', async ({ assert }) => {
    const page = await make({ title: both('Accueil', null), body: { fr_FR: paragraph('Bonjour') } })
    await choose(`ref:cms.content/${page.id}`)
    assert.deepEqual([await titleOf(), await titleOf('en_GB')], ['Accueil', null])
    for (const status of ['draft', 'private', 'trash']) {
      await change(page, { status })
      assert.isNull(await titleOf(), status)
      assert.notMatch((await head('/')).title, /Accueil/)
      await change(page, { status: status === 'trash' ? 'draft' : 'published' })
    }
    await change(page, { status: 'published' })
    assert.equal(await titleOf(), 'Accueil')
    await choose('')
    assert.isNull(await titleOf())
  })

  test('only contents of the site can be chosen', async ({ assert }) => {
    for (const value of ['ref:cms.content/4242', 'ref:catalogue.product/1', '/boutique', 'https://example.org/']) {
      const { status, body } = await choose(value)
      assert.equal(status, 422, value)
      assert.equal((body as { errors: { field: string }[] }).errors[0]?.field, SETTING)
    }
  })

  test('the home page is purged when the setting or the page changes, also before it is published', async ({
    assert,
  }) => {
    const page = await make({ status: 'draft' })
    const purged = new Set<string>()
    store.changes.follow('*', { apply: (tags) => tags.forEach((tag) => purged.add(tag)), reset: () => undefined })
    const isPurged = async (work: () => Promise<unknown>) => {
      const { tags } = await home()
      await store.changes.catchUp({ now: true })
      purged.clear()
      await work()
      await store.changes.catchUp({ now: true })
      return tags.some((tag) => purged.has(tag))
    }
    assert.isTrue(await isPurged(() => choose(`ref:cms.content/${page.id}`)), 'the choice')
    assert.isTrue(await isPurged(() => change(page, { status: 'published' })), 'publication')
    assert.isTrue(await isPurged(() => change(page, { title: both('Bienvenue') })), 'a title')
    assert.isTrue(await isPurged(() => change(page, { status: 'trash' })), 'the trash')
  })
})
