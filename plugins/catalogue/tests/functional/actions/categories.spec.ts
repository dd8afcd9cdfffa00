import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { Permalinks } from '#core/permalinks/permalinks'
import { resetDatabase } from '#core/testing/reset_database'
import { DeleteCategory } from '#plugins/catalogue/categories/actions/delete_category'
import { SaveCategory, type CategoryInput } from '#plugins/catalogue/categories/actions/save_category'
import { ProductFactory, seedCatalogue, tester, upsert, aWine } from '#plugins/catalogue/testing'

async function save(input: CategoryInput): Promise<number> {
  return (await app.container.make(SaveCategory)).execute(input, tester)
}

const named = (name: string, parentId: number | null = null): CategoryInput => ({
  parentId,
  texts: { fr_FR: { name } },
})

async function paths(): Promise<string[]> {
  const { reader } = await app.container.make(Store)
  const rows = await reader.all<{ url_path: string }>(
    `select url_path from catalogue_category_translations where locale = 'fr_FR' order by category_id`
  )
  return rows.map(({ url_path: path }) => path)
}

test.group('Categories', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
  })

  test('stand in a tree whose paths follow their parents', async ({ assert }) => {
    const red = await save(named('Vins rouges'))
    const bordeaux = await save(named('Bordeaux', red))
    await save(named('Médoc', bordeaux))
    assert.deepEqual(await paths(), ['vins-rouges', 'vins-rouges/bordeaux', 'vins-rouges/bordeaux/medoc'])
    const france = await save(named('France'))
    await save({ id: bordeaux, parentId: france })
    assert.deepEqual(await paths(), ['vins-rouges', 'france/bordeaux', 'france/bordeaux/medoc', 'france'])
    await save({ id: bordeaux, parentId: null })
    assert.deepEqual(await paths(), ['vins-rouges', 'bordeaux', 'bordeaux/medoc', 'france'])
  })

  test('keep every old address as a redirect', async ({ assert }) => {
    const red = await save(named('Vins rouges'))
    await save({ id: red, texts: { fr_FR: { slug: 'rouges' } } })
    const permalinks = await app.container.make(Permalinks)
    const old = await permalinks.resolve('default', 'fr_FR', '/boutique/vins-rouges')
    assert.equal(old?.redirect, '/boutique/rouges')
    const present = await permalinks.resolve('default', 'fr_FR', '/boutique/rouges')
    assert.deepEqual(present, { kind: 'catalogue.category', target: String(red), redirect: null })
  })

  test('never stand under themselves', async ({ assert }) => {
    const red = await save(named('Vins rouges'))
    const bordeaux = await save(named('Bordeaux', red))
    await assert.rejects(() => save({ id: red, parentId: bordeaux }), 'catalogue.errors.category_cycle')
    await assert.rejects(() => save({ id: red, parentId: red }), 'catalogue.errors.category_cycle')
  })

  test('do not mix the tree of categories with that of dishes', async ({ assert }) => {
    const red = await save(named('Vins rouges'))
    await assert.rejects(() => save({ ...named('Bœuf', red), kind: 'dish' }), 'catalogue.errors.category_not_found')
    const beef = await save({ ...named('Vins rouges'), kind: 'dish' })
    assert.isAbove(beef, red)
  })

  test('refuse a stale version with the fresh row', async ({ assert }) => {
    const red = await save(named('Vins rouges'))
    await save({ id: red, version: 1, status: 'draft' })
    await assert.rejects(() => save({ id: red, version: 1, status: 'published' }), 'core.errors.stale')
  })

  test('go only when empty, or when it was confirmed; products stay', async ({ assert }) => {
    const red = await save(named('Vins rouges'))
    await save(named('Bordeaux', red))
    const wine = aWine({ sku: 'R', categories: ['Vins rouges > Bordeaux'] })
    await upsert([wine])
    const action = await app.container.make(DeleteCategory)
    await assert.rejects(() => action.execute(red, {}, tester), 'catalogue.errors.category_not_empty')
    await action.execute(red, { isConfirmed: true }, tester)
    assert.deepEqual(await paths(), [])
    const permalinks = await app.container.make(Permalinks)
    assert.isNull(await permalinks.resolve('default', 'fr_FR', '/boutique/bordeaux'))
    const [again] = await upsert([wine], { createCategories: true })
    assert.equal(again?.outcome, 'updated')
    assert.deepEqual(await paths(), ['vins-rouges', 'vins-rouges/bordeaux'])
  })

  test('keep the closure of a tree true to its parents, however it is rearranged', async ({ assert }) => {
    const ids: number[] = []
    for (let i = 0; i < 8; i += 1) ids.push(await save(named(`Rayon ${i}`, ids[Math.floor((i - 1) / 2)] ?? null)))
    const moves = [
      [3, 2],
      [1, null],
      [5, 1],
      [2, 1],
      [7, 0],
      [0, 6],
      [4, null],
      [4, 7],
    ] as const
    for (const [child, parent] of moves) {
      await save({ id: ids[child] as number, parentId: parent === null ? null : (ids[parent] as number) }).catch(
        () => undefined
      )
    }
    const { reader } = await app.container.make(Store)
    const rows = await reader.all<{ id: number; parent_id: number | null }>(
      'select id, parent_id from catalogue_categories'
    )
    const parents = new Map(rows.map(({ id, parent_id: parent }) => [id, parent]))
    const expected: string[] = []
    for (const { id } of rows) {
      for (let at: number | null = id, depth = 0; at !== null; at = parents.get(at) ?? null, depth += 1)
        expected.push(`${at} ${id} ${depth}`)
    }
    const closure = await reader.all<{ line: string }>(
      `select ancestor_id || ' ' || descendant_id || ' ' || depth as line from catalogue_category_closure`
    )
    assert.sameMembers(
      closure.map(({ line }) => line),
      expected
    )
  })

  test('give a product its place by name at any depth when only one fits', async ({ assert }) => {
    const red = await save(named('Vins rouges'))
    const bordeaux = await save(named('Bordeaux', red))
    const id = await ProductFactory.create({ categories: ['bordeaux'] })
    const { reader } = await app.container.make(Store)
    const row = await reader.first('select category_id from catalogue_product_categories where product_id = ?', [id])
    assert.equal(row?.category_id, bordeaux)
  })
})
