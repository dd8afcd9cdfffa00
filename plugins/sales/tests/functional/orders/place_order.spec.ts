import { test } from '@japa/runner'
import { countQueries } from '#core/testing/query_counter'
import { createCustomer, newStaffVisit } from '#plugins/users/testing'
import { upsert } from '#plugins/catalogue/testing'
import {
  anOrder,
  chooseAll,
  freshShop,
  placedOf,
  refusalOf,
  sellWine,
  setSetting,
  ShopVisitor,
  signedInShopper,
} from '#plugins/sales/testing'
import type { Store } from '#core/database/store'

test.group('Placing an order', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await freshShop()
  })

  const rows = <T>(sql: string) => Promise.resolve(store.reader.all<T>(sql))
  const count = async (table: string) => Number((await rows<{ n: number }>(`select count(*) as n from ${table}`))[0]?.n)
  const levels = () =>
    rows<{ on_hand: number; reserved: number }>(
      'select on_hand, reserved from catalogue_stock_levels order by variant_id'
    )

  test('freezes what was bought, reserves it and empties the cart', async ({ assert }) => {
    await sellWine('A', 1250, 12)
    const { visitor, order } = await anOrder({ A: 3 })
    // 3 × 12.50 + 10.00 of delivery; VAT at 20 %: 6.25 + 1.67.
    assert.deepEqual(order.total, { amount: 4750, currency: 'EUR' })
    assert.equal(order.state, 'pending')
    assert.match(order.number, /^CMD-20\d\d-000001$/)
    assert.equal(order.next.kind, 'instructions')
    const [kept] = await rows<Record<string, unknown>>('select * from sales_orders')
    assert.containsSubset(kept, {
      subtotal_amount: 3750,
      shipping_amount: 1000,
      tax_amount: 792,
      net_amount: 3958,
      total_amount: 4750,
      base_total_amount: 4750,
      exchange_rate: '1',
      customer_name: 'Claire Client',
      locale: 'fr_FR',
      email: 'cliente@exemple.fr',
      payment_code: 'payment_offline.cash_on_delivery',
    })
    const [line] = await rows<Record<string, unknown>>('select * from sales_order_lines')
    assert.containsSubset(line, { sku: 'A', quantity: 3, unit_amount: 1250, total_amount: 3750, tax_amount: 625 })
    assert.deepEqual(
      [...(await levels())].map((level) => ({ ...level })),
      [{ on_hand: 12, reserved: 3 }]
    )
    assert.equal((await visitor.cart()).quantity, 0)
    assert.isUndefined(visitor.cookie('cart-quantity'))
    const [cart] = await rows<{ status: string }>('select status from sales_carts')
    assert.equal(cart?.status, 'ordered')
    await upsert([{ variants: [{ sku: 'A', price: 9900 }] }])
    const [same] = await rows<Record<string, unknown>>('select unit_amount from sales_order_lines')
    assert.equal(Number(same?.unit_amount), 1250)
  })

  test('keeps the very words of the terms that were accepted, for its customer and for staff', async ({ assert }) => {
    await sellWine('A', 1250)
    await setSetting('sales.terms.sale', 'Nos conditions de 2026.')
    const visitor = await signedInShopper()
    const legal = async (query = '') => {
      const { body, status } = await visitor.send('GET', `/api/configuration/legal-texts/terms${query}`)
      assert.equal(status, 200)
      return (body as { data: { text: string; version: string; isCurrent: boolean } }).data
    }
    const read = await legal()
    assert.include(read.text, 'Nos conditions de 2026.')
    const prepare = async () => {
      await visitor.fill({ A: 1 })
      await chooseAll()
    }
    await prepare()
    const { number } = placedOf(await visitor.place({ termsVersion: read.version }))
    await setSetting('sales.terms.sale', 'Nos conditions de 2027.')
    const own = (await visitor.send('GET', `/api/sales/account/orders/${number}`)).body as {
      data: { terms: { at: string; version: string } }
    }
    assert.equal(own.data.terms.version, read.version)
    const kept = await legal(`?version=${read.version}`)
    assert.isFalse(kept.isCurrent)
    assert.equal(kept.text, read.text)
    assert.include((await legal()).text, '2027')
    // Whoever read other words than those that hold is told, and orders nothing.
    await prepare()
    assert.equal(refusalOf(await visitor.place({ termsVersion: read.version })), '422 E_SALES_TERMS_CHANGED')
    placedOf(await visitor.place())
    assert.equal(await count('configuration_legal_texts'), 2)
    const [{ id } = { id: 0 }] = await rows<{ id: number }>('select id from sales_orders order by id')
    const staff = await newStaffVisit()
    const seen = (await staff.send('GET', `/api/admin/sales/orders/${id}`)).body as {
      data: { terms: { version: string } }
    }
    assert.equal(seen.data.terms.version, read.version)
    assert.equal((await visitor.send('GET', '/api/configuration/legal-texts/nothing')).status, 404)
    const unknown = `?version=${'0'.repeat(64)}`
    assert.equal((await visitor.send('GET', `/api/configuration/legal-texts/terms${unknown}`)).status, 404)
  })

  test('counts its numbers without a gap, also after refusals', async ({ assert }) => {
    await sellWine('A', 1000, 24)
    const { visitor, order } = await anOrder({ A: 1 })
    await visitor.fill({ A: 1 })
    await chooseAll({ payment: 'payment_offline.nowhere' })
    assert.equal(refusalOf(await visitor.place()), '422 E_SALES_ORDER_PAYMENT_MISSING')
    await chooseAll()
    const next = placedOf(await visitor.place())
    assert.deepEqual(
      [order.number, next.number].map((number) => number.slice(-6)),
      ['000001', '000002']
    )
  })

  test('costs few statements from place to answer', async ({ assert }) => {
    for (const sku of ['A', 'B', 'C']) await sellWine(sku, 1250)
    const visitor = await signedInShopper()
    await anOrder({ A: 1 }, visitor)
    const quantities = { A: 2, B: 1, C: 6 }
    await visitor.fill(quantities)
    await chooseAll()
    const total = await visitor.seeTotal()
    const { result, queries } = await countQueries(() => visitor.place({ total }, 'once'))
    assert.equal(result.status, 201)
    // Two of them keep the return periods and the exemptions from withdrawal of the lines.
    assert.isAtMost(queries.length, 24, queries.join('\n\n'))
  })

  test('answers the same call with the same order', async ({ assert }) => {
    await sellWine('A', 1000)
    const visitor = await signedInShopper()
    await visitor.fill({ A: 2 })
    await chooseAll()
    const first = placedOf(await visitor.place({}, 'key-1'))
    assert.deepEqual(placedOf(await visitor.place({}, 'key-1')), first)
    assert.equal(refusalOf(await visitor.place({ total: 1 }, 'key-1')), '422 E_SALES_IDEMPOTENCY_KEY_REUSED')
    assert.equal(refusalOf(await visitor.place({}, 'key-2')), '422 E_SALES_CART_EMPTY')
    assert.equal(refusalOf(await visitor.place()), '422 E_SALES_CART_EMPTY')
    assert.equal(refusalOf(await visitor.place({}, 'a key')), '422 E_SALES_IDEMPOTENCY_KEY_INVALID')
    await visitor.fill({ A: 1 })
    assert.deepEqual(placedOf(await visitor.place({ total: 3000 }, 'key-1')), first)
    assert.equal(await count('sales_orders'), 1)
  })

  test('makes one order of a cart that two tabs order', async ({ assert }) => {
    await sellWine('A', 1000)
    const visitor = await signedInShopper()
    await visitor.fill({ A: 2 })
    await chooseAll()
    const answers = await Promise.all([visitor.place({}, 'tab'), visitor.place({}, 'tab'), visitor.place({}, 'other')])
    const numbers = answers.filter(({ status }) => status === 201).map((answer) => placedOf(answer).number)
    assert.equal(new Set(numbers).size, 1)
    assert.equal(await count('sales_orders'), 1)
    assert.deepEqual(
      [...(await levels())].map(({ reserved }) => Number(reserved)),
      [2]
    )
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      assert.equal(refusalOf(answer), '422 E_SALES_CART_EMPTY')
    }
  })

  test('refuses what was not seen, with the cart as it is now, and takes it the next time', async ({ assert }) => {
    await sellWine('A', 1000)
    const visitor = await signedInShopper()
    await visitor.fill({ A: 2 })
    await chooseAll()
    await upsert([{ variants: [{ sku: 'A', price: 1100 }] }])
    assert.equal(refusalOf(await visitor.place({ total: undefined })), '422 E_VALIDATION_REQUIRED')
    const refused = await visitor.place({ total: 3000 })
    assert.equal(refusalOf(refused), '409 E_SALES_CART_CHANGED')
    assert.containsSubset(refused.body, {
      errors: [
        { meta: { cart: { totals: { goods: { amount: 2200 } }, lines: [{ notice: { code: 'price_rose' } }] } } },
      ],
    })
    assert.equal(await count('sales_orders'), 0)
    assert.equal(refusalOf(await visitor.place({ total: 2999 })), '409 E_SALES_CART_CHANGED')
    assert.equal(placedOf(await visitor.place({ total: 3200 })).total.amount, 3200)
  })

  test('sells nothing that is gone, and leaves nothing behind', async ({ assert }) => {
    await sellWine('A', 1000, 3)
    const visitor = await signedInShopper()
    await visitor.fill({ A: 3 })
    await createCustomer({ email: 'autre@exemple.fr' })
    const other = new ShopVisitor()
    await other.signIn('autre@exemple.fr')
    await other.fill({ A: 1 })
    await chooseAll()
    placedOf(await other.place())
    const refused = await visitor.place()
    assert.equal(refusalOf(refused), '409 E_SALES_CART_CHANGED')
    assert.containsSubset(refused.body, {
      errors: [{ meta: { cart: { lines: [{ problem: { code: 'E_SALES_STOCK_SHORT' } }] } } }],
    })
    assert.equal(await count('sales_orders'), 1)
    assert.equal(await count('catalogue_stock_reservations'), 1)
  })

  test('sells each bottle once when many order at the same time', async ({ assert }) => {
    await sellWine('A', 1000, 5)
    const visitors = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const visitor = await signedInShopper(`client${index}@exemple.fr`)
        await visitor.fill({ A: 1 })
        return visitor
      })
    )
    await chooseAll()
    const answers = await Promise.all(visitors.map((visitor, index) => visitor.place({}, `race-${index}`)))
    const refusals = answers.filter(({ status }) => status !== 201).map(refusalOf)
    assert.deepEqual(
      refusals,
      Array.from({ length: 3 }, () => '409 E_SALES_CART_CHANGED')
    )
    assert.deepEqual(
      [...(await levels())].map((level) => ({ ...level })),
      [{ on_hand: 5, reserved: 5 }]
    )
    const numbers = answers.filter(({ status }) => status === 201).map((answer) => placedOf(answer).number)
    assert.deepEqual(
      numbers.map((number) => Number(number.slice(-6))).sort((one, other) => one - other),
      [1, 2, 3, 4, 5]
    )
  })

  test('is for customers, who order their own cart only', async ({ assert }) => {
    await sellWine('A', 1000)
    const guest = new ShopVisitor()
    await guest.fill({ A: 1 })
    await chooseAll()
    assert.equal((await guest.place()).status, 401)
    const visitor = await signedInShopper()
    const [foreign] = await rows<{ id: number }>('select id from sales_carts')
    const answer = await visitor.place({ cart: foreign?.id, cartId: foreign?.id, customerId: 1 })
    assert.equal(refusalOf(answer), '422 E_SALES_CART_EMPTY')
    assert.equal((await guest.cart()).quantity, 1)
  })

  test('asks for what is missing, one thing after the other', async ({ assert }) => {
    await sellWine('A', 1000)
    const visitor = await signedInShopper()
    assert.equal(refusalOf(await visitor.place()), '422 E_SALES_CART_EMPTY')
    await visitor.fill({ A: 1 })
    assert.equal((await visitor.place({ acceptsTerms: false })).status, 422)
    assert.equal(refusalOf(await visitor.place()), '422 E_SALES_ORDER_ADDRESS_MISSING')
    await chooseAll({ shipping: null })
    assert.equal(refusalOf(await visitor.place()), '422 E_SALES_ORDER_SHIPPING_MISSING')
    await chooseAll({ payment: null })
    assert.equal(refusalOf(await visitor.place()), '422 E_SALES_ORDER_PAYMENT_MISSING')
    await chooseAll()
    await setSetting('sales.orders.minimum_amount', 5000)
    assert.equal(refusalOf(await visitor.place()), '422 E_SALES_ORDER_BELOW_MINIMUM')
    await setSetting('sales.orders.minimum_amount', 0)
    await setSetting('sales.shipping.flat_rate_active', false)
    assert.equal(refusalOf(await visitor.place()), '422 E_SALES_ORDER_UNDELIVERABLE')
    assert.equal(await count('sales_orders'), 0)
  })

  test('is refused to whoever is not of age', async ({ assert }) => {
    await sellWine('A', 1000)
    await createCustomer({ email: 'jeune@exemple.fr' })
    await store.lucid.rawQuery('update users_customers set birth_date = ?', ['2900-01-01'])
    const visitor = new ShopVisitor()
    await visitor.signIn('jeune@exemple.fr')
    await visitor.fill({ A: 1 })
    await chooseAll()
    assert.equal(refusalOf(await visitor.place()), '403 E_SALES_ORDER_AGE_TOO_YOUNG')
  })

  test('takes the parts of a bundle as lines below it, and reserves them', async ({ assert }) => {
    await sellWine('A', 1000, 24)
    await sellWine('B', 2000, 24)
    const parts = [
      { sku: 'A', quantity: 2, isDefault: true },
      { sku: 'B', isDefault: true },
    ]
    await upsert([
      {
        type: 'bundle',
        priceRule: 'parts',
        partsDiscount: 1000,
        variants: [{ sku: 'BOX' }],
        translations: { fr_FR: { name: 'Coffret' }, en_GB: { name: 'Box' } },
        bundle: [{ code: 'duo', type: 'checkbox', parts }],
      },
    ])
    const { order } = await anOrder({ BOX: 3 })
    // (2 × 10.00 + 20.00) − 10 % = 36.00 each.
    assert.equal(order.total.amount, 3 * 3600 + 1000)
    const lines = await rows<Record<string, number | string>>(
      'select sku, quantity, parent_position, total_amount from sales_order_lines order by position'
    )
    assert.deepEqual(
      lines.map(({ sku, quantity, parent_position: parent, total_amount: total }) => [sku, quantity, parent, total]),
      [
        ['BOX', 3, null, 10800],
        ['A', 6, 1, 0],
        ['B', 3, 1, 0],
      ]
    )
    assert.deepEqual(
      [...(await levels())].map(({ reserved }) => Number(reserved)),
      [6, 3]
    )
  })
})
