import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { runJobs } from '#core/testing/run_jobs'
import { Random } from '#plugins/catalogue/tests/fixtures/random'
import { DefineAttributes } from '#plugins/catalogue/vocabulary/actions/define_attributes'
import { DefineFamilies } from '#plugins/catalogue/vocabulary/actions/define_families'
import { ProductFactory, tester, upsert } from '#plugins/catalogue/testing'
import { readJson } from '#core/database/statements'
import { emptyShelves, fillShelves, problems, rows } from '#plugins/catalogue/tests/fixtures/clerk'
import { staffVisit } from '#plugins/catalogue/tests/fixtures/staff_visit'
import type { Visitor } from '#core/testing/visitor'

/** Somebody with these rights alone. */
async function limitedVisit(permissions: readonly string[]): Promise<Visitor> {
  await createRole('limited', permissions)
  return newStaffVisit({ email: 'aide@exemple.fr', role: 'limited' })
}

const named = { fr_FR: { name: 'Vin' } }

const AT = '/api/admin/catalogue/product-changes'

type Prepared = {
  data: { id: number; state: string; products: number; unchanged: number; counts: Record<string, number> }
}

test.group('Changes of many products', (group) => {
  let clerk: Visitor
  group.setup(async () => {
    clerk = await staffVisit()
  })
  group.each.setup(emptyShelves)

  const prepare = (change: object, selection: object = { query: {} }) => clerk.send('POST', AT, { selection, change })
  const prepared = async (change: object, selection?: object) => {
    const answer = await prepare(change, selection)
    return (answer.body as Prepared).data
  }
  const apply = async (id: number) => {
    const answer = await clerk.send('POST', `${AT}/${id}/applications`)
    await runJobs()
    return answer
  }
  const undo = async (id: number) => {
    const answer = await clerk.send('POST', `${AT}/${id}/undoings`)
    await runJobs()
    return answer
  }
  const state = async (id: number) => ((await clerk.send('GET', `${AT}/${id}`)).body as Prepared).data
  const prices = async () =>
    (await rows('select price_amount from catalogue_variants order by sku')).map((row) => row.price_amount)

  test('show every value before and after, and write nothing until they are applied', async ({ assert }) => {
    const [id] = await ProductFactory.createMany(3, (n) => ({ sku: `P-${n}`, price: [1005, 995, 10][n] as number }))
    const { id: change, ...told } = await prepared({ price: { mode: 'raise_percent', percent: 250 } })
    assert.containsSubset(told, { state: 'prepared', products: 3, unchanged: 1, counts: { waiting: 2, refused: 0 } })
    const preview = await clerk.send('GET', `${AT}/${change}/rows?limit=1`)
    assert.containsSubset(preview.body, {
      data: [{ id, sku: 'P-0', cells: [{ field: 'price', before: 1005, after: 1030 }] }],
      meta: { total: 2, limit: 1 },
    })
    assert.deepEqual(await prices(), [1005, 995, 10])
    assert.equal((await apply(change)).status, 202)
    assert.deepEqual(await prices(), [1030, 1020, 10])
    const [entry] = await rows(
      `select channel, actor_name, changes from core_audit_entries where subject_id = '${id}' and action = 'updated'`
    )
    assert.containsSubset(entry, { channel: 'job', actor_name: 'Équipe' })
    assert.deepEqual(JSON.parse(String(entry?.changes)), { 'variants.P-0.price': [1005, 1030] })
  })

  test('are applied once, however often somebody asks', async ({ assert }) => {
    await ProductFactory.create({ sku: 'ONE', price: 1000 })
    const { id } = await prepared({ price: { mode: 'raise', amount: 100 } })
    await apply(id)
    assert.deepEqual(problems(await apply(id)), ['E_CATALOGUE_CHANGE_NOT_READY'])
    assert.deepEqual(await prices(), [1100])
    assert.equal((await clerk.send('POST', `${AT}/999999/applications`)).status, 404)
  })

  test('what a rule refuses is said beforehand and left as it is', async ({ assert }) => {
    await upsert([
      { variants: [{ sku: 'LOW', price: 1000, specialPrice: 900 }], translations: { fr_FR: { name: 'Bas' } } },
      { variants: [{ sku: 'OK', price: 1000 }], translations: { fr_FR: { name: 'Bon' } } },
    ])
    const { id, counts } = await prepared({ price: { mode: 'lower', amount: 200 }, status: 'private' })
    assert.containsSubset(counts, { waiting: 1, refused: 1 })
    const preview = await clerk.send('GET', `${AT}/${id}/rows`)
    assert.containsSubset(preview.body, {
      data: [{ sku: 'LOW', outcome: 'refused', problem: 'Le prix promotionnel doit être inférieur au prix.' }, {}],
    })
    await apply(id)
    assert.deepEqual(await prices(), [1000, 800])
    assert.deepEqual(await rows('select status from catalogue_products order by id'), [
      { status: 'published' },
      { status: 'private' },
    ])
  })

  test('a value that somebody changed after the preview stays theirs', async ({ assert }) => {
    await ProductFactory.createMany(2, (n) => ({ sku: `V-${n}`, price: 1000 }))
    const { id } = await prepared({ price: { mode: 'raise', amount: 50 } })
    await upsert([{ code: 'V-0', variants: [{ sku: 'V-0', price: 1234 }] }])
    await apply(id)
    assert.deepEqual(await prices(), [1234, 1050])
    assert.containsSubset(await state(id), { state: 'applied', counts: { changed: 1, refused: 1 } })
  })

  test('an undo restores what was there, but for what somebody changed since, and says which', async ({ assert }) => {
    await ProductFactory.createMany(2, (n) => ({ sku: `U-${n}`, price: 1000, categories: ['Rouges'] }))
    await ProductFactory.create({ sku: 'U-9', price: 10, categories: ['Blancs'] })
    const [red, white] = await rows(
      `select id from catalogue_categories where code in ('rouges', 'blancs') order by code desc`
    )
    const selection = { query: { filter: { category: String(red?.id) } } }
    const { id, products } = await prepared(
      {
        price: { mode: 'set', amount: 1500 },
        special: { mode: 'below_percent', percent: 1000, from: '2026-12-01', to: '2026-12-24' },
        addCategories: [white?.id],
        removeCategories: [red?.id],
      },
      selection
    )
    assert.equal(products, 2)
    await apply(id)
    assert.deepEqual(await rows(`select special_price_amount, special_to from catalogue_variants where sku = 'U-0'`), [
      { special_price_amount: 1350, special_to: '2026-12-24T23:00:00.000Z' },
    ])
    await upsert([{ code: 'U-1', variants: [{ sku: 'U-1', price: 1600 }] }])
    assert.equal((await undo(id)).status, 202)
    assert.deepEqual(await prices(), [1000, 1600, 10])
    const [kept] = await rows('select special_price_amount from catalogue_variants where sku = ?', ['U-1'])
    assert.deepEqual(kept, { special_price_amount: null })
    assert.deepEqual(
      await rows(`select distinct category_id from catalogue_product_categories pc
        join catalogue_products p on p.id = pc.product_id and p.code <> 'U-9'`),
      [{ category_id: red?.id }]
    )
    assert.containsSubset(await state(id), { state: 'undone', counts: { undone: 1, kept: 1 } })
    const told = await clerk.send('GET', `${AT}/${id}/rows`)
    assert.containsSubset(told.body, {
      data: [{ sku: 'U-1', outcome: 'kept', problem: 'Modifié entre-temps par quelqu’un d’autre.' }, { sku: 'U-0' }],
    })
    assert.deepEqual(problems(await undo(id)), ['E_CATALOGUE_CHANGE_NOT_READY'])
  })

  test('whatever the prices and the change: applied and undone is as before', async ({ assert }) => {
    const random = new Random(7)
    await ProductFactory.createMany(40, (n) => ({
      sku: `R-${String(n).padStart(2, '0')}`,
      price: random.below(100_000),
    }))
    const before = await prices()
    for (const mode of ['set', 'raise', 'lower', 'raise_percent', 'lower_percent']) {
      const amount = random.below(5_000)
      const percent = 1 + random.below(9_000)
      const { id } = await prepared({ price: { mode, amount, percent } })
      await apply(id)
      for (const [index, after] of (await prices()).entries()) {
        const price = Number(before[index])
        const exact = {
          set: amount,
          raise: price + amount,
          lower: price - amount,
          raise_percent: (price * (10_000 + percent)) / 10_000,
          lower_percent: (price * (10_000 - percent)) / 10_000,
        }[mode] as number
        assert.isTrue(
          Math.abs(Number(after) - Math.max(exact, exact < 0 ? price : exact)) <= 0.5,
          `${mode} ${price} ${String(after)}`
        )
      }
      await undo(id)
      assert.deepEqual(await prices(), before, mode)
    }
  })

  test('stock is set and added to, from one source, told beforehand and taken back', async ({ assert }) => {
    await upsert([
      { code: 'S-0', variants: [{ sku: 'S-0', price: 900, stock: { main: 5 } }], translations: named },
      { code: 'S-1', variants: [{ sku: 'S-1', price: 900, stock: { main: 1 } }], translations: named },
    ])
    const onHand = async () =>
      (
        await rows(`select l.on_hand from catalogue_stock_levels l join catalogue_variants v on v.id = l.variant_id
          order by v.sku`)
      ).map((row) => Number(row.on_hand))
    const added = await prepared({ stock: { source: 'main', mode: 'add', quantity: -2 } })
    assert.containsSubset(added.counts, { waiting: 1, refused: 1 })
    const preview = await clerk.send('GET', `${AT}/${added.id}/rows`)
    assert.containsSubset(preview.body, {
      data: [
        { sku: 'S-1', problem: 'Il ne reste que 1 unité de S-1.' },
        { sku: 'S-0', cells: [{ field: 'stock', source: 'main', before: 5, after: 3 }] },
      ],
    })
    await apply(added.id)
    assert.deepEqual(await onHand(), [3, 1])
    const { id } = await prepared({ stock: { source: 'main', mode: 'set', quantity: 12 } })
    await apply(id)
    assert.deepEqual(await onHand(), [12, 12])
    const [moved] = await rows(
      `select m.quantity, m.reason from catalogue_stock_movements m order by m.id desc limit 1`
    )
    assert.deepEqual([Number(moved?.quantity), moved?.reason], [11, 'adjustment'])
    await undo(id)
    assert.deepEqual(await onHand(), [3, 1])
  })

  test('stock is changed alone, from a source that there is, by who may', async ({ assert }) => {
    await ProductFactory.create()
    const stock = { source: 'main', mode: 'set', quantity: 1 }
    assert.deepEqual(problems(await prepare({ stock, status: 'draft' })), [
      'E_CATALOGUE_CHANGE_STOCK_ALONE change.stock',
    ])
    assert.deepEqual(problems(await prepare({ stock: { ...stock, source: 'moon' } })), [
      'E_CATALOGUE_SOURCE_UNKNOWN change.stock.source',
    ])
    const editor = await limitedVisit(['catalogue.products.list', 'catalogue.products.mass_update'])
    assert.equal((await editor.send('POST', AT, { selection: { query: {} }, change: { stock } })).status, 403)
    const { id } = await prepared({ stock })
    assert.equal((await editor.send('POST', `${AT}/${id}/applications`)).status, 403)
    await apply(id)
    assert.equal((await editor.send('POST', `${AT}/${id}/undoings`)).status, 403)
  })

  test('an attribute is set, added to and cleared where the family has it, and taken back', async ({ assert }) => {
    const define = await app.container.make(DefineAttributes)
    await define.execute(
      [
        {
          code: 'dish',
          type: 'multiselect',
          label: { fr_FR: 'Plat', en_GB: 'Dish' },
          options: [
            { code: 'fish', label: { fr_FR: 'Poisson', en_GB: 'Fish' } },
            { code: 'game', label: { fr_FR: 'Gibier', en_GB: 'Game' } },
          ],
        },
      ],
      tester
    )
    const families = await app.container.make(DefineFamilies)
    await families.execute(
      [
        {
          code: 'wines',
          name: { fr_FR: 'Vins', en_GB: 'Wines' },
          groups: [{ code: 'tasting', name: { fr_FR: 'Dégustation', en_GB: 'Tasting' }, attributes: ['dish'] }],
        },
      ],
      tester
    )
    await upsert([
      {
        code: 'W-0',
        family: 'wines',
        attributes: { dish: ['fish'] },
        variants: [{ sku: 'W-0', price: 900 }],
        translations: named,
      },
      { code: 'W-1', family: 'wines', variants: [{ sku: 'W-1', price: 900 }], translations: named },
      { code: 'X-0', variants: [{ sku: 'X-0', price: 900 }], translations: named },
    ])
    const dishes = async () =>
      (await rows('select attributes from catalogue_products order by code')).map(
        ({ attributes }) => readJson<{ dish?: string[] }>(attributes).dish ?? null
      )
    const { id, unchanged } = await prepared({ attribute: { code: 'dish', mode: 'add', value: ['game'] } })
    assert.equal(unchanged, 1)
    const preview = await clerk.send('GET', `${AT}/${id}/rows`)
    assert.containsSubset(preview.body, {
      data: [
        { sku: 'W-0', cells: [{ called: 'Plat', before: ['Poisson'], after: ['Poisson', 'Gibier'] }] },
        { sku: 'W-1', cells: [{ before: null, after: ['Gibier'] }] },
      ],
    })
    await apply(id)
    assert.deepEqual(await dishes(), [['fish', 'game'], ['game'], null])
    await undo(id)
    assert.deepEqual(await dishes(), [['fish'], null, null])
    const cleared = await prepared({ attribute: { code: 'dish', mode: 'clear' } })
    await apply(cleared.id)
    assert.deepEqual(await dishes(), [null, null, null])
    const attribute = { code: 'dish', mode: 'set' }
    assert.deepEqual(problems(await prepare({ attribute: { ...attribute, value: ['moon'] } })), [
      'E_CATALOGUE_OPTION_UNKNOWN change.attribute.value',
    ])
    assert.deepEqual(problems(await prepare({ attribute })), ['E_CATALOGUE_VALUE_REQUIRED change.attribute.value'])
    assert.deepEqual(problems(await prepare({ attribute: { code: 'sku', mode: 'set', value: 'x' } })), [
      'E_CATALOGUE_ATTRIBUTE_UNKNOWN change.attribute.code',
    ])
    const choices = await clerk.send('GET', '/api/admin/catalogue/product-change-choices')
    assert.containsSubset(choices.body, {
      data: { attributes: [{ code: 'dish', type: 'multiselect', options: [{ code: 'fish', label: 'Poisson' }, {}] }] },
    })
  })

  test('nothing chosen, nothing to change and days that are none are refused', async ({ assert }) => {
    await ProductFactory.create()
    assert.deepEqual(problems(await prepare({ status: 'draft' }, { ids: [] })), ['E_CATALOGUE_NO_SELECTION selection'])
    assert.deepEqual(problems(await prepare({})), ['E_CATALOGUE_CHANGE_EMPTY change'])
    const special = { mode: 'set', amount: 5, from: '2026-12-02', to: '2026-12-01' }
    assert.deepEqual(problems(await prepare({ special })), ['E_CATALOGUE_SPECIAL_DATES change.special.to'])
    assert.equal((await prepare({ price: { mode: 'set' } })).status, 422)
    assert.equal(
      (await prepare({ price: { mode: 'set', amount: 1 } }, { query: { filter: { nothing: '1' } } })).status,
      422
    )
  })

  test('many are removed by a job; those of which a bottle is promised stay, and it is said', async ({ assert }) => {
    const ids = await ProductFactory.createMany(3, (n) => ({ sku: `D-${n}` }))
    const preview = await clerk.send('POST', '/api/admin/catalogue/product-deletion-previews', { selection: { ids } })
    assert.containsSubset(preview.body, { data: { products: 3, variants: 3, onHand: 72, reserved: 0 } })
    const answer = await clerk.send('POST', '/api/admin/catalogue/product-deletions', {
      selection: { ids: ids.slice(0, 2) },
    })
    assert.equal(answer.status, 202)
    await runJobs()
    assert.deepEqual(await rows('select id from catalogue_products'), [{ id: ids[2] }])
    const [job] = await rows('select result from core_jobs')
    assert.deepEqual(JSON.parse(String(job?.result)), { deleted: 2, kept: 0 })
  })

  test('of five thousand that are chosen every one is looked at, and those that differ are written', async ({
    assert,
  }) => {
    await ProductFactory.createMany(60, (n) => ({ sku: `N-${n}`, price: 900 }))
    await fillShelves(4940, 1000)
    const ids = (await rows('select product_id as id from catalogue_product_rows')).map(({ id }) => id)
    const { id, ...told } = await prepared({ price: { mode: 'set', amount: 1000 } }, { ids })
    assert.containsSubset(told, { products: 5000, unchanged: 4940, counts: { waiting: 60 } })
    await apply(id)
    assert.deepEqual(await rows('select distinct price_amount from catalogue_variants'), [{ price_amount: 1000 }])
    const [job] = await rows('select state, owner_name, result from core_jobs')
    assert.containsSubset(job, { state: 'done', owner_name: 'Équipe' })
    assert.containsSubset(JSON.parse(String(job?.result)), { changed: 60 })
  })
})
