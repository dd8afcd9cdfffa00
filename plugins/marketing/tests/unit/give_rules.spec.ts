import fc from 'fast-check'
import { test } from '@japa/runner'
import { aRule } from '#plugins/marketing/testing'
import { giveRules, type GivenRule } from '#plugins/marketing/rules/give_rules'
import type { CartRule, Condition } from '#plugins/marketing/rules/cart_rule'
import type { DiscountableLine } from '#plugins/sales/index'
import type { JudgedCart } from '#plugins/marketing/rules/judged_cart'

const rule = (id: number, said: Partial<CartRule> = {}): CartRule => ({ ...aRule(said), id, version: 1 })

const line = (key: string, quantity: number, unitAmount: number): DiscountableLine => ({
  key,
  variantId: 1,
  productId: 1,
  sku: key.toUpperCase(),
  quantity,
  unitAmount,
  weight: 1300,
  ships: true,
})

const cartOf = (lines: DiscountableLine[], more: Partial<JudgedCart> = {}): JudgedCart => ({
  lines,
  destination: null,
  paymentCode: null,
  shippingCode: null,
  subtotal: lines.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0),
  quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  weight: lines.reduce((sum, { quantity }) => sum + 1300 * quantity, 0),
  unitPriceOf: ({ unitAmount }) => unitAmount,
  factsOf: () => null,
  ...more,
})

const same = (amount: number) => amount
const give = (rules: CartRule[], cart: JudgedCart, shipping = 0) => giveRules(rules, cart, { convert: same, shipping })

const when = (subject: Condition['subject'], operator: Condition['operator'], ...values: string[]): Condition => {
  return { subject, operator, values, attribute: '' }
}
const onlyIf = (list: Condition[], match: 'all' | 'any' = 'all') => ({ conditions: { match, list } })

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const taken = (given: GivenRule[]) => sum(given.flatMap(({ perLine }) => Object.values(perLine)))

test.group('What rules give', () => {
  test('a percentage is rounded once for the cart, and its parts add up', ({ assert }) => {
    // 3 × 3.33 = 9.99: 10 % is 1.00, though 0.33 three times would be 0.99.
    const cart = cartOf([line('a', 1, 333), line('b', 1, 333), line('c', 1, 333)])
    const [given] = give([rule(1, { amount: 1000 })], cart)
    assert.equal(taken(given ? [given] : []), 100)
    assert.sameMembers(Object.values(given?.perLine ?? {}), [34, 33, 33])
  })

  test('an amount off the cart is split by what lines are worth, and is no more than they are', ({ assert }) => {
    const cart = cartOf([line('a', 1, 3000), line('b', 1, 1000)])
    assert.deepEqual(give([rule(1, { kind: 'cart_fixed', amount: 500 })], cart)[0]?.perLine, { a: 375, b: 125 })
    assert.equal(taken(give([rule(1, { kind: 'cart_fixed', amount: 90_000 })], cart)), 4000)
  })

  test('an amount off each piece counts pieces, and only so many where the rule says', ({ assert }) => {
    const cart = cartOf([line('a', 6, 1000)])
    assert.equal(taken(give([rule(1, { kind: 'each_fixed', amount: 150 })], cart)), 900)
    assert.equal(taken(give([rule(1, { kind: 'each_fixed', amount: 150, mostPieces: 2 })], cart)), 300)
    assert.equal(taken(give([rule(1, { kind: 'percent', amount: 5000, mostPieces: 2 })], cart)), 1000)
    assert.equal(taken(give([rule(1, { kind: 'each_fixed', amount: 5000 })], cart)), 6000)
  })

  test('a later rule takes of what an earlier one left', ({ assert }) => {
    const cart = cartOf([line('a', 1, 10_000)])
    const given = give([rule(1, { amount: 5000 }), rule(2, { amount: 5000 })], cart)
    assert.deepEqual(
      given.map(({ perLine }) => perLine.a),
      [5000, 2500]
    )
  })

  test('a rule that stops others keeps them off its own lines', ({ assert }) => {
    const cart = cartOf([line('a', 1, 1000), line('b', 1, 1000)])
    const first = rule(1, { stopsOthers: true, ...onlyIf([when('sku', 'among', 'a')]) })
    const given = give([first, rule(2, { amount: 2000 })], cart)
    assert.deepEqual(
      given.map(({ perLine }) => perLine),
      [{ a: 100 }, { b: 200 }]
    )
  })

  test('delivery is reduced only where the rule says so, and free on its own', ({ assert }) => {
    const cart = cartOf([line('a', 1, 1000)])
    assert.equal(give([rule(1)], cart, 990)[0]?.shipping, 0)
    assert.equal(give([rule(1, { onShipping: true, amount: 5000 })], cart, 990)[0]?.shipping, 495)
    const [free] = give([rule(1, { kind: 'none', amount: 0, freeShipping: true })], cart, 990)
    assert.deepEqual([free?.freeShipping, free?.perLine, free?.shipping], [true, {}, 0])
  })
})

test.group('Conditions', () => {
  const cart = (more: Partial<JudgedCart> = {}) => cartOf([line('a', 2, 2500)], more)
  const isGiven = (list: Condition[], more: Partial<JudgedCart> = {}, match: 'all' | 'any' = 'all') =>
    give([rule(1, onlyIf(list, match))], cart(more)).length === 1

  test('compare figures', ({ assert }) => {
    assert.isTrue(isGiven([when('subtotal', 'at_least', '5000')]))
    assert.isFalse(isGiven([when('subtotal', 'at_least', '5001')]))
    assert.isTrue(isGiven([when('subtotal', 'below', '5001')]))
    assert.isTrue(isGiven([when('quantity', 'at_least', '2'), when('weight', 'below', '2601')]))
    assert.isFalse(isGiven([when('unit_price', 'at_least', '2501')]))
  })

  test('know places, by beginnings and ranges of postcodes', ({ assert }) => {
    const ajaccio = { destination: { country: 'FR', postcode: '20090', state: '2A' } }
    assert.isTrue(isGiven([when('country', 'among', 'FR', 'MC')], ajaccio))
    assert.isTrue(isGiven([when('postcode', 'among', '20*')], ajaccio))
    assert.isTrue(isGiven([when('postcode', 'among', '75001', '20000-20999')], ajaccio))
    assert.isFalse(isGiven([when('postcode', 'not_among', '20*')], ajaccio))
  })

  test('are not met by what nobody knows yet, whatever they say', ({ assert }) => {
    assert.isFalse(isGiven([when('postcode', 'not_among', '20*')]))
    assert.isFalse(isGiven([when('country', 'not_among', 'US')]))
    assert.isFalse(isGiven([when('shipping_method', 'not_among', 'flat_rate')]))
    assert.isFalse(isGiven([when('subtotal', 'below', '9999')], { subtotal: null }))
    assert.isFalse(isGiven([when('country', 'not_among', 'US')], {}, 'any'))
  })

  test('ask all or any of them', ({ assert }) => {
    const list = [when('quantity', 'at_least', '2'), when('subtotal', 'at_least', '90000')]
    assert.isFalse(isGiven(list))
    assert.isTrue(isGiven(list, {}, 'any'))
  })

  test('know categories, attributes and ways of delivery', ({ assert }) => {
    const facts = { categories: new Set([3, 7]), attributes: new Map([['colour', ['rouge']]]) }
    const known = { factsOf: () => facts, shippingCode: 'table_rates.colissimo' }
    assert.isTrue(isGiven([when('category', 'among', '7', '9')], known))
    assert.isFalse(isGiven([when('category', 'not_among', '7')], known))
    assert.isTrue(isGiven([{ ...when('attribute', 'among', 'rouge'), attribute: 'colour' }], known))
    assert.isFalse(isGiven([{ ...when('attribute', 'among', 'rouge'), attribute: 'region' }], known))
    assert.isTrue(isGiven([when('shipping_method', 'among', 'table_rates')], known))
    assert.isFalse(isGiven([when('shipping_method', 'among', 'table')], known))
  })
})

const anyRules = fc.array(
  fc.record({
    kind: fc.constantFrom('percent' as const, 'cart_fixed' as const, 'each_fixed' as const, 'none' as const),
    amount: fc.integer({ min: 0, max: 12_000 }),
    mostPieces: fc.option(fc.integer({ min: 1, max: 5 })),
    onShipping: fc.boolean(),
    stopsOthers: fc.boolean(),
    skus: fc.option(fc.subarray(['A', 'B', 'C', 'D'])),
  }),
  { maxLength: 5 }
)

const anyLines = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd'),
    quantity: fc.integer({ min: 1, max: 60 }),
    unitAmount: fc.integer({ min: 0, max: 100_000 }),
  }),
  { selector: ({ key }) => key, minLength: 1, maxLength: 4 }
)

const asRules = (said: { skus: string[] | null; [field: string]: unknown }[]): CartRule[] =>
  said.map(({ skus, ...parts }, index) =>
    rule(index + 1, { ...parts, ...(skus?.length ? onlyIf([when('sku', 'among', ...skus)]) : {}) })
  )

test.group('Whatever the rules', () => {
  test('no line and no delivery falls below nothing', ({ assert }) => {
    fc.assert(
      fc.property(anyRules, anyLines, fc.integer({ min: 0, max: 5000 }), (said, bought, shipping) => {
        const lines = bought.map(({ key, quantity, unitAmount }) => line(key, quantity, unitAmount))
        const given = give(asRules(said), cartOf(lines), shipping)
        for (const { key, quantity, unitAmount } of lines) {
          const off = given.map(({ perLine }) => perLine[key] ?? 0)
          assert.isTrue(off.every((amount) => Number.isSafeInteger(amount) && amount >= 0))
          assert.isAtMost(sum(off), quantity * unitAmount)
        }
        assert.isAtMost(sum(given.map((one) => one.shipping)), shipping)
      })
    )
  })

  test('the order of the lines changes nothing', ({ assert }) => {
    fc.assert(
      fc.property(anyRules, anyLines, (said, bought) => {
        const lines = bought.map(({ key, quantity, unitAmount }) => line(key, quantity, unitAmount))
        const told = (given: GivenRule[]) =>
          given.map((one) => [one.rule.id, Object.entries(one.perLine).sort(), one.shipping])
        const rules = asRules(said)
        assert.deepEqual(told(give(rules, cartOf(lines))), told(give(rules, cartOf(lines.toReversed()))))
      })
    )
  })
})
