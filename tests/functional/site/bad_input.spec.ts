import { test } from '@japa/runner'
import { Visitor } from '#core/testing/visitor'
import { countQueries } from '#core/testing/query_counter'
import { createMenu, freshSite } from '#plugins/cms/testing'
import { insertRows } from '#core/database/insert_rows'
import { newStaffVisit } from '#plugins/users/testing'
import type { Answer } from '#core/testing/visitor'
import type { Store } from '#core/database/store'

const PAGES = '/api/admin/cms/contents/pages'
const TYPES = '/api/admin/cms/content-types'
const ITEMS = '/api/admin/cms/menu-items'
const NOW = '2026-11-26T08:00:00.000Z'

type Row = Record<string, unknown> & { id: number; version: number }

const dataOf = ({ status, body }: Answer) => {
  if (status > 201) throw new Error(JSON.stringify(body))
  return (body as { data: Row }).data
}

const refusalOf = ({ status, body }: Answer) => {
  const [error] = (body as { errors: { field?: string; message: string }[] }).errors
  return [status, error?.field, error?.message]
}

const french = (text: string) => ({ fr_FR: text, en_GB: null })

test.group('Bad input of the site', (group) => {
  let store: Store
  let staff: Visitor

  group.each.setup(async () => {
    store = await freshSite()
    staff = await newStaffVisit()
  })

  const make = async (title: string, more: object = {}, path = PAGES) =>
    dataOf(await staff.send('POST', path, Object.assign({ title: french(title) }, more)))
  const read = async (id: number) => dataOf(await staff.send('GET', `${PAGES}/${id}`))
  /** The refusals of a change in both languages. */
  const refused = async (id: number, values: object) => {
    const body = Object.assign({}, await read(id), values)
    return [
      refusalOf(await staff.send('PUT', `${PAGES}/${id}?locale=fr_FR`, body)),
      refusalOf(await staff.send('PUT', `${PAGES}/${id}?locale=en_GB`, body)),
    ]
  }

  test('a slug that exists is refused at its field, and the page stays as it was', async ({ assert }) => {
    await make('Livraison')
    const { id, version } = await make('Retours')
    assert.deepEqual(await refused(id, { title: french('Autre titre'), slug: french('livraison') }), [
      [422, 'slug.fr_FR', 'Ce slug existe déjà\u202f!'],
      [422, 'slug.fr_FR', 'This slug exists already!'],
    ])
    assert.containsSubset(await read(id), { version, title: { fr_FR: 'Retours' }, slug: { fr_FR: 'retours' } })
  })

  test('a page is not its own parent, nor that of a page above it', async ({ assert }) => {
    const above = await make('Domaine')
    const below = await make('Chais', { parentId: above.id })
    for (const parentId of [above.id, below.id]) {
      const [inFrench, inEnglish] = await refused(above.id, { parentId })
      assert.deepEqual(inFrench?.slice(0, 2), [422, 'parentId'])
      assert.deepEqual(inEnglish?.slice(0, 2), [422, 'parentId'])
      assert.notEqual(inFrench?.[2], inEnglish?.[2])
      assert.notMatch(`${inFrench?.[2]} ${inEnglish?.[2]}`, /errors\./)
    }
    assert.isNull((await read(above.id)).parentId)
  })

  test('a menu of 500 links is shown and arranged with as many statements as a short one', async ({ assert }) => {
    const page = await make('Cave', { status: 'published' })
    const menu = await createMenu()
    const add = (count: number, from: number) =>
      store.transaction(async (trx) => {
        const rows = Array.from({ length: count }, (_, at) => ({
          menu_id: menu,
          kind: 'link',
          target: `ref:cms.content/${page.id}`,
          title: JSON.stringify({ fr_FR: `Lien ${from + at}`, en_GB: null }),
          position: from + at,
          created_at: NOW,
          updated_at: NOW,
        }))
        await insertRows(trx, 'cms_menu_items', rows)
        await store.changes.record(trx, 'cms.menus', [menu])
      })
    const guest = new Visitor()
    const shop = () => countQueries(() => guest.send('GET', '/api/cms/menus?locale=fr_FR'))
    const tree = () => countQueries(() => staff.send('GET', `${ITEMS}/tree?filter[menu_id]=${menu}&locale=fr_FR`))
    await add(2, 0)
    await shop()
    await tree()
    await add(1, 2)
    const [short, shortTree] = [await shop(), await tree()]
    await add(497, 3)
    const [long, longTree] = [await shop(), await tree()]
    const { data } = long.result.body as { data: { header: { items: unknown[] } } }
    assert.lengthOf(data.header.items, 500)
    assert.lengthOf((longTree.result.body as { data: unknown[] }).data, 500)
    assert.equal(long.queries.length, short.queries.length)
    assert.equal(longTree.queries.length, shortTree.queries.length)
    const one = await staff.send('POST', ITEMS, { menuId: menu, kind: 'link', target: '/boutique' })
    assert.equal(one.status, 201)
  })

  test('a type with contents is not deleted, the trash included; its contents stay', async ({ assert }) => {
    const type = dataOf(
      await staff.send('POST', TYPES, {
        code: 'recettes',
        label: { fr_FR: 'Recettes', en_GB: 'Recipes' },
        singularLabel: { fr_FR: 'Recette', en_GB: 'Recipe' },
        pattern: { fr_FR: '/recettes/{slug}', en_GB: '/recipes/{slug}' },
      })
    )
    const recipes = '/api/admin/cms/contents/recettes'
    const made = await make('Daube', {}, recipes)
    const thrown = Object.assign({}, made, { status: 'trash' })
    dataOf(await staff.send('PUT', `${recipes}/${made.id}`, thrown))
    const remove = (locale: string) =>
      staff.send('DELETE', `${TYPES}/${type.id}?locale=${locale}`, { version: type.version, confirmed: true })
    const [status, , message] = refusalOf(await remove('fr_FR'))
    assert.equal(status, 409)
    assert.match(String(message), /^Recettes a encore 1 contenu.*corbeille comprise/)
    assert.match(String(refusalOf(await remove('en_GB'))[2]), /^Recipes still has 1 item/)
    assert.equal((await staff.send('GET', `${recipes}/${made.id}`)).status, 200)
  })

  test('a text of 20,000 words is kept whole; one that is too long is refused, and nothing is lost', async ({
    assert,
  }) => {
    const paragraph = (words: number) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: 'vendange '.repeat(words).trim() }],
    })
    const text = (paragraphs: number) => ({
      fr_FR: { type: 'doc', content: Array.from({ length: paragraphs }, () => paragraph(100)) },
      en_GB: null,
    })
    const { id, version } = await make('Long', { body: text(200) })
    assert.deepEqual((await read(id)).body, text(200))
    const found = await staff.send('GET', `${PAGES}?q=vendange`)
    assert.equal(found.status, 200)
    const refusals = await refused(id, { body: text(400) })
    for (const [status, field] of refusals) assert.deepEqual([status, field], [422, 'body.fr_FR'])
    assert.match(String(refusals[0]?.[2]), /300\s000/)
    assert.match(String(refusals[1]?.[2]), /300,000/)
    assert.equal((await read(id)).version, version)
  })
})
