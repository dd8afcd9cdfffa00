import { test } from '@japa/runner'
import { dataOf, ReturnShop } from '#plugins/rma/tests/fixtures/return_shop'
import { anOrder } from '#plugins/sales/testing'
import { countQueries } from '#core/testing/query_counter'
import { ProductFactory } from '#plugins/catalogue/testing'

const RULES = '/api/admin/rma/rules'

test.group('Return rules', (group) => {
  let shop: ReturnShop
  let product: number
  group.each.setup(async () => {
    shop = await ReturnShop.open()
    product = await ProductFactory.create({ sku: 'P', categories: ['Rouges > Bordeaux'] })
    await ProductFactory.create({ sku: 'Q', categories: ['Rouges'] })
    await ProductFactory.create({ sku: 'R' })
  })

  const idOf = async (sql: string) => (await shop.one(sql))[0] as number
  const category = async (name: string) =>
    String(await idOf(`select category_id from catalogue_category_translations where name = '${name}' limit 1`))
  const rule = async (days: number, more: object) => {
    const body = Object.assign({ name: `${days} jours`, days, products: [], categories: [], families: [] }, more)
    return dataOf<{ id: number; version: number }>(await shop.staff.send('POST', RULES, body))
  }

  /** The periods that an order of each product keeps. */
  const kept = async () => {
    const { order } = await anOrder({ P: 1, Q: 1, R: 1 }, shop.customer)
    const rows = await shop.store.reader.all<{ sku: string; days: number }>(
      `select l.sku, p.days from rma_periods p join sales_order_lines l on l.id = p.order_line_id
       join sales_orders o on o.id = l.order_id where o.number = ? order by l.sku`,
      [order.number]
    )
    return rows.map(({ sku, days }) => [sku, Number(days)])
  }
  const days = (p: number, q: number, r: number) => [
    ['P', p],
    ['Q', q],
    ['R', r],
  ]

  test('hold for a family, a category with those below it, and a product', async ({ assert }) => {
    assert.deepEqual(await kept(), days(14, 14, 14))
    await rule(60, { families: [await idOf('select family_id from catalogue_products limit 1')] })
    assert.deepEqual(await kept(), days(60, 60, 60))
    await rule(30, { categories: [await category('Rouges')] })
    assert.deepEqual(await kept(), days(30, 30, 60))
    await rule(20, { categories: [await category('Bordeaux')] })
    assert.deepEqual(await kept(), days(20, 30, 60))
    await rule(0, { products: [product] })
    assert.deepEqual(await kept(), days(0, 30, 60))
  })

  test('that are not active hold for nothing, and one about nothing is refused', async ({ assert }) => {
    await rule(0, { products: [product], isActive: false })
    assert.deepEqual(await kept(), days(14, 14, 14))
    assert.equal((await shop.staff.send('POST', RULES, { name: 'Vide', days: 3 })).status, 422)
  })

  test('are for later orders: one that was placed keeps its period', async ({ assert }) => {
    await shop.deliver(2, 2, 'P')
    await rule(0, { products: [product] })
    assert.containsSubset(await shop.form(), { lines: [{ sku: 'P', most: { refund: 2 } }] })
    await shop.deliver(2, 2, 'P')
    assert.deepEqual((await shop.form()).lines, [])
  })

  test('cost an order as many statements however many there are', async ({ assert }) => {
    const categories = [await category('Rouges')]
    await rule(1, { categories })
    await kept()
    const own = async () => (await countQueries(kept)).queries.filter((sql) => sql.includes('rma_')).length
    const before = await own()
    for (let at = 2; at < 12; at += 1) await rule(at, { categories })
    // The rules are read once after a change.
    await kept()
    assert.equal(await own(), before)
  })
})
