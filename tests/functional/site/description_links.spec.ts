import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Visitor } from '#core/testing/visitor'
import { countQueries } from '#core/testing/query_counter'
import { SaveCategory } from '#plugins/catalogue/categories/actions/save_category'
import { freshSite } from '#plugins/cms/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { ProductFactory, seedCatalogue, tester, upsert } from '#plugins/catalogue/testing'
import { keptPages } from '../../security/kept_pages.js'
import type { Store } from '#core/database/store'

const PAGES = '/api/admin/cms/contents/pages'

interface Told {
  data: { id: number; version: number; slug: Record<string, string> }
}

test.group('Links in descriptions of the catalogue', (group) => {
  let store: Store
  let staff: Visitor
  let page: Told['data']

  group.each.setup(async () => {
    store = await freshSite()
    staff = await newStaffVisit()
    await seedCatalogue()
    const values = {
      title: { fr_FR: 'Notre cave', en_GB: 'Our cellar' },
      slug: { fr_FR: 'notre-cave', en_GB: 'our-cellar' },
      status: 'published',
    }
    page = ((await staff.send('POST', PAGES, values)).body as Told).data
    await ProductFactory.create({ code: 'margaux', name: 'Margaux' })
  })

  const describe = (description: string) =>
    upsert([{ code: 'margaux', translations: { fr_FR: { description }, en_GB: { description } }, variants: [] }])
  const rename = async (slug: string) => {
    const { data } = (await staff.send('GET', `${PAGES}/${page.id}`)).body as Told
    const values = Object.assign({}, data, { slug: Object.assign({}, data.slug, { fr_FR: slug }) })
    const { status } = await staff.send('PUT', `${PAGES}/${page.id}`, values)
    if (status !== 200) throw new Error(`Not renamed: ${status}`)
  }
  const answer = async (path: string, locale = 'fr_FR') => {
    const { body } = await new Visitor().send('GET', `${path}${path.includes('?') ? '&' : '?'}locale=${locale}`)
    return JSON.stringify(body)
  }
  const product = (locale?: string) => answer('/api/catalogue/products/margaux', locale)
  const stored = async () => {
    const row = await store.reader.first<{ description: string }>(
      `select t.description from catalogue_product_translations t join catalogue_products p on p.id = t.product_id
       where p.code = 'margaux' and t.locale = 'fr_FR'`,
      []
    )
    return row?.description
  }

  test('are paths for shoppers, in their language; what leads nowhere is plain text', async ({ assert }) => {
    await describe(
      `<p><a href="ref:cms.content/${page.id}#acces">Cave</a> <a href="ref:cms.content/999">perdue</a> <a href="ref:cms.content/${page.id}">a<a href="ref:cms.content/999">b</a></a></p>`
    )
    const french = await product()
    assert.include(french, '<a href=\\"/notre-cave#acces\\">Cave</a> perdue')
    assert.notInclude(french, 'ref:')
    assert.include(await product('en_GB'), '<a href=\\"/en/our-cellar#acces\\">Cave</a> perdue')
    await rename('la-cave')
    assert.include(await product(), 'href=\\"/la-cave#acces\\"')
  })

  test('cost one statement for a page, and none without references', async ({ assert }) => {
    const links = (count: number) => `<p>${`<a href="ref:cms.content/${page.id}">Cave</a>`.repeat(count)}</p>`
    const cost = async (description: string) => {
      await describe(description)
      await product('en_GB')
      return (await countQueries(() => product())).queries.length
    }
    const without = await cost('<p>Rien</p>')
    assert.equal(await cost(links(1)), without + 1)
    assert.equal(await cost(links(40)), without + 1)
  })

  test('of categories too, also after the target has a new address', async ({ assert }) => {
    const save = await app.container.make(SaveCategory)
    const description = `<p><a href="ref:cms.content/${page.id}">Cave</a></p>`
    await save.execute({ status: 'published', texts: { fr_FR: { name: 'Rouges', description } } }, tester)
    const list = () => answer('/api/catalogue/products?filter[category]=rouges')
    // The second request is answered from memory.
    for (let time = 0; time < 2; time += 1) assert.include(await list(), 'href=\\"/notre-cave\\"')
    await rename('la-cave')
    const renamed = await list()
    assert.include(renamed, 'href=\\"/la-cave\\"')
    assert.notInclude(renamed, 'ref:')
  })

  test('kept pages show the new address at once, below the base path', async ({ assert }) => {
    const save = await app.container.make(SaveCategory)
    const description = `<p><a href="ref:cms.content/${page.id}">Cave</a></p>`
    await save.execute({ status: 'published', texts: { fr_FR: { name: 'Rouges', description } } }, tester)
    await describe(description)
    const stop = keptPages()
    try {
      const visit = async (path: string) => String((await new Visitor().send('GET', path)).body)
      for (const path of ['/vue/margaux', '/vue/boutique/rouges']) {
        await rename('notre-cave')
        for (let time = 0; time < 2; time += 1) assert.include(await visit(path), 'href="/vue/notre-cave"')
        await rename('la-cave')
        const drawn = await visit(path)
        assert.include(drawn, 'href="/vue/la-cave"')
        assert.notInclude(drawn, 'ref:cms')
      }
    } finally {
      stop()
    }
  })

  test('that are typed as addresses of our own are stored as references', async ({ assert }) => {
    const typed =
      '<p><a href="/notre-cave#acces">Cave</a> <a href="/vue/en/our-cellar">Cellar</a> <a href="/nulle-part">Rien</a></p>'
    const kept = `<p><a href="ref:cms.content/${page.id}#acces">Cave</a> <a href="ref:cms.content/${page.id}">Cellar</a> <a href="/nulle-part">Rien</a></p>`
    await describe(typed)
    assert.equal(await stored(), kept)
    const [again] = await describe(typed)
    assert.equal(again?.outcome, 'unchanged')
    const save = await app.container.make(SaveCategory)
    const id = await save.execute({ texts: { fr_FR: { name: 'Rouges', description: typed } } }, tester)
    const row = await store.reader.first<{ description: string }>(
      "select description from catalogue_category_translations where category_id = ? and locale = 'fr_FR'",
      [id]
    )
    assert.equal(row?.description, kept)
  })

  test('of a batch are found with one statement', async ({ assert }) => {
    const codes = Array.from({ length: 20 }, (_, at) => `lot-${at}`)
    const { queries } = await countQueries(() =>
      upsert(
        codes.map((code) => ({
          code,
          translations: { fr_FR: { name: code, description: `<p><a href="/notre-cave">${code}</a></p>` } },
          variants: [{ sku: code, price: 100 }],
        }))
      )
    )
    assert.equal(queries.filter((sql) => sql.includes('core_permalinks p where p.path in')).length, 1)
  })
})
