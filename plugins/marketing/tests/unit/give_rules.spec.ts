import fc from 'fast-check'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { amountOff, aRule, onlyIf, percentOff, when } from '#plugins/marketing/testing'
import { isGiven, judgeRules, type JudgedRule } from '#plugins/marketing/rules/give_rules'
import { loadParts, type LoadedParts } from '#plugins/marketing/rules/rule_parts'
import marketing from '#plugins/marketing/plugin'
import type { Conditions, HeldRule } from '#plugins/marketing/rules/cart_rule'
import type { DiscountableLine } from '#plugins/sales/index'
import type { Question } from '#plugins/marketing/rules/judge_cart'

const rule = (id: number, said: Partial<HeldRule> = {}): HeldRule => ({
  ...aRule(said),
  id,
  version: 1,
  timesUsed: 0,
  moneyGiven: 0,
  ...said,
})

const line = (key: string, quantity: number, unitAmount: number): DiscountableLine => ({
  key,
  variantId: 1,
  productId: 1,
  sku: key.toUpperCase(),
  quantity,
  unitAmount,
  weight: 1300,
  ships: true,
  isMoney: false,
})

let parts: LoadedParts

async function load(): Promise<void> {
  const { 'marketing.conditions': conditions = {}, 'marketing.actions': actions = {} } = marketing.extends ?? {}
  parts = await loadParts(
    Object.entries(conditions).map(([name, lazy]) => ({ name, load: async () => (await lazy()).default })),
    Object.entries(actions).map(([name, lazy]) => ({ name, load: async () => (await lazy()).default }))
  )
}

interface Asked extends Partial<Question['cart']> {
  shipping?: { code: string; amount: number } | null
  facts?: Question['facts']
  rates?: Question['rates']
}

const same = (amount: number) => amount

const cartOf = (lines: DiscountableLine[], more: Asked = {}) => ({ lines, ...more })

function judge(rules: HeldRule[], { shipping = null, facts, rates, ...cart }: Asked): JudgedRule[] {
  const asked: Question['cart'] = {
    channel: 'default',
    currency: 'EUR',
    locale: 'fr_FR',
    group: '',
    customerId: null,
    destination: null,
    paymentCode: null,
    lines: [],
    now: DateTime.fromISO('2027-03-03T10:00:00', { zone: 'Europe/Paris' }),
    orderId: null,
    ...cart,
  }
  const question = { cart: asked, rates: rates ?? { toBase: same, toPaid: same }, parts, facts: facts ?? new Map() }
  return judgeRules(rules, question, shipping)
}

const give = (rules: HeldRule[], cart: Asked, cost = 0) =>
  judge(rules, { ...cart, shipping: cart.shipping ?? { code: 'flat_rate', amount: cost } }).filter(isGiven)

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const taken = (given: JudgedRule[]) => sum(given.flatMap(({ perLine }) => Object.values(perLine)))
const among = (...skus: string[]) => when('sku', { operator: 'among', skus })

test.group('What rules give', (group) => {
  group.setup(load)

  test('a percentage is rounded once for the cart, and its parts add up', ({ assert }) => {
    // 3 × 3.33 = 9.99: 10 % is 1.00, though 0.33 three times would be 0.99.
    const cart = cartOf([line('a', 1, 333), line('b', 1, 333), line('c', 1, 333)])
    const [given] = give([rule(1, percentOff(1000))], cart)
    assert.equal(taken(given ? [given] : []), 100)
    assert.sameMembers(Object.values(given?.perLine ?? {}), [34, 33, 33])
  })

  test('an amount off the cart is split by what lines are worth, and is no more than they are', ({ assert }) => {
    const cart = cartOf([line('a', 1, 3000), line('b', 1, 1000)])
    assert.deepEqual(give([rule(1, amountOff('cart', 500))], cart)[0]?.perLine, { a: 375, b: 125 })
    assert.equal(taken(give([rule(1, amountOff('cart', 90_000))], cart)), 4000)
  })

  test('an amount off each piece counts pieces, and only so many where the rule says', ({ assert }) => {
    const cart = cartOf([line('a', 6, 1000)])
    assert.equal(taken(give([rule(1, amountOff('each', 150))], cart)), 900)
    assert.equal(taken(give([rule(1, amountOff('each', 150, { mostPieces: 2 }))], cart)), 300)
    assert.equal(taken(give([rule(1, percentOff(5000, { mostPieces: 2 }))], cart)), 1000)
    assert.equal(taken(give([rule(1, amountOff('each', 5000))], cart)), 6000)
  })

  test('a later rule takes of what an earlier one left', ({ assert }) => {
    const cart = cartOf([line('a', 1, 10_000)])
    const given = give([rule(1, percentOff(5000)), rule(2, percentOff(5000))], cart)
    assert.deepEqual(
      given.map(({ perLine }) => perLine.a),
      [5000, 2500]
    )
  })

  test('a rule that stops others keeps them off its own lines', ({ assert }) => {
    const cart = cartOf([line('a', 1, 1000), line('b', 1, 1000)])
    const first = rule(1, { stopsOthers: true, ...onlyIf([among('a')]) })
    const given = give([first, rule(2, percentOff(2000))], cart)
    assert.deepEqual(
      given.map(({ perLine }) => perLine),
      [{ a: 100 }, { b: 200 }]
    )
  })

  test('delivery is reduced only where the rule says so, and free on its own', ({ assert }) => {
    const cart = cartOf([line('a', 1, 1000)])
    assert.equal(give([rule(1)], cart, 990)[0]?.shipping, 0)
    assert.equal(give([rule(1, percentOff(5000, { shipping: 'reduced' }))], cart, 990)[0]?.shipping, 495)
    const [free] = give([rule(1, { kind: 'marketing.free_shipping', settings: {} })], cart, 990)
    assert.deepEqual([free?.freeShipping, free?.perLine, free?.shipping], [true, {}, 0])
  })
})

test.group('Pieces for nothing', (group) => {
  group.setup(load)

  const buyFive = rule(1, { kind: 'marketing.buy_x_get_y', settings: { bought: 5, free: 1 } })
  const cheapest = (pieces: number, times: 'once' | 'each', more: Partial<HeldRule> = {}) =>
    rule(1, { kind: 'marketing.cheapest_free', settings: { pieces, times }, ...more })

  test('five bought, one free: 13 pieces cost 11, and what is beyond five of an open block is free', ({ assert }) => {
    const off = (quantity: number) => taken(give([buyFive], cartOf([line('a', quantity, 1000)])))
    assert.deepEqual([off(5), off(6), off(11), off(12), off(13)], [0, 1000, 1000, 2000, 2000])
    const threeTwo = rule(1, { kind: 'marketing.buy_x_get_y', settings: { bought: 3, free: 2 } })
    // One block of five, and of the other four the one beyond three.
    assert.equal(taken(give([threeTwo], cartOf([line('a', 9, 1000)]))), 3000)
  })

  test('of twelve pieces the cheapest is free, once or each time, whatever the products', ({ assert }) => {
    const cart = cartOf([line('a', 20, 2000), line('b', 3, 700), line('c', 1, 900)])
    assert.deepEqual(give([cheapest(12, 'once')], cart)[0]?.perLine, { b: 700 })
    assert.deepEqual(give([cheapest(12, 'each')], cart)[0]?.perLine, { b: 1400 })
    assert.deepEqual(give([cheapest(6, 'each')], cart)[0]?.perLine, { b: 2100, c: 900 })
    assert.lengthOf(give([cheapest(25, 'once')], cart), 0)
  })

  test('only pieces that meet the conditions are counted and given', ({ assert }) => {
    const cart = cartOf([line('a', 11, 2000), line('b', 5, 700)])
    assert.lengthOf(give([cheapest(12, 'once', onlyIf([among('a')]))], cart), 0)
  })

  test('a free piece is worth what an earlier rule left of it', ({ assert }) => {
    const given = give([rule(1, percentOff(1000)), { ...cheapest(2, 'once'), id: 2 }], cartOf([line('a', 2, 1000)]))
    assert.deepEqual(
      given.map(({ perLine }) => perLine.a),
      [200, 900]
    )
  })

  test('a gift costs nothing while the rest of the cart earns it', ({ assert }) => {
    const gift = rule(1, {
      kind: 'marketing.gift',
      settings: { product: 7, pieces: 1 },
      ...onlyIf([when('subtotal', { operator: 'at_least', amount: 5000 })]),
    })
    const given = { ...line('g', 2, 1500), productId: 7 }
    assert.deepEqual(give([gift], cartOf([line('a', 2, 2500), given]))[0]?.perLine, { g: 1500 })
    // 25.00 and one paid piece of the gift: 40.00. The free one does not count.
    assert.lengthOf(give([gift], cartOf([line('a', 1, 2500), given])), 0)
    assert.lengthOf(give([gift], cartOf([line('a', 2, 2500)])), 0)
  })

  test('a gift offers the pieces that are not in the cart', ({ assert }) => {
    const offers = (pieces: number, ...quantities: number[]) => {
      const lines = quantities.map((quantity, at) => ({ ...line(`g${at}`, quantity, 1500), productId: 7 }))
      return parts.actions.get('marketing.gift')?.offers?.({ product: 7, pieces }, [line('a', 2, 2500), ...lines])
    }
    assert.deepEqual(offers(2), [{ productId: 7, pieces: 2 }])
    assert.deepEqual(offers(2, 1), [{ productId: 7, pieces: 1 }])
    assert.deepEqual(offers(3, 1, 1), [{ productId: 7, pieces: 1 }])
    assert.deepEqual(offers(2, 1, 5), [])
  })
})

test.group('Conditions', (group) => {
  group.setup(load)

  const holds = (list: Conditions['list'], more: Asked = {}, match: Conditions['match'] = 'all') =>
    give([rule(1, onlyIf(list, match))], { ...cartOf([line('a', 2, 2500)], more) }).length === 1
  const atLeast = (amount: number) => when('subtotal', { operator: 'at_least', amount })
  const ajaccio = { destination: { country: 'FR', postcode: '20090', state: '2A' } }
  const notCorsica = when('postcode', { operator: 'not_among', postcodes: ['20*'] })
  const inCorsica = when('postcode', { operator: 'among', postcodes: ['20*'] })

  test('compare figures', ({ assert }) => {
    assert.isTrue(holds([atLeast(5000)]))
    assert.isFalse(holds([atLeast(5001)]))
    assert.isTrue(holds([when('subtotal', { operator: 'below', amount: 5001 })]))
    const pieces = when('pieces', { operator: 'at_least', pieces: 2 })
    assert.isTrue(holds([pieces, when('weight', { operator: 'below', grams: 2601 })]))
    assert.isFalse(holds([when('unit_price', { operator: 'at_least', amount: 2501 })]))
    assert.isFalse(holds([when('line_pieces', { operator: 'at_least', pieces: 3 })]))
  })

  test('know places, by beginnings and ranges of postcodes', ({ assert }) => {
    assert.isTrue(holds([when('country', { operator: 'among', countries: ['FR', 'MC'] })], ajaccio))
    assert.isTrue(holds([inCorsica], ajaccio))
    const ranges = when('postcode', { operator: 'among', postcodes: ['75001', '20000-20999'] })
    assert.isTrue(holds([ranges], ajaccio))
    assert.isFalse(holds([notCorsica], ajaccio))
  })

  test('are not met by what nobody knows yet, whatever they say', ({ assert }) => {
    assert.isFalse(holds([notCorsica]))
    assert.isFalse(holds([when('country', { operator: 'not_among', countries: ['US'] })]))
    const methods = onlyIf([when('shipping_method', { operator: 'not_among', methods: ['flat_rate'] })])
    assert.lengthOf(judge([rule(1, methods)], cartOf([line('a', 1, 900)])).filter(isGiven), 0)
    const noRate = { rates: { toBase: () => null, toPaid: same } }
    assert.isFalse(holds([when('subtotal', { operator: 'below', amount: 9999 })], noRate))
    assert.isFalse(holds([notCorsica], {}, 'any'))
    assert.isFalse(holds([inCorsica], {}, 'none'))
    assert.isFalse(holds([{ match: 'none', list: [{ match: 'any', list: [inCorsica] }] }]))
    assert.isFalse(holds([{ match: 'none', list: [notCorsica] }]))
    // What is known may decide.
    assert.isTrue(holds([inCorsica, atLeast(100)], {}, 'any'))
    assert.isTrue(holds([inCorsica], { destination: { country: 'FR', postcode: '75001', state: null } }, 'none'))
  })

  test('no longer brought by a plugin are met by nothing, nor is their opposite', ({ assert }) => {
    const gone = { kind: 'loyalty.points', values: { points: 3 } }
    assert.isFalse(holds([gone]))
    assert.isFalse(holds([gone], {}, 'none'))
    assert.lengthOf(give([rule(1, { kind: 'loyalty.points', settings: {} })], cartOf([line('a', 1, 500)])), 0)
  })

  test('ask all, any or none of them, in groups', ({ assert }) => {
    const [met, unmet] = [when('pieces', { operator: 'at_least', pieces: 2 }), atLeast(90_000)]
    assert.isFalse(holds([met, unmet]))
    assert.isTrue(holds([met, unmet], {}, 'any'))
    assert.isFalse(holds([met, unmet], {}, 'none'))
    assert.isTrue(holds([unmet], {}, 'none'))
    assert.isTrue(holds([met, { match: 'none', list: [unmet, { match: 'all', list: [met, unmet] }] }]))
  })

  test('know categories, attributes and ways of delivery', ({ assert }) => {
    const product = { categories: new Set([3, 7]), attributes: new Map([['colour', ['rouge']]]) }
    const found = new Map([[1, product]])
    const facts = new Map(['category', 'category_pieces', 'attribute'].map((one) => [`marketing.${one}`, found]))
    const known = { facts, shipping: { code: 'table_rates.colissimo', amount: 500 } }
    assert.isTrue(holds([when('category', { operator: 'among', categories: ['7', '9'] })], known))
    assert.isFalse(holds([when('category', { operator: 'not_among', categories: ['7'] })], known))
    const pieces = (figure: number) => ({ categories: ['7'], operator: 'at_least', pieces: figure })
    assert.isTrue(holds([when('category_pieces', pieces(2))], known))
    assert.isFalse(holds([when('category_pieces', pieces(3))], known))
    const attribute = (code: string, operator = 'among') =>
      when('attribute', { attribute: code, operator, values: ['rouge'] })
    assert.isTrue(holds([attribute('colour')], known))
    assert.isFalse(holds([attribute('region')], known))
    // Without a value a product is neither among nor outside of them.
    assert.isFalse(holds([attribute('region', 'not_among')], known))
    assert.isTrue(holds([when('shipping_method', { operator: 'among', methods: ['table_rates'] })], known))
    assert.isFalse(holds([when('shipping_method', { operator: 'among', methods: ['table'] })], known))
  })
})

const DELIVERY = fc.constantFrom('unchanged', 'reduced', 'free')

const anyGift = fc.oneof(
  fc.record({
    kind: fc.constant('marketing.percent'),
    settings: fc.record({
      percent: fc.integer({ min: 1, max: 10_000 }),
      mostPieces: fc.option(fc.integer({ min: 1, max: 5 })),
      shipping: DELIVERY,
    }),
  }),
  fc.record({
    kind: fc.constantFrom('marketing.cart_fixed', 'marketing.each_fixed'),
    settings: fc.record({
      amount: fc.integer({ min: 1, max: 12_000 }),
      mostPieces: fc.option(fc.integer({ min: 1, max: 5 })),
      shipping: DELIVERY,
    }),
  }),
  fc.record({
    kind: fc.constant('marketing.buy_x_get_y'),
    settings: fc.record({ bought: fc.integer({ min: 1, max: 12 }), free: fc.integer({ min: 1, max: 6 }) }),
  }),
  fc.record({
    kind: fc.constant('marketing.cheapest_free'),
    settings: fc.record({ pieces: fc.integer({ min: 2, max: 24 }), times: fc.constantFrom('once', 'each') }),
  }),
  fc.record({
    kind: fc.constant('marketing.gift'),
    settings: fc.record({ product: fc.integer({ min: 1, max: 2 }), pieces: fc.integer({ min: 1, max: 3 }) }),
  }),
  fc.record({ kind: fc.constant('marketing.free_shipping'), settings: fc.constant({}) })
)

const anyRules = fc.array(
  fc.record({ gives: anyGift, stopsOthers: fc.boolean(), skus: fc.option(fc.subarray(['A', 'B', 'C', 'D'])) }),
  { maxLength: 5 }
)

/** In the smallest units of currencies of 0, 2 and 3 decimals: yen, euros, dinars. */
const anyPrice = fc.oneof(
  fc.integer({ min: 0, max: 900 }),
  fc.integer({ min: 0, max: 100_000 }),
  fc.integer({ min: 0, max: 90_000_000 })
)

const anyLines = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd'),
    quantity: fc.integer({ min: 1, max: 60 }),
    unitAmount: anyPrice,
    productId: fc.integer({ min: 1, max: 3 }),
  }),
  { selector: ({ key }) => key, minLength: 1, maxLength: 4 }
)

type Said = { gives: { kind: string; settings: object }; stopsOthers: boolean; skus: string[] | null }

const asRules = (said: Said[]): HeldRule[] =>
  said.map(({ skus, gives, stopsOthers }, index) => {
    const only = skus?.length ? onlyIf([among(...skus)]) : {}
    return rule(index + 1, { kind: gives.kind, settings: { ...gives.settings }, stopsOthers, ...only })
  })

const asLines = (bought: { key: string; quantity: number; unitAmount: number; productId: number }[]) =>
  bought.map(({ key, quantity, unitAmount, productId }) => ({ ...line(key, quantity, unitAmount), productId }))

const told = (given: JudgedRule[]) =>
  given.map((one) => [one.rule.id, Object.entries(one.perLine).sort(), one.shipping, one.freeShipping])

test.group('Whatever the rules', (group) => {
  group.setup(load)

  test('no line and no delivery falls below nothing', ({ assert }) => {
    fc.assert(
      fc.property(anyRules, anyLines, fc.integer({ min: 0, max: 5000 }), (said, bought, shipping) => {
        const lines = asLines(bought)
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
        const lines = asLines(bought)
        const rules = asRules(said)
        assert.deepEqual(told(give(rules, cartOf(lines))), told(give(rules, cartOf(lines.toReversed()))))
      })
    )
  })

  test('asked twice, they give the same', ({ assert }) => {
    fc.assert(
      fc.property(anyRules, anyLines, fc.integer({ min: 0, max: 5000 }), (said, bought, shipping) => {
        const [rules, cart] = [asRules(said), cartOf(asLines(bought))]
        const first = told(give(rules, cart, shipping))
        assert.deepEqual(told(give(rules, cart, shipping)), first)
      })
    )
  })

  test('the parts of a percentage and of an amount off the cart are the whole', ({ assert }) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), anyLines, (figure, bought) => {
        const lines = asLines(bought)
        const worth = sum(lines.map(({ quantity, unitAmount }) => quantity * unitAmount))
        // Rounded half up.
        const whole = Number((BigInt(worth) * BigInt(figure) * 2n + 10_000n) / 20_000n)
        assert.equal(taken(give([rule(1, percentOff(figure))], cartOf(lines))), whole)
        assert.equal(taken(give([rule(1, amountOff('cart', figure))], cartOf(lines))), Math.min(figure, worth))
      })
    )
  })

  test('only a gift takes anything off what stands for money, and other lines share as if it were not there', ({
    assert,
  }) => {
    fc.assert(
      fc.property(anyRules, anyLines, fc.integer({ min: 0, max: 5000 }), (said, bought, shipping) => {
        const rules = asRules(said.filter(({ gives }) => gives.kind !== 'marketing.gift'))
        const goods = asLines(bought)
        const voucher = { ...line('v', 3, 5000), isMoney: true }
        const given = give(rules, cartOf([...goods, voucher]), shipping)
        assert.isTrue(given.every(({ perLine }) => perLine.v === undefined))
        const without = give(rules, cartOf(goods), shipping)
        assert.deepEqual(
          given.map(({ perLine }) => perLine).filter((one) => Object.keys(one).length > 0),
          without.map(({ perLine }) => perLine).filter((one) => Object.keys(one).length > 0)
        )
      })
    )
    const gift = rule(1, { kind: 'marketing.gift', settings: { product: 9, pieces: 1 } })
    const given = { ...line('v', 1, 1000), productId: 9, isMoney: true }
    assert.deepEqual(give([gift], cartOf([line('a', 1, 2500), given]))[0]?.perLine, { v: 1000 })
  })
})
