import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PluginRegistry } from '#core/plugin/registry'
import { aWine, ProductFactory, upsert } from '#plugins/catalogue/testing'
import {
  cartOf,
  freshShop,
  refusalOf,
  sellWine,
  setSetting,
  ShopVisitor,
  signedInShopper,
} from '#plugins/sales/testing'
import type { Store } from '#core/database/store'

const message = ({ body }: { body: unknown }) => (body as { errors: { message: string }[] }).errors[0]?.message ?? ''

test.group('A cart', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await freshShop()
  })

  const count = async (table: string) => {
    const row = await store.reader.first<{ count: number }>(`select count(*) as count from ${table}`)
    return Number(row?.count)
  }

  test('that nobody filled is empty, and leaves nothing behind', async ({ assert }) => {
    const visitor = new ShopVisitor()
    const { body, cookies, headers } = await visitor.send('GET', '/api/sales/cart')
    assert.containsSubset(body, { data: { lines: [], quantity: 0, totals: null, steps: { cart: 'current' } } })
    assert.deepEqual(cookies, [])
    assert.equal(headers.get('cache-control'), 'private, no-store')
    assert.equal(await count('sales_carts'), 0)
  })

  test('is kept for a guest by a token that scripts cannot read and the database does not know', async ({ assert }) => {
    await sellWine('A', 1250)
    const visitor = new ShopVisitor()
    const { cookies } = await visitor.add({ sku: 'A', quantity: 3 })
    const token = visitor.cookie('cart') as string
    assert.match(cookies.find((line) => line.startsWith('cart=')) ?? '', /HttpOnly/i)
    assert.equal(visitor.cookie('cart-quantity'), '3')
    const row = await store.reader.first<{ token_hash: string }>('select token_hash from sales_carts')
    assert.match(row?.token_hash ?? '', /^[0-9a-f]{64}$/)
    assert.notInclude(row?.token_hash ?? '', token)
    const { lines, quantity, itemQuantities, totals } = await visitor.cart()
    assert.deepEqual([quantity, itemQuantities], [3, { A: 3 }])
    assert.containsSubset(lines[0], { sku: 'A', name: 'Vin A', quantity: 3, problem: null, notice: null })
    assert.deepEqual(lines[0]?.total, { amount: 3750, currency: 'EUR' })
    assert.deepEqual([totals?.total.amount, totals?.tax.amount, totals?.net.amount], [3750, 625, 3125])
  })

  test('adds up what is put into it twice, and keeps different things apart', async ({ assert }) => {
    await sellWine('A', 1000)
    await sellWine('B', 2000)
    const visitor = new ShopVisitor()
    await visitor.fill({ A: 1 })
    await visitor.fill({ A: 2, B: 1 })
    const { lines } = await visitor.cart()
    assert.deepEqual(
      lines.map(({ sku, quantity }) => [sku, quantity]),
      [
        ['A', 3],
        ['B', 1],
      ]
    )
    assert.equal(await count('sales_carts'), 1)
  })

  test('changes quantities, and 0 takes a line out', async ({ assert }) => {
    await sellWine('A', 1000)
    const visitor = new ShopVisitor()
    const [line] = (await visitor.fill({ A: 1 })).lines
    const path = `/api/sales/cart/items/${line?.key}`
    assert.equal(cartOf(await visitor.send('PUT', path, { quantity: 12 })).quantity, 12)
    assert.equal(visitor.cookie('cart-quantity'), '12')
    assert.equal(cartOf(await visitor.send('PUT', path, { quantity: 0 })).quantity, 0)
    assert.isUndefined(visitor.cookie('cart-quantity'))
    assert.equal(refusalOf(await visitor.send('DELETE', path)), '404 E_SALES_LINE_NOT_FOUND')
  })

  test('refuses impossible quantities in words, and stays as it was', async ({ assert }) => {
    await sellWine('A', 1000)
    const visitor = new ShopVisitor()
    const [line] = (await visitor.fill({ A: 2 })).lines
    for (const quantity of [0, -1, 1.5, 1e9, 1e300, 1000]) {
      assert.equal(refusalOf(await visitor.add({ sku: 'A', quantity })), '422 E_SALES_QUANTITY_INVALID', `${quantity}`)
    }
    for (const quantity of [-1, 1.5, 1e9]) {
      const answer = await visitor.send('PUT', `/api/sales/cart/items/${line?.key}`, { quantity })
      assert.equal(message(answer), 'Indiquez une quantité entre 1 et 999.')
    }
    for (const quantity of ['', 'abc', null, {}, []]) {
      assert.equal((await visitor.add({ sku: 'A', quantity })).status, 422)
    }
    assert.equal((await visitor.cart()).quantity, 2)
  })

  test('takes nothing but numbers for pieces, in words of the request’s language', async ({ assert }) => {
    await sellWine('A', 1000)
    const visitor = new ShopVisitor()
    const [line] = (await visitor.fill({ A: 2 })).lines
    const path = `/api/sales/cart/items/${line?.key}`
    for (const quantity of [true, [2], ['2'], '0x10', '1e1']) {
      const label = JSON.stringify(quantity)
      const item = { sku: 'A', quantity }
      assert.equal(message(await visitor.add(item)), 'Un nombre est attendu', label)
      assert.equal(message(await visitor.send('PUT', path, { quantity })), 'Un nombre est attendu', label)
      const said = await visitor.send('PUT', path, { quantity }, { 'accept-language': 'en-GB' })
      assert.equal(message(said), 'A number is expected', label)
      const choice = { parts: { A: quantity } }
      assert.equal(refusalOf(await visitor.add({ sku: 'A', quantity: 1, choice })), '422 E_VALIDATION_NUMBER', label)
    }
    assert.equal((await visitor.cart()).quantity, 2)
    assert.equal(cartOf(await visitor.send('PUT', path, { quantity: '3' })).quantity, 3)
  })

  test('tells how many are left of what there is not enough of', async ({ assert }) => {
    await sellWine('A', 1000, 5)
    const visitor = new ShopVisitor()
    await visitor.fill({ A: 4 })
    const refused = await visitor.add({ sku: 'A', quantity: 2 })
    assert.equal(refusalOf(refused), '422 E_SALES_STOCK_SHORT')
    assert.equal(message(refused), 'Il ne reste que 5 «\u202fVin A\u202f».')
    // What may still be added to the four that are in the cart.
    assert.containsSubset(refused.body, { errors: [{ field: 'quantity', meta: { available: 5, more: 1 } }] })
    await sellWine('B', 1000, 0)
    assert.equal(refusalOf(await visitor.add({ sku: 'B', quantity: 1 })), '422 E_SALES_SOLD_OUT')
    assert.equal((await visitor.cart()).quantity, 4)
  })

  test('tells of what other lines of the same cart hold, not that it is sold out', async ({ assert }) => {
    await sellWine('R1', 1500, 4)
    await ProductFactory.createFrom([
      {
        type: 'bundle',
        priceRule: 'parts',
        translations: { fr_FR: { name: 'Coffret' }, en_GB: { name: 'Case' } },
        variants: [{ sku: 'BOX' }],
        bundle: [{ code: 'red', type: 'radio', parts: [{ sku: 'R1', quantity: 2 }] }],
      },
    ])
    const visitor = new ShopVisitor()
    await visitor.fill({ BOX: 1 })
    const short = await visitor.add({ sku: 'R1', quantity: 3 })
    assert.equal(refusalOf(short), '422 E_SALES_STOCK_HELD')
    assert.equal(
      message(short),
      'Il ne reste que 2 «\u202fVin R1\u202f» en plus de ce que «\u202fCoffret\u202f» prend déjà dans votre panier.'
    )
    await visitor.add({ sku: 'BOX', quantity: 1 })
    const none = await visitor.add({ sku: 'R1', quantity: 1 })
    assert.equal(refusalOf(none), '422 E_SALES_STOCK_HELD')
    assert.equal(
      message(none),
      'Ce qu’il reste de «\u202fVin R1\u202f» est déjà dans votre panier, avec «\u202fCoffret\u202f».'
    )
  })

  test('refuses what the shop does not know or no longer sells: all or nothing', async ({ assert }) => {
    await sellWine('A', 1000)
    await ProductFactory.createFrom([aWine({ status: 'draft', variants: [{ sku: 'D', price: 100 }] })])
    const visitor = new ShopVisitor()
    const items = [
      { sku: 'A', quantity: 1 },
      { sku: '<script>', quantity: 1 },
    ]
    const refused = await visitor.send('POST', '/api/sales/cart/items', { items, isOfAge: true })
    assert.equal(refusalOf(refused), '422 E_SALES_PRODUCT_UNKNOWN')
    assert.equal(refusalOf(await visitor.add({ sku: 'D', quantity: 1 })), '422 E_SALES_PRODUCT_GONE')
    assert.equal(await count('sales_carts'), 0)
    assert.isUndefined(visitor.cookie('cart'))
  })

  test('tells of what was deleted, sold out or repriced since, and loses nothing', async ({ assert }) => {
    const [gone] = await sellWine('GONE', 1000)
    await sellWine('DEAR', 1000)
    await sellWine('SHORT', 1000, 12)
    const visitor = new ShopVisitor()
    await visitor.fill({ GONE: 1, DEAR: 1, SHORT: 12 })
    await store.lucid.rawQuery('delete from catalogue_products where id = ?', [gone as number])
    await upsert([{ variants: [{ sku: 'DEAR', price: 1300 }] }, { variants: [{ sku: 'SHORT', stock: { main: 3 } }] }])
    const { lines, totals, steps } = await visitor.cart()
    assert.deepEqual(
      lines.map(({ name, problem, notice }) => [name, problem?.code ?? null, notice?.code ?? null]),
      [
        ['Vin GONE', 'E_SALES_PRODUCT_GONE', null],
        ['Vin DEAR', null, 'price_rose'],
        ['Vin SHORT', 'E_SALES_STOCK_SHORT', null],
      ]
    )
    assert.equal(totals?.subtotal.amount, 1300 + 12_000)
    assert.deepEqual(steps, { cart: 'current', addresses: 'locked', shipping: 'locked', payment: 'locked' })
  })

  test('holds a bundle as it was chosen; the same wine in two choices is two lines', async ({ assert }) => {
    await sellWine('R1', 1500, 12)
    await sellWine('R2', 1000, 3)
    await ProductFactory.createFrom([
      {
        type: 'bundle',
        priceRule: 'parts',
        partsDiscount: 1000,
        translations: { fr_FR: { name: 'Coffret' }, en_GB: { name: 'Case' } },
        variants: [{ sku: 'BOX' }],
        bundle: [
          {
            code: 'red',
            type: 'radio',
            parts: [
              { sku: 'R1', quantity: 2 },
              { sku: 'R2', quantity: 2 },
            ],
          },
        ],
      },
    ])
    const visitor = new ShopVisitor()
    await visitor.fill({ BOX: 1 })
    const cart = cartOf(await visitor.add({ sku: 'BOX', quantity: 1, choice: { red: { R2: 2 } } }))
    assert.deepEqual(
      cart.lines.map(({ unitPrice, parts, available }) => [unitPrice?.amount, parts[0]?.name, available]),
      [
        [2700, 'Vin R1', 6],
        [1800, 'Vin R2', 1],
      ]
    )
    assert.deepEqual(cart.itemQuantities, { BOX: 2 })
    const more = await visitor.add({ sku: 'BOX', quantity: 1, choice: { red: { R2: 2 } } })
    assert.equal(refusalOf(more), '422 E_SALES_STOCK_SHORT')
    // What is in a box is not there a second time for who wants it by itself.
    assert.equal(refusalOf(await visitor.add({ sku: 'R2', quantity: 2 })), '422 E_SALES_STOCK_HELD')
    const odd = { red: { R2: 2, R1: 2 }, __proto__: { R1: 1 } }
    assert.equal(refusalOf(await visitor.add({ sku: 'BOX', quantity: 1, choice: odd })), '422 E_SALES_CHOICE_INVALID')
  })

  test('asks who did not say so whether they are of age, and remembers the answer', async ({ assert }) => {
    await sellWine('A', 1000)
    const visitor = new ShopVisitor()
    const item = { items: [{ sku: 'A', quantity: 1 }] }
    assert.equal(refusalOf(await visitor.send('POST', '/api/sales/cart/items', item)), '422 E_SALES_AGE_UNCONFIRMED')
    await visitor.fill({ A: 1 })
    assert.equal(visitor.cookie('age'), 'yes')
    assert.equal((await visitor.send('POST', '/api/sales/cart/items', item)).status, 200)
    await setSetting('configuration.general.age_gate', false)
    assert.equal((await new ShopVisitor().send('POST', '/api/sales/cart/items', item)).status, 200)
  })

  test('takes what holds no alcohol from everybody, and a case only when none of it does', async ({ assert }) => {
    const part = (sku: string) => [{ code: 'one', type: 'radio' as const, parts: [{ sku, quantity: 1 }] }]
    const aCase = (code: string, sku: string) => ({ code, type: 'bundle' as const, bundle: part(sku) })
    await ProductFactory.createFrom([
      aWine({ type: 'virtual', variants: [{ sku: 'VOUCHER', price: 5000, stock: { main: 6 } }] }),
      ...['JUICE', 'WINE'].map((sku) => aWine({ variants: [{ sku, price: 1000, stock: { main: 6 } }] })),
    ])
    const set =
      'update catalogue_products set attributes = ? where id = (select product_id from catalogue_variants where sku = ?)'
    await store.lucid.rawQuery(set, ['{"abv":"0,5"}', 'JUICE'])
    await store.lucid.rawQuery(set, ['{"abv":"12,5"}', 'WINE'])
    await ProductFactory.createFrom(
      ['JUICE', 'WINE'].map((sku) =>
        aWine({ ...aCase(`${sku}-CASE`, sku), priceRule: 'parts', variants: [{ sku: `${sku}-CASE` }] })
      )
    )
    const ask = async (...skus: string[]) => {
      const items = skus.map((sku) => ({ sku, quantity: 1 }))
      const answer = await new ShopVisitor().send('POST', '/api/sales/cart/items', { items })
      return answer.status === 200 ? 'taken' : refusalOf(answer)
    }
    for (const skus of [['VOUCHER'], ['JUICE'], ['JUICE-CASE'], ['VOUCHER', 'JUICE']]) {
      assert.equal(await ask(...skus), 'taken', skus.join())
    }
    for (const skus of [['WINE'], ['WINE-CASE'], ['VOUCHER', 'WINE']]) {
      assert.equal(await ask(...skus), '422 E_SALES_AGE_UNCONFIRMED', skus.join())
    }
  })

  test('is opened by no token but its own, and a customer’s by none', async ({ assert }) => {
    await sellWine('A', 1000)
    const [one, other] = [new ShopVisitor(), new ShopVisitor()]
    const [line] = (await one.fill({ A: 5 })).lines
    await other.fill({ A: 1 })
    const foreign = `/api/sales/cart/items/${line?.key}`
    // The key is the same in both carts: what it changes is one's own.
    assert.equal(cartOf(await other.send('PUT', foreign, { quantity: 2 })).quantity, 2)
    assert.equal((await one.cart()).quantity, 5)
    for (const cookie of ['cart=', 'cart=x', `cart=${'a'.repeat(43)}`, `cart=${'é'.repeat(300)}`, 'cart=1']) {
      const stranger = await new ShopVisitor().send('GET', '/api/sales/cart', undefined, { cookie: encodeURI(cookie) })
      assert.containsSubset(stranger.body, { data: { quantity: 0 } }, cookie)
    }
    const customer = await signedInShopper()
    await customer.fill({ A: 2 })
    assert.isUndefined(customer.cookie('cart'))
  })

  test('opens a fresh token for who brings one that opens nothing', async ({ assert }) => {
    await sellWine('A', 1000)
    const planted = 'p'.repeat(43)
    const body = { items: [{ sku: 'A', quantity: 1 }], isOfAge: true }
    const { cookies } = await new ShopVisitor().send('POST', '/api/sales/cart/items', body, {
      cookie: `cart=${planted}`,
    })
    const set = cookies.find((line) => line.startsWith('cart=')) ?? ''
    assert.isNotEmpty(set)
    assert.notInclude(set, planted)
  })

  test('is one cart for clicks at the same time', async ({ assert }) => {
    await sellWine('A', 1000, 100)
    const customer = await signedInShopper()
    await Promise.all(Array.from({ length: 8 }, () => customer.add({ sku: 'A', quantity: 1 })))
    assert.equal((await customer.cart()).quantity, 8)
    assert.equal(await count('sales_carts'), 1)
  })

  test('says what is missing to the smallest order', async ({ assert }) => {
    await setSetting('sales.orders.minimum_amount', 5000)
    await sellWine('A', 2499)
    const visitor = new ShopVisitor()
    const { minimum, steps } = await visitor.fill({ A: 1 })
    assert.deepEqual([minimum?.missing.amount, steps.cart], [2501, 'current'])
    const more = await visitor.fill({ A: 2 })
    assert.deepEqual([more.minimum?.missing.amount, more.steps.cart], [0, 'done'])
  })

  test('asks for a code where somebody gives discounts, and knows none of its own', async ({ assert }) => {
    await sellWine('A', 1000)
    const visitor = new ShopVisitor()
    const registry = await app.container.make(PluginRegistry)
    const { isOffered } = (await visitor.fill({ A: 1 })).coupon
    assert.equal(isOffered, registry.contributions('sales.discount_sources').length > 0)
    const refused = await visitor.send('POST', '/api/sales/cart/coupon', { code: 'NOEL' })
    assert.equal(refusalOf(refused), '422 E_SALES_COUPON_UNKNOWN')
    assert.equal(message(refused), 'Ce code promotionnel n’existe pas\u202f!')
    assert.equal((await visitor.send('DELETE', '/api/sales/cart/coupon')).status, 200)
  })
})
