import { test } from '@japa/runner'
import { freshShop, sellWine, ShopVisitor, signedInShopper, type CustomerCartAnswer } from '#plugins/sales/testing'
import { countQueries } from '#core/testing/query_counter'
import { makeRow, makeRule, onlyIf, percentOff, when } from '#plugins/marketing/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { ProductFactory, upsert } from '#plugins/catalogue/testing'
import type { CartRuleInput } from '#plugins/marketing/rules/cart_rule'
import type { Store } from '#core/database/store'

const label = { fr_FR: 'Un tire-bouchon dès 50 €', en_GB: 'A corkscrew from 50 €' }

const corkscrew = (stock = 9) =>
  ProductFactory.create({
    translations: { fr_FR: { name: 'Tire-bouchon' }, en_GB: { name: 'Corkscrew' } },
    variants: [{ sku: 'TB', price: 1500, stock: { main: stock } }],
  })

const giftOf = (product: number, said: Partial<CartRuleInput> = {}) =>
  makeRule({
    label,
    kind: 'marketing.gift',
    settings: { product, pieces: 1 },
    ...onlyIf([when('subtotal', { operator: 'at_least', amount: 5000 })]),
    ...said,
  })

test.group('Gifts', (group) => {
  let store: Store
  let visitor: ShopVisitor

  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('V-1', 2500)
    visitor = new ShopVisitor()
  })

  const offered = async (pieces = 2) => {
    await visitor.fill({ 'V-1': pieces })
    return (await visitor.cart()).gifts
  }

  test('are offered when their rule applies, free once they are added, and paid when it applies no more', async ({
    assert,
  }) => {
    await giftOf(await corkscrew())
    assert.deepEqual(await offered(1), [])
    const { gifts, totals } = await visitor.fill({ 'V-1': 1 })
    assert.lengthOf(gifts, 1)
    assert.containsSubset(gifts[0], {
      name: 'Tire-bouchon',
      quantity: 1,
      message: 'Offert\u202f: 1 × Tire-bouchon',
      label: label.fr_FR,
      variants: [{ sku: 'TB', detail: '' }],
    })
    // What is offered is in no total.
    assert.deepEqual([totals?.subtotal.amount, totals?.total.amount, totals?.discounts], [5000, 5000, []])
    const sku = gifts[0]?.variants[0]?.sku ?? ''
    const added = await visitor.fill({ [sku]: gifts[0]?.quantity ?? 0 })
    assert.deepEqual(added.gifts, [])
    assert.deepEqual([added.totals?.subtotal.amount, added.totals?.total.amount], [6500, 5000])
    assert.equal(added.totals?.discounts[0]?.label, label.fr_FR)
    const wine = added.lines.find((line) => line.sku === 'V-1')
    await visitor.send('PUT', `/api/sales/cart/items/${wine?.key}`, { quantity: 1 })
    const after = await visitor.cart()
    assert.deepEqual([after.gifts, after.totals?.total.amount], [[], 4000])
  })

  test('are offered for the pieces that are missing, in the language of the shopper', async ({ assert }) => {
    const product = await corkscrew()
    await giftOf(product, { settings: { product, pieces: 3 } })
    await visitor.fill({ 'V-1': 2, 'TB': 1 })
    const { body } = await visitor.send('GET', '/api/sales/cart?locale=en_GB')
    const { gifts } = (body as { data: Awaited<ReturnType<ShopVisitor['cart']>> }).data
    assert.deepEqual(
      gifts.map(({ message, quantity }) => [message, quantity]),
      [['Free: 2 × Corkscrew', 2]]
    )
  })

  test('are not offered when they are sold out, short, withdrawn, or without a price in this money', async ({
    assert,
  }) => {
    const product = await corkscrew(1)
    await giftOf(product, { settings: { product, pieces: 2 } })
    assert.deepEqual(await offered(), [])
    const again = async (variant: object, said: object = {}) => {
      await upsert([{ ...said, variants: [{ sku: 'TB', ...variant }] }])
      return (await visitor.cart()).gifts.length
    }
    assert.equal(await again({ stock: { main: 2 } }), 1)
    assert.equal(await again({ stock: { main: 0 } }), 0)
    assert.equal(await again({ stock: { main: 9 } }, { status: 'draft' }), 0)
    assert.equal(await again({}, { status: 'published' }), 1)
    assert.equal(await again({ status: 'draft' }), 0)
    assert.equal(await again({ status: 'published' }), 1)
    await store.transaction((trx) => trx.rawQuery("update catalogue_variants set currency = 'USD' where sku = 'TB'"))
    assert.deepEqual((await visitor.cart()).gifts, [])
  })

  test('of several variants are offered as a choice of those in stock', async ({ assert }) => {
    const labels = { fr_FR: 'Couleur', en_GB: 'Colour' }
    await makeRow('catalogue.attributes', { code: 'tint', type: 'select', label: labels, isConfigurable: true })
    const variants = ['noir', 'bois', 'or'].map((tint, at) => ({
      sku: `TB-${tint}`,
      price: 1500 + at,
      stock: { main: at === 2 ? 0 : 3 },
      options: { tint },
    }))
    const translations = { fr_FR: { name: 'Tire-bouchon' } }
    await giftOf(await ProductFactory.create({ type: 'configurable', translations, variants }))
    const [gift] = await offered()
    assert.deepEqual(gift?.variants, [
      { sku: 'TB-noir', detail: 'noir' },
      { sku: 'TB-bois', detail: 'bois' },
    ])
    const { totals, gifts } = await visitor.fill({ 'TB-bois': 1 })
    assert.deepEqual([totals?.total.amount, gifts], [5000, []])
  })

  test('are not offered where they would not be free', async ({ assert }) => {
    const product = await corkscrew()
    // 10.00 are left of the budget, and the gift is worth 15.00.
    const rule = await giftOf(product, { mostMoney: 1000 })
    assert.deepEqual(await offered(), [])
    await store.transaction(async (trx) => {
      await trx.rawQuery('update marketing_cart_rules set most_money = 2000 where id = ?', [rule.id])
      await store.changes.record(trx, 'marketing.cart_rules', [String(rule.id)])
    })
    assert.lengthOf((await visitor.cart()).gifts, 1)
    // An earlier rule would take ten percent off it and keep the later one away.
    const onGift = onlyIf([when('sku', { operator: 'among', skus: ['TB'] })])
    await makeRule({ ...percentOff(1000), priority: -1, stopsOthers: true, ...onGift })
    assert.deepEqual((await visitor.cart()).gifts, [])
  })

  test('of a code are offered once it is typed', async ({ assert }) => {
    await giftOf(await corkscrew(), { code: 'CADEAU' })
    assert.deepEqual(await offered(1), [])
    const apply = () => visitor.send('POST', '/api/sales/cart/coupon', { code: 'CADEAU' })
    assert.equal((await apply()).status, 422)
    await visitor.fill({ 'V-1': 1 })
    assert.equal((await apply()).status, 200)
    const { gifts, coupon } = await visitor.cart()
    assert.deepEqual([gifts.length, coupon.problem], [1, null])
    assert.equal((await visitor.fill({ TB: 1 })).totals?.total.amount, 5000)
  })

  test('of two rules for one product are offered once', async ({ assert }) => {
    const product = await corkscrew()
    await giftOf(product)
    await giftOf(product, { settings: { product, pieces: 2 } })
    assert.deepEqual(
      (await offered()).map(({ quantity }) => quantity),
      [2]
    )
  })

  test('cost one statement where there is one to offer, and none where there is not', async ({ assert }) => {
    await visitor.fill({ 'V-1': 1 })
    const statements = async () => (await countQueries(() => visitor.cart())).queries.length
    const before = await statements()
    await giftOf(await corkscrew())
    await statements()
    assert.equal(await statements(), before)
    await visitor.fill({ 'V-1': 1 })
    assert.equal(await statements(), before + 1)
    await visitor.fill({ TB: 1 })
    assert.equal(await statements(), before)
  })

  test('are told to staff who look at the cart', async ({ assert }) => {
    await giftOf(await corkscrew())
    visitor = await signedInShopper()
    await offered()
    const staff = await newStaffVisit()
    const customer = await store.reader.first<{ id: number }>('select id from users_customers')
    const { body } = await staff.send('GET', `/api/admin/sales/customers/${Number(customer?.id)}/cart`)
    const { cart } = (body as { data: CustomerCartAnswer }).data
    assert.equal(cart?.gifts[0]?.message, 'Offert\u202f: 1 × Tire-bouchon')
  })
})
