import { test } from '@japa/runner'
import { freshSite } from '#plugins/cms/testing'
import { insertRow } from '#core/database/insert_rows'
import { newStaffVisit } from '#plugins/users/testing'
import { queryRows } from '#core/database/query_rows'
import { runJobs } from '#core/testing/run_jobs'
import type { Store } from '#core/database/store'
import type { Answer, Visitor } from '#core/testing/visitor'

const TYPES = '/api/admin/cms/content-types'
const CATEGORIES = '/api/admin/cms/categories'
const RECIPES = '/api/admin/cms/contents/recettes'
const PAGES = '/api/admin/cms/contents/pages'
const GUIDES = '/api/admin/cms/contents/guides'
const NOW = '2026-11-26T08:00:00.000Z'

type Row = Record<string, unknown> & { id: number; version: number }

const dataOf = ({ status, body }: Answer) => {
  if (status > 201) throw new Error(JSON.stringify(body))
  return (body as { data: Row }).data
}

const french = (text: string) => ({ fr_FR: text, en_GB: null })

test.group('Addresses that name a category', (group) => {
  let store: Store
  let staff: Visitor
  let regions: Row

  const add = async (path: string, values: object) => dataOf(await staff.send('POST', path, values))
  const change = async (path: string, { id }: Row, values: object) => {
    const present = dataOf(await staff.send('GET', `${path}/${id}`))
    return staff.send('PUT', `${path}/${id}`, Object.assign({}, present, values))
  }
  const rename = (category: Row, slug: string) => change(CATEGORIES, category, { slug: french(slug) })
  const type = (code: string, isTree: boolean) =>
    add(TYPES, {
      code,
      label: french(code),
      singularLabel: french(code),
      isTree,
      hasCategories: true,
      pattern: french(`/${code}/{category}/{slug}`),
    })
  const addresses = async (kind = 'cms.content') => {
    const rows = await store.reader.all<{ path: string; redirect: string | null }>(
      "select path, redirect from core_permalinks where kind = ? and locale = 'fr_FR' order by path",
      [kind]
    )
    return rows.map(({ path, redirect }) => (redirect ? `${path} > ${redirect}` : path))
  }

  group.each.setup(async () => {
    store = await freshSite()
    staff = await newStaffVisit()
    await type('recettes', false)
    regions = await add(CATEGORIES, { name: french('Régions') })
  })

  test('follow its slug, and every former address leads there at once', async ({ assert }) => {
    const bordeaux = await add(CATEGORIES, { name: french('Bordeaux'), parentId: regions.id })
    await add(RECIPES, { title: french('Lamproie'), categories: [bordeaux.id] })
    await add(RECIPES, { title: french('Garbure'), categories: [regions.id, bordeaux.id] })
    assert.deepEqual(await addresses(), ['/recettes/bordeaux/lamproie', '/recettes/regions/garbure'])
    dataOf(await rename(bordeaux, 'bordelais'))
    dataOf(await rename(bordeaux, 'gironde'))
    assert.deepEqual(await addresses(), [
      '/recettes/bordeaux/lamproie > /recettes/gironde/lamproie',
      '/recettes/bordelais/lamproie > /recettes/gironde/lamproie',
      '/recettes/gironde/lamproie',
      '/recettes/regions/garbure',
    ])
    dataOf(await rename(bordeaux, 'bordeaux'))
    assert.includeMembers(await addresses(), [
      '/recettes/bordeaux/lamproie',
      '/recettes/gironde/lamproie > /recettes/bordeaux/lamproie',
    ])
  })

  test('stay when the category moves below another one: they name it alone', async ({ assert }) => {
    const bordeaux = await add(CATEGORIES, { name: french('Bordeaux') })
    await add(RECIPES, { title: french('Lamproie'), categories: [bordeaux.id] })
    dataOf(await change(CATEGORIES, bordeaux, { parentId: regions.id }))
    dataOf(await rename(regions, 'terroirs'))
    assert.deepEqual(await addresses(), ['/recettes/bordeaux/lamproie'])
    assert.includeMembers(await addresses('cms.category'), ['/rubrique/regions > /rubrique/terroirs'])
  })

  test('of nested contents follow with all that hangs below', async ({ assert }) => {
    await type('guides', true)
    const above = await add(GUIDES, { title: french('Accords'), categories: [regions.id] })
    await add(GUIDES, { title: french('Fromages'), parentId: above.id })
    dataOf(await rename(regions, 'terroirs'))
    assert.deepEqual(await addresses(), [
      '/guides/regions/accords > /guides/terroirs/accords',
      '/guides/regions/accords/fromages > /guides/terroirs/accords/fromages',
      '/guides/terroirs/accords',
      '/guides/terroirs/accords/fromages',
    ])
  })

  test('that something else has refuse the slug of the category', async ({ assert }) => {
    await add(RECIPES, { title: french('Daube'), categories: [regions.id] })
    let parentId: number | null = null
    for (const title of ['Recettes', 'Terroirs', 'Daube']) {
      parentId = (await add(PAGES, { title: french(title), parentId })).id
    }
    const { status, body } = await rename(regions, 'terroirs')
    assert.equal(status, 422)
    assert.containsSubset(body, {
      errors: [
        {
          field: 'slug.fr_FR',
          message: 'Le contenu à l’adresse /recettes/terroirs/daube empêche ce slug\u202f: choisissez-en un autre.',
        },
      ],
    })
    assert.includeMembers(await addresses(), ['/recettes/regions/daube', '/recettes/terroirs/daube'])
    assert.deepEqual(await addresses('cms.category'), ['/rubrique/regions'])
  })

  test('say so where the content is not in the category they name', async ({ assert }) => {
    const bordeaux = await add(CATEGORIES, { name: french('Bordeaux') })
    await add(RECIPES, { title: french('Lamproie'), categories: [bordeaux.id], status: 'published' })
    await add(RECIPES, { title: french('Garbure'), categories: [bordeaux.id] })
    const reasonAt = async (path: string) => {
      const { status, body } = await staff.send('GET', `/api/permalinks?path=${path}&locale=fr_FR`)
      return `${status} ${(body as { errors?: { code: string }[] }).errors?.[0]?.code ?? ''}`
    }
    assert.equal(await reasonAt('/recettes/bordeaux/lamproie'), '200 ')
    assert.equal(await reasonAt('/recettes/regions/lamproie'), '404 E_CMS_NOT_IN_CATEGORY')
    // A draft is not told of, and what is no category is no reason.
    assert.equal(await reasonAt('/recettes/regions/garbure'), '404 E_NOT_FOUND')
    assert.equal(await reasonAt('/recettes/nulle-part/lamproie'), '404 E_NOT_FOUND')
    assert.equal(await reasonAt('/regions/lamproie'), '404 E_NOT_FOUND')
  })

  test('have their form changed among those of every kind of pages', async ({ assert }) => {
    await add(RECIPES, { title: french('Garbure'), categories: [regions.id] })
    const reform = (pattern: string) =>
      staff.send('PUT', '/api/admin/platform/permalink-patterns', {
        patterns: [{ key: 'catalogue.product' }, { key: 'cms.recettes', fr_FR: pattern }],
      })
    const changed = dataOf(await reform('/cuisine/{slug}')) as unknown as { key: string; patterns: object }[]
    assert.deepInclude(changed.find(({ key }) => key === 'cms.recettes')?.patterns, { fr_FR: '/cuisine/{slug}' })
    assert.includeMembers(await addresses(), ['/recettes/regions/garbure > /cuisine/garbure', '/cuisine/garbure'])
    const { status, body } = await reform('/cuisine')
    assert.equal(status, 422)
    assert.equal((body as { errors: { field: string }[] }).errors[0]?.field, 'patterns.1.fr_FR')
  })

  test('of many contents are given by a job', async ({ assert }) => {
    await store.transaction(async (trx) => {
      for (let at = 0; at < 201; at += 1) {
        const row = { type: 'recettes', status: 'draft', template: 'default', created_at: NOW, updated_at: NOW }
        const id = await insertRow(trx, 'cms_contents', row)
        await queryRows(
          trx,
          "insert into cms_content_translations (owner_id, locale, title, slug) values (?, 'fr_FR', ?, ?)",
          [id, `R${at}`, `r${at}`]
        )
        await queryRows(trx, 'insert into cms_contents_categories (owner_id, target_id, position) values (?, ?, 0)', [
          id,
          regions.id,
        ])
      }
    })
    dataOf(await rename(regions, 'terroirs'))
    assert.lengthOf(await addresses(), 0)
    await runJobs()
    const given = await addresses()
    assert.lengthOf(given, 201)
    assert.includeMembers(given, ['/recettes/terroirs/r0', '/recettes/terroirs/r200'])
  })
})
