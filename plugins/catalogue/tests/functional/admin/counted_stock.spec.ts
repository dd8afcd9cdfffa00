import { test } from '@japa/runner'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { upsert } from '#plugins/catalogue/testing'
import { emptyShelves, problems, rows } from '#plugins/catalogue/tests/fixtures/clerk'
import { staffVisit } from '#plugins/catalogue/tests/fixtures/staff_visit'
import type { Visitor } from '#core/testing/visitor'

const AT = '/api/admin/catalogue/products'

test.group('Price and stock, changed in the list of products', (group) => {
  let clerk: Visitor
  let id: number
  group.setup(async () => {
    clerk = await staffVisit()
  })
  group.each.setup(async () => {
    await emptyShelves()
    await upsert([
      {
        code: 'V',
        translations: { fr_FR: { name: 'Vin' } },
        variants: [{ sku: 'V-75', price: 900, specialPrice: 800, position: 3, weight: 1200, stock: { main: 5 } }],
      },
      { code: 'W', translations: { fr_FR: { name: 'Autre' } }, variants: [{ sku: 'W', price: 900 }] },
    ])
    const [row] = await rows("select id from catalogue_products where code = 'V'")
    id = Number(row?.id)
  })

  const variant = async (sku: string) =>
    Number((await rows('select id from catalogue_variants where sku = ?', [sku]))[0]?.id)
  const onHand = async () => Number((await rows('select on_hand from catalogue_stock_levels'))[0]?.on_hand)
  const count = async (before: number, now: number, of = 'V-75', by = clerk) =>
    by.send('PUT', `${AT}/${id}/stock`, {
      counts: [{ variantId: await variant(of), source: 'main', before, onHand: now }],
    })

  test('what is on hand is what was said, with a movement in the ledger', async ({ assert }) => {
    assert.equal((await count(5, 12)).status, 200)
    assert.equal(await onHand(), 12)
    const [moved] = await rows('select quantity, reason from catalogue_stock_movements order by id desc limit 1')
    assert.deepEqual([Number(moved?.quantity), moved?.reason], [7, 'inventory'])
    assert.equal((await count(12, 12)).status, 200)
    assert.equal((await rows('select 1 from catalogue_stock_movements')).length, 2)
  })

  test('what has moved since it was seen is told with the figure of now, and nothing is written', async ({
    assert,
  }) => {
    await count(5, 4)
    const late = await count(5, 12)
    assert.equal(late.status, 409)
    assert.containsSubset(late.body, {
      errors: [
        { code: 'E_CATALOGUE_STOCK_CHANGED', field: 'counts.0.onHand', meta: { current: { at: 0, onHand: 4 } } },
      ],
    })
    assert.equal(await onHand(), 4)
    assert.equal((await count(4, 12)).status, 200)
  })

  test('of two who count at once one is told', async ({ assert }) => {
    const answers = await Promise.all([count(5, 6), count(5, 9)])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409]
    )
    assert.include([6, 9], await onHand())
  })

  test('variants of another product, sources that there are not and rights that lack are refused', async ({
    assert,
  }) => {
    assert.deepEqual(problems(await count(0, 3, 'W')), ['E_CATALOGUE_VARIANT_NOT_FOUND counts.0.onHand'])
    assert.equal((await count(5, -1)).status, 422)
    await createRole('limited', ['catalogue.products.list', 'catalogue.products.update'])
    const reader = await newStaffVisit({ email: 'aide@exemple.fr', role: 'limited' })
    assert.equal((await count(5, 6, 'V-75', reader)).status, 403)
    assert.equal(await onHand(), 5)
  })

  test('a price alone leaves everything else of its variant as it is', async ({ assert }) => {
    const { data } = (await clerk.send('GET', `${AT}/${id}`)).body as { data: { version: number } }
    const variants = [{ id: await variant('V-75'), sku: 'V-75', price: 950 }]
    assert.equal((await clerk.send('PUT', `${AT}/${id}`, { version: data.version, variants })).status, 200)
    assert.containsSubset(await rows("select * from catalogue_variants where sku = 'V-75'"), [
      { price_amount: 950, special_price_amount: 800, position: 3, weight: 1200 },
    ])
    assert.equal((await clerk.send('PUT', `${AT}/${id}`, { version: data.version, variants })).status, 409)
  })
})
