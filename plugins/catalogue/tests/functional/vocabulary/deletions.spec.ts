import { test } from '@japa/runner'
import { countQueries } from '#core/testing/query_counter'
import { ProductFactory } from '#plugins/catalogue/testing'
import { bodyOf, refusalOf, staffVisit } from '#plugins/catalogue/tests/fixtures/staff_visit'
import { rows } from '#plugins/catalogue/tests/fixtures/clerk'
import { createRole, createStaff, signedInStaff } from '#plugins/users/testing'
import type { Visitor } from '#core/testing/visitor'

const AT = '/api/admin/catalogue'

interface Told {
  gone: { id: number; name: string }[]
  kept: { id: number; name: string; problem: string }[]
}

test.group('Deleting many categories', (group) => {
  let staff: Visitor
  group.each.setup(async () => {
    staff = await staffVisit()
  })
  const make = async (name: string, parentId: number | null = null, kind = 'category') =>
    bodyOf(await staff.send('POST', `${AT}/categories`, { kind, parentId, texts: { fr_FR: { name } } })).data.id
  const send = async (what: string, ids: number[]) =>
    bodyOf(await staff.send('POST', `${AT}/category-${what}`, { ids })).data as unknown as Told

  test('takes those that hold nothing, leaves the others and says why', async ({ assert }) => {
    const [red, white, rose] = [await make('Rouges'), await make('Blancs'), await make('Rosés')]
    const [bordeaux, game] = [await make('Bordeaux', red), await make('Gibier', null, 'dish')]
    const chablis = await make('Chablis', white)
    await ProductFactory.create({ categories: ['Blancs > Chablis'] })
    const chosen = [red, bordeaux, white, chablis, game, 999_999]
    const expected = {
      gone: [
        { id: red, name: 'Rouges' },
        { id: bordeaux, name: 'Bordeaux' },
        { id: game, name: 'Gibier' },
      ],
      kept: [
        { id: white, name: 'Blancs', problem: 'Contient encore 0 produit et 1 sous-catégorie.' },
        { id: chablis, name: 'Chablis', problem: 'Contient encore 1 produit et 0 sous-catégorie.' },
      ],
    }
    const preview = await send('deletion-previews', chosen)
    assert.sameDeepMembers(preview.gone, expected.gone)
    assert.sameDeepMembers(preview.kept, expected.kept)
    assert.lengthOf(await rows('select id from catalogue_categories'), 6)
    const done = await send('deletions', chosen)
    assert.sameDeepMembers(done.gone, expected.gone)
    assert.sameDeepMembers(done.kept, expected.kept)
    const left = (await rows('select id from catalogue_categories order by id')).map(({ id }) => Number(id))
    assert.deepEqual(left, [white, rose, chablis])
    const addresses = await rows(`select distinct target from core_permalinks where kind = 'catalogue.category'`)
    assert.sameMembers(
      addresses.map(({ target }) => Number(target)),
      [white, rose, chablis]
    )
    assert.deepEqual(await rows(`select target from core_permalinks where kind = 'catalogue.dish'`), [])
    const told = await rows(`select subject_id from core_audit_entries where action = 'deleted' order by id`)
    assert.sameMembers(
      told.map((row) => Number(row.subject_id)),
      [red, bordeaux, game]
    )
    assert.deepEqual(await send('deletions', [red]), { gone: [], kept: [] })
  })

  test('takes one below another only with what is below it', async ({ assert }) => {
    const red = await make('Rouges')
    const bordeaux = await make('Bordeaux', red)
    await make('Médoc', bordeaux)
    const { gone, kept } = await send('deletions', [red, bordeaux])
    assert.deepEqual(gone, [])
    assert.deepEqual(
      kept.map(({ name }) => name),
      ['Rouges', 'Bordeaux']
    )
  })

  test('takes as many statements for forty as for two', async ({ assert }) => {
    const ids: number[] = []
    for (let at = 0; at < 42; at += 1) ids.push(await make(`Rayon ${at}`))
    const few = await countQueries(() => send('deletions', ids.slice(0, 2)))
    const many = await countQueries(() => send('deletions', ids.slice(2)))
    // What a process remembers may be read anew in either.
    assert.isAtMost(many.queries.length, few.queries.length + 2)
    assert.isAtMost(many.queries.length, 20, many.queries.join('\n'))
  })

  test('is for those who may', async ({ assert }) => {
    const id = await make('Rouges')
    await createRole('Rayons', ['catalogue.categories.list', 'catalogue.categories.delete'])
    const { email } = await createStaff({ email: 'rayons@exemple.fr', role: 'Rayons' })
    const other = await signedInStaff(email)
    for (const what of ['deletions', 'deletion-previews']) {
      assert.equal((await other.send('POST', `${AT}/category-${what}`, { ids: [id] })).status, 403)
      assert.equal((await staff.send('POST', `${AT}/category-${what}`, { ids: ['x'] })).status, 422)
      assert.equal((await staff.send('POST', `${AT}/category-${what}`, { ids: [] })).status, 422)
    }
  })
})

test.group('Deleting many attributes', (group) => {
  let staff: Visitor
  group.each.setup(async () => {
    staff = await staffVisit()
  })
  const define = async (code: string, more: object = {}) => {
    const label = { fr_FR: code.toUpperCase() }
    return bodyOf(await staff.send('POST', `${AT}/attributes`, { code, type: 'text', label, ...more })).data.id
  }
  const send = async (what: string, selection: object) =>
    bodyOf(await staff.send('POST', `${AT}/attribute-${what}`, { selection })).data as unknown as Told
  const codes = async () => (await rows('select code from catalogue_attributes')).map(({ code }) => code)

  test('takes those that nothing needs, leaves the others and says why', async ({ assert }) => {
    const [lot, taste, free] = [await define('lot'), await define('taste'), await define('free')]
    const groups = (attributes: string[]) => [{ code: 'main', name: { fr_FR: 'Principal' }, attributes }]
    const made = await staff.send('POST', `${AT}/families`, {
      code: 'wine',
      name: { fr_FR: 'Vin' },
      groups: groups(['lot', 'taste']),
    })
    await ProductFactory.create({ family: 'wine', attributes: { lot: 'L1', taste: 'fin' } })
    // Its values outlive its place in the family.
    await staff.send('PUT', `${AT}/families/${bodyOf(made).data.id}`, {
      version: 1,
      name: { fr_FR: 'Vin' },
      groups: groups(['lot']),
    })
    const [sku] = await rows(`select id from catalogue_attributes where code = 'sku'`)
    const ids = [lot, taste, free, Number(sku?.id)]
    const preview = await send('deletion-previews', { ids })
    assert.include(await codes(), 'free')
    const { gone, kept } = await send('deletions', { ids })
    assert.deepEqual({ gone, kept }, preview)
    assert.deepEqual(gone, [{ id: free, name: 'FREE' }])
    const why = Object.fromEntries(kept.map(({ name, problem }) => [name, problem]))
    assert.include(why.LOT, 'famille Vin')
    assert.include(why.LOT, '1 produit')
    assert.include(why.TASTE, '1 produit')
    assert.include(why['Référence (SKU)'], 'fait partie du catalogue')
    assert.includeMembers(await codes(), ['lot', 'taste', 'sku'])
    assert.notInclude(await codes(), 'free')
    const [entry] = await rows(`select subject_id from core_audit_entries where action = 'deleted'`)
    assert.equal(entry?.subject_id, 'free')
  })

  test('takes all that match', async ({ assert }) => {
    await define('alpha_one', { type: 'select' })
    await define('alpha_two')
    await define('beta')
    const { gone } = await send('deletions', { query: { q: 'alpha' } })
    assert.lengthOf(gone, 2)
    assert.include(await codes(), 'beta')
    assert.deepEqual(await send('deletions', { ids: [999_999] }), { gone: [], kept: [] })
  })

  test('takes as many statements for forty as for two', async ({ assert }) => {
    const ids: number[] = []
    for (let at = 0; at < 42; at += 1) ids.push(await define(`note_${at}`))
    const few = await countQueries(() => send('deletions', { ids: ids.slice(0, 2) }))
    const many = await countQueries(() => send('deletions', { ids: ids.slice(2) }))
    // What a process remembers may be read anew in either.
    assert.isAtMost(many.queries.length, few.queries.length + 2)
    assert.isAtMost(many.queries.length, 20, many.queries.join('\n'))
  })

  test('is for those who may', async ({ assert }) => {
    const id = await define('lot')
    await createRole('Attributs', ['catalogue.attributes.list', 'catalogue.attributes.delete'])
    const { email } = await createStaff({ email: 'attributs@exemple.fr', role: 'Attributs' })
    const other = await signedInStaff(email)
    const selection = { ids: [id] }
    assert.equal((await other.send('POST', `${AT}/attribute-deletions`, { selection })).status, 403)
    assert.equal((await other.send('POST', `${AT}/attribute-deletion-previews`, { selection })).status, 403)
    assert.match(refusalOf(await staff.send('POST', `${AT}/attribute-deletions`, {})), /^422/)
  })
})
