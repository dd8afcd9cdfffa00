import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { BlockCatalogue } from '#core/rich_text/block_catalogue'
import { PrepareDocument } from '#core/rich_text/prepare_document'
import { cleanDocument } from '#core/rich_text/clean_document'
import { freshSite } from '#plugins/cms/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { onStatement } from '#core/database/statement_counter'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { ListedPosts } from '#plugins/cms/blocks/list_posts'
import type { RichText } from '#core/rich_text/document'
import type { Store } from '#core/database/store'

const ADMIN = '/api/admin/cms'

interface Made {
  id: number
  version: number
}

const dataOf = <T>({ body }: Answer) => (body as { data: T }).data

const both = (text: string) => ({ fr_FR: text, en_GB: `${text} EN` })

test.group('The block "List of posts"', (group) => {
  let store: Store
  let staff: Visitor

  group.each.setup(async () => {
    store = await freshSite()
    staff = await newStaffVisit()
  })

  const make = async (at: string, row: object) => {
    const answer = await staff.send('POST', `${ADMIN}/${at}`, row)
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return dataOf<Made>(answer)
  }
  const post = (title: string, day: number, parts: object = {}) => {
    const publishedAt = `2026-01-0${day}T08:00:00.000Z`
    return make('contents/posts', { title: both(title), status: 'published', publishedAt, ...parts })
  }
  const show = async (blocks: readonly object[], locale: 'fr_FR' | 'en_GB' = 'fr_FR') => {
    const content = blocks.map((values, at) => ({ type: 'block', attrs: { id: `b${at}`, name: 'cms.posts', values } }))
    const catalogue = await app.container.make(BlockCatalogue)
    const text = await cleanDocument({ type: 'doc', content } as RichText, { blocks: catalogue, may: () => true })
    const prepare = await app.container.make(PrepareDocument)
    const { document, tags } = await prepare.execute(text, { channel: 'default', locale, currency: 'EUR' })
    return { lists: document.content.map(({ attrs }) => attrs?.data as ListedPosts), tags }
  }
  const titles = ({ items }: ListedPosts) => items.map(({ title }) => title)

  test('has the newest of a type or category, or chosen posts in their order', async ({ assert }) => {
    const wines = await make('categories', { name: both('Vins') })
    const reds = await make('categories', { name: both('Rouges'), parentId: wines.id })
    const one = await post('Un', 1, { categories: [reds.id] })
    await post('Deux', 2)
    const three = await post('Trois', 3)
    const draft = await make('contents/posts', { title: both('Brouillon') })
    await make('contents/pages', { title: both('Page'), status: 'published' })
    const { lists } = await show([
      { type: 'posts', count: 2 },
      { type: 'posts', category: String(wines.id) },
      { source: 'chosen', posts: [one.id, draft.id, three.id] },
      { type: 'pages' },
      { source: 'chosen' },
    ])
    assert.deepEqual(lists.map(titles), [['Trois', 'Deux'], ['Un'], ['Un', 'Trois'], ['Page'], []])
    assert.deepEqual(
      lists.map(({ more }) => more?.path),
      ['/journal', '/journal', undefined, undefined, undefined]
    )
    const english = await show([{ type: 'posts', count: 1 }], 'en_GB')
    assert.containsSubset(english.lists[0]?.items, [{ title: 'Trois EN', path: '/journal/trois-en' }])
  })

  test('asks two statements, however many there are', async ({ assert }) => {
    const { id } = await post('Un', 1)
    await show([{}])
    const seen: string[] = []
    const stop = onStatement((sql) => seen.push(sql))
    await show(Array.from({ length: 20 }, (_, at) => (at % 2 ? { count: at } : { source: 'chosen', posts: [id] })))
    stop()
    assert.lengthOf(
      seen.filter((sql) => sql.includes('cms_contents') || sql.includes('core_permalinks')),
      2
    )
  })

  test('is purged when a post is published, changed or put into the trash', async ({ assert }) => {
    const purged = new Set<string>()
    store.changes.follow('*', { apply: (tags) => tags.forEach((tag) => purged.add(tag)), reset: () => undefined })
    const isPurged = async (tags: readonly string[]) => {
      await store.changes.catchUp({ now: true })
      return tags.some((tag) => purged.has(tag))
    }
    const draft = await make('contents/posts', { title: both('Brouillon') })
    let version = draft.version
    for (const change of [{ status: 'published' }, { title: both('Autre titre') }, { status: 'trash' }]) {
      const { tags } = await show([{ type: 'posts' }])
      await store.changes.catchUp({ now: true })
      purged.clear()
      const kept = dataOf<Made>(await staff.send('GET', `${ADMIN}/contents/posts/${draft.id}`))
      const changed = await staff.send('PUT', `${ADMIN}/contents/posts/${draft.id}`, { ...kept, ...change, version })
      assert.equal(changed.status, 200)
      version = dataOf<Made>(changed).version
      assert.isTrue(await isPurged(tags), JSON.stringify(change))
    }
  })
})
