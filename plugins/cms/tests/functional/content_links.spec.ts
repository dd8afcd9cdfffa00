import { test } from '@japa/runner'
import { freshSite } from '#plugins/cms/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { systemOrigin } from '#core/audit/origin'
import contentLinks from '#plugins/cms/links/content_links'
import type { Store } from '#core/database/store'
import type { Answer, Visitor } from '#core/testing/visitor'

const PAGES = '/api/admin/cms/contents/pages'

type Row = Record<string, unknown> & { id: number; version: number }

const dataOf = <T = Row>({ body }: Answer) => (body as { data: T }).data

const linked = (href: string) => ({
  fr_FR: {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'ici', marks: [{ type: 'link', attrs: { href } }] }] },
    ],
  },
  en_GB: null,
})

const titled = (title: string) => ({ fr_FR: title, en_GB: null })

test.group('Links in the texts of contents', (group) => {
  let store: Store
  let visitor: Visitor

  group.each.setup(async () => {
    store = await freshSite()
    visitor = await newStaffVisit()
  })

  const make = async (title: string, parts: object = {}) =>
    dataOf(await visitor.send('POST', PAGES, { title: titled(title), status: 'published', ...parts }))

  const shown = async (id: number) =>
    JSON.stringify(dataOf<{ document: object }>(await visitor.send('GET', `/api/cms/contents?id=${id}`)).document)

  const recorded = () =>
    store.reader.all<{ source_id: string; target_kind: string | null; target_id: string | null; url: string | null }>(
      'select source_id, target_kind, target_id, url from core_links order by id'
    )

  test('an address of the shop becomes a reference, which follows a renamed page', async ({ assert }) => {
    const target = await make('Livraison')
    const page = await make('Accueil', { body: linked('/livraison') })
    assert.deepEqual(await recorded(), [
      {
        source_id: String(page.id),
        target_kind: 'cms.content',
        target_id: String(target.id),
        url: `ref:cms.content/${target.id}`,
      },
    ])
    assert.include(await shown(page.id), '/livraison"')
    await visitor.send('PUT', `${PAGES}/${target.id}`, { ...target, slug: titled('expedition') })
    assert.include(await shown(page.id), '/expedition"')
  })

  test('a link is mended where it stands, or unlinked with its text kept', async ({ assert }) => {
    const page = await make('Adresses', { body: linked('https://example.org/perdu') })
    const mend = (from: string, to: string | null) =>
      store.transaction((trx) =>
        contentLinks.replace(trx, String(page.id), { from, to }, systemOrigin('command', 'test'))
      )
    assert.isTrue(await mend('https://example.org/perdu', 'https://example.org/trouve'))
    assert.include(await shown(page.id), 'https://example.org/trouve')
    assert.isFalse(await mend('https://example.org/perdu', null))
    assert.isTrue(await mend('https://example.org/trouve', null))
    assert.include(await shown(page.id), 'ici')
    assert.notInclude(await shown(page.id), 'example.org')
    assert.deepEqual(await recorded(), [])
  })

  test('links of custom fields are recorded and mended as those of the text', async ({ assert }) => {
    const locations = [{ type: null, template: null, category: null }]
    const fieldGroup = dataOf(
      await visitor.send('POST', '/api/admin/cms/custom-fields', { name: titled('Fiche'), locations })
    )
    const field = async (kind: string, label: string) => {
      const values = { groupId: fieldGroup.id, kind, label: titled(label) }
      return `custom_${dataOf(await visitor.send('POST', '/api/admin/cms/group-fields', values)).id}`
    }
    const [notes, source] = [await field('rich_text', 'Notes'), await field('url', 'Source')]
    const page = await make('Fiche', {
      [notes]: linked('https://example.org/perdu').fr_FR,
      [source]: 'https://example.org/perdu',
    })
    assert.deepEqual(
      (await recorded()).map(({ url }) => url),
      ['https://example.org/perdu', 'https://example.org/perdu']
    )
    const change = { from: 'https://example.org/perdu', to: 'https://example.org/trouve' }
    const mended = await store.transaction((trx) =>
      contentLinks.replace(trx, String(page.id), change, systemOrigin('command', 'test'))
    )
    assert.isTrue(mended)
    assert.deepEqual(
      (await recorded()).map(({ url }) => url),
      ['https://example.org/trouve', 'https://example.org/trouve']
    )
  })

  test('what is thrown away links to nothing', async ({ assert }) => {
    const page = await make('Adieu', { body: linked('https://example.org') })
    assert.lengthOf(await recorded(), 1)
    await visitor.send('PUT', `${PAGES}/${page.id}`, { ...page, status: 'trash' })
    assert.lengthOf(await recorded(), 0)
  })
})
