import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { BlockCatalogue } from '#core/rich_text/block_catalogue'
import { PrepareDocument } from '#core/rich_text/prepare_document'
import { Store } from '#core/database/store'
import { type Visitor } from '#core/testing/visitor'
import { cleanDocument } from '#core/rich_text/clean_document'
import { enterSampleMedia, sampleMedium } from '#core/testing/sample_media'
import { linksOf } from '#core/rich_text/links_of'
import { onStatement } from '#core/database/statement_counter'
import { resetDatabase } from '#core/testing/reset_database'
import { settleText } from '#core/rich_text/settle_text'
import { aWine, seedCatalogue, upsert } from '#plugins/catalogue/testing'
import { grantToEditors, newStaffVisit, seedRoles } from '#plugins/users/testing'
import type { BlockCards } from '#plugins/catalogue/blocks/block_cards'
import type { RichNode, RichText } from '#core/rich_text/document'

const SHOP = { channel: 'default', locale: 'fr_FR', currency: 'EUR' } as const

const doc = (...content: unknown[]) => ({ type: 'doc', content }) as RichText
const linked = (href: string, text: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }],
})
let count = 0
const atom = (name: string, values: unknown) => ({ type: 'block', attrs: { id: `b${(count += 1)}`, name, values } })

test.group('Blocks of products in a text', (each) => {
  let store: Store
  let prepare: PrepareDocument
  let ids: number[]
  each.each.setup(async () => {
    store = await app.container.make(Store)
    prepare = await app.container.make(PrepareDocument)
    await resetDatabase(store)
    await seedCatalogue()
    await enterSampleMedia()
    const wines = Array.from({ length: 40 }, (_, at) => aWine({ sku: `B-${at}`, name: `Vin ${at}`, price: 1000 + at }))
    ids = (await upsert(wines)).map(({ id }) => Number(id))
  })

  const cleaned = async (text: RichText) =>
    cleanDocument(text, { blocks: await app.container.make(BlockCatalogue), may: () => true })
  const show = async (...content: unknown[]) => prepare.execute(await cleaned(doc(...content)), SHOP)
  const cardsOf = ({ attrs }: RichNode) => (attrs?.data as BlockCards).cards
  const statementsOf = async (work: () => Promise<unknown>) => {
    const seen: string[] = []
    const stop = onStatement((sql) => seen.push(sql))
    await work().finally(stop)
    return seen
  }
  /** The cache tags that a change purges. */
  const purgedBy = async (work: () => Promise<unknown>): Promise<Set<string>> => {
    const purged = new Set<string>()
    store.changes.follow('*', {
      apply: (tags) => {
        for (const tag of tags) purged.add(tag)
      },
      reset: () => undefined,
    })
    await work()
    await store.changes.catchUp({ now: true })
    return purged
  }

  test('show the cards of lists, in their order, without what is not listed', async ({ assert }) => {
    const { document } = await show(
      atom('catalogue.products', { title: 'Choix', products: [ids[2], 987_654, ids[0]] }),
      atom('catalogue.product_list', { order: 'dearest', count: 2 }),
      atom('catalogue.product_list', { category: '424242' }),
      atom('catalogue.product_list', { source: 'promotions' })
    )
    const [chosen, dearest, gone, reduced] = document.content as [RichNode, RichNode, RichNode, RichNode]
    assert.deepEqual(
      cardsOf(chosen).map(({ name }) => name),
      ['Vin 2', 'Vin 0']
    )
    assert.deepEqual(
      cardsOf(dearest).map(({ name }) => name),
      ['Vin 39', 'Vin 38']
    )
    assert.deepEqual([cardsOf(gone), cardsOf(reduced)], [[], []])
  })

  test('ask no more statements when there are sixty of them', async ({ assert }) => {
    const page = (blocks: number, from: number) =>
      Array.from({ length: blocks }, (_, at) => {
        const id = ids[from + (at % 15)] as number
        return [
          atom('catalogue.products', { products: [id] }),
          atom('catalogue.product_list', { order: 'name', count: 3 }),
          atom('core.image', { picture: sampleMedium('image', (at % 9) + 1) }),
          linked(`ref:catalogue.product/${id}`, 'un vin'),
        ]
      }).flat()
    await show(...page(1, 0))
    const few = await cleaned(doc(...page(2, 1)))
    const many = await cleaned(doc(...page(20, 20)))
    const [six, sixty] = [
      await statementsOf(() => prepare.execute(few, SHOP)),
      await statementsOf(() => prepare.execute(many, SHOP)),
    ]
    assert.lengthOf(six, sixty.length)
    // The references, the files, the cards.
    assert.lengthOf(sixty, 3)
  })

  test('are purged from the page cache by every change of what they show', async ({ assert }) => {
    const [id = 0] = ids
    const picture = sampleMedium('image', 1)
    const content = [
      atom('catalogue.products', { products: [id] }),
      atom('core.image', { picture }),
      linked(`ref:catalogue.product/${id}`, 'un vin'),
    ]
    const { tags } = await show(...content)
    const isPurged = async (work: () => Promise<unknown>) => {
      const purged = await purgedBy(work)
      return tags.some((tag) => purged.has(tag))
    }
    assert.isTrue(await isPurged(() => upsert([aWine({ sku: 'B-0', name: 'Vin 0', price: 4200 })])), 'a price')
    const { document } = await show(...content)
    const price = JSON.stringify(cardsOf(document.content[0] as RichNode)[0])
    assert.include(price, '4200')
    const list = await show(atom('catalogue.product_list', {}))
    const other = await purgedBy(() => upsert([aWine({ sku: 'B-9', name: 'Vin 9', price: 4300 })]))
    assert.isTrue(
      list.tags.some((tag) => other.has(tag)),
      'a product of a list'
    )
    assert.includeMembers(tags, ['core.permalinks', `platform.library:${picture}`])
  })

  test('have links that follow what they lead to', async ({ assert }) => {
    const [id = 0] = ids
    const path = (
      await store.reader.first<{ path: string }>(
        "select path from core_permalinks where kind = 'catalogue.product' and target = ? and locale = 'fr_FR'",
        [String(id)]
      )
    )?.path
    assert.isString(path)
    const base = app.config.get<string>('cellier.basePath')
    const text = await settleText(
      await cleaned(
        doc(linked(`${String(path)}#notes`, 'a'), linked(`${base}${String(path)}`, 'b'), linked('/nulle-part', 'c'))
      ),
      { before: null, may: () => true, run: () => Promise.resolve([]) }
    )
    const blocks = await (await app.container.make(BlockCatalogue)).all()
    const target = { kind: 'catalogue.product', id: String(id) }
    assert.deepEqual(linksOf(text, { blocks, place: 'body', locale: 'fr_FR' }), [
      { locale: 'fr_FR', place: 'body', text: 'a', target },
      { locale: 'fr_FR', place: 'body', text: 'b', target },
      { locale: 'fr_FR', place: 'body', text: 'c', url: '/nulle-part' },
    ])
    const button = atom('core.button', { text: 'Voir', link: `ref:catalogue.product/${id}` })
    const gone = atom('core.button', { text: 'Voir', link: 'ref:catalogue.product/987654' })
    const { document } = await prepare.execute(
      await cleaned(doc(...text.content, linked('ref:cms.content/1', 'd'), button, gone)),
      SHOP
    )
    const hrefs = document.content.map(({ content, attrs }) => {
      const values = attrs?.values as { link?: string | null } | undefined
      return values ? values.link : (content?.[0]?.marks?.[0]?.attrs?.href ?? null)
    })
    assert.deepEqual(hrefs, [`${String(path)}#notes`, path, '/nulle-part', null, path, null])
  })

  test('are described and previewed for who may use them', async ({ assert }) => {
    await seedRoles()
    const admin = await newStaffVisit({ email: 'chef@exemple.fr', name: 'chef' })
    const editor = await newStaffVisit({ email: 'cave@exemple.fr', name: 'cave', role: 'editor' })
    const namesFor = async (visitor: Visitor) => {
      const answer = await visitor.send('GET', '/api/admin/platform/blocks')
      return (answer.body as { data: { name: string }[] }).data.map(({ name }) => name)
    }
    const all = [
      'core.image',
      'core.gallery',
      'core.video',
      'core.button',
      'core.html',
      'catalogue.products',
      'catalogue.product_list',
    ]
    assert.includeMembers(await namesFor(admin), all)
    assert.notInclude(await namesFor(editor), 'core.html')
    await grantToEditors(['platform.html_blocks.use'])
    assert.include(await namesFor(editor), 'core.html')
    const blocks = [
      { id: 'one', name: 'catalogue.products', values: { products: [ids[1]] } },
      { id: 'two', name: 'core.html', values: { html: '<p onclick="x">a</p>' } },
      { id: 'three', name: 'core.image', values: { size: 'huge' } },
      { id: 'four', name: 'gone.block', values: {} },
    ]
    const answer = await admin.send('POST', '/api/admin/platform/block-previews', { blocks })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    const { data } = answer.body as { data: { content: RichNode[] } }
    assert.containsSubset(data.content, [
      { attrs: { id: 'one', data: { cards: [{ name: 'Vin 1' }] } } },
      { attrs: { id: 'two', values: { html: '<p>a</p>' }, data: null } },
    ])
    assert.lengthOf(data.content, 2)
  })
})
