import app from '@adonisjs/core/services/app'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import demo from '#plugins/cms/demo/load_demo'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { Visitor } from '#core/testing/visitor'
import { freshSite } from '#plugins/cms/testing'
import { onStatement } from '#core/database/statement_counter'
import type { RichNode } from '#core/rich_text/document'
import type { ShownDocument } from '#core/rich_text/shown_document'
import type { Store } from '#core/database/store'

const FOLDER = fileURLToPath(new URL('../../../../database/demo', import.meta.url))

interface Page {
  title: string
  document: ShownDocument
  picture: object | null
}

test.group('Contents of the demo shop', (group) => {
  let store: Store
  const anybody = new Visitor()

  group.each.setup(async () => {
    store = await freshSite()
  })

  const load = () => demo.load({ app, folder: FOLDER, pictures: `${FOLDER}/pictures`, report: () => undefined })
  const count = async (table: string) =>
    Number((await store.reader.first<{ count: number }>(`select count(*) as count from ${table}`))?.count)
  const page = async (path: string, locale: Locale) => {
    const { status, body } = await anybody.send('GET', `/api/cms/contents?path=${path}&locale=${locale}`)
    return status === 200 ? (body as { data: Page }).data : null
  }
  const words = (nodes: readonly RichNode[]): string =>
    nodes.map(({ text = '', content = [] }) => `${text} ${words(content)}`).join(' ')

  test('are there in both languages, once, and linked by references', async ({ assert }) => {
    const seen: string[] = []
    const stop = onStatement((sql) => seen.push(sql))
    await load()
    stop()
    assert.isAtMost(seen.length, 900)
    const tables = ['cms_contents', 'cms_categories', 'cms_tags', 'cms_menus', 'cms_menu_items', 'core_media']
    const before = await Promise.all(tables.map(count))
    assert.deepEqual(before.slice(0, 3), [10, 3, 3])
    await load()
    assert.deepEqual(await Promise.all(tables.map(count)), before)
    const guides = {
      fr_FR: ['temperatures-de-service', 'lire-une-etiquette', 'conserver-son-vin', 'choisir-ses-verres'],
      en_GB: ['serving-temperatures', 'reading-a-label', 'storing-wine', 'choosing-glasses'],
    }
    for (const locale of LOCALES) {
      for (const slug of guides[locale]) {
        const shown = await page(`/journal/${slug}`, locale)
        assert.isNotNull(shown?.picture, slug)
        const types = new Set(shown?.document.content.map(({ type }) => type))
        for (const type of ['heading', 'table', 'blockquote'])
          assert.isTrue(types.has(type as never), `${slug} ${type}`)
        const length = words(shown?.document.content ?? []).split(/\s+/).length
        assert.isAtLeast(length, 280, slug)
      }
    }
    const french = await page('/journal/lire-une-etiquette', 'fr_FR')
    assert.include(JSON.stringify(french?.document), '"/journal/temperatures-de-service"')
    const english = await page('/journal/reading-a-label', 'en_GB')
    assert.include(JSON.stringify(english?.document), '"/en/journal/serving-temperatures"')
    const references = await store.reader.all<{ target_kind: string }>(
      "select distinct target_kind from core_links where source_kind = 'cms.content' and target_kind is not null"
    )
    assert.includeMembers(
      references.map(({ target_kind: kind }) => kind),
      ['cms.content', 'cms.archive']
    )
    const about = await page('/about', 'en_GB')
    const posts = about?.document.content.find(({ type }) => type === 'block')?.attrs?.data as { items: object[] }
    assert.lengthOf(posts.items, 3)
    assert.isNull(await page('/accueil', 'fr_FR'), 'the example of a home page is a draft')
  })

  test('leave a site with contents alone', async ({ assert }) => {
    await load()
    await store.transaction((trx) =>
      trx.rawQuery("delete from cms_contents where type = 'posts'").then(() => undefined)
    )
    const left = await count('cms_contents')
    await load()
    assert.equal(await count('cms_contents'), left)
  })
})
