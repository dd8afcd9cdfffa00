import { test } from '@japa/runner'
import { freshShop } from '#plugins/sales/testing'
import { makeRule } from '#plugins/marketing/testing'
import cartRuleSource from '#plugins/marketing/rules/cart_rule_source'
import type { Discount } from '#plugins/sales/index'
import type { Store } from '#core/database/store'

const discount = (rule: number, code: string | null): Discount => ({
  source: 'marketing.cart_rules',
  reference: String(rule),
  label: 'Remise',
  code,
  perLine: {},
  shipping: 0,
})

const codeOf = (error: unknown) => (error as { code?: string }).code

test.group('Uses of discounts', (group) => {
  let store: Store

  group.each.setup(async () => {
    store = await freshShop()
  })

  const redeem = (order: number, applied: Discount[], customer: number | null = null) =>
    store.transaction((trx) =>
      cartRuleSource.redeem(
        trx,
        { orderId: order, customerId: customer, channel: 'default', currency: 'EUR', isPromised: false },
        applied
      )
    )

  const used = async () => {
    const row = await store.reader.first<{ rules: number; coupons: number; uses: number }>(
      `select (select sum(times_used) from marketing_cart_rules) as rules,
         (select coalesce(sum(times_used), 0) from marketing_coupons) as coupons,
         (select count(*) from marketing_uses) as uses`
    )
    return [Number(row?.rules), Number(row?.coupons), Number(row?.uses)]
  }

  test('are counted with the order, and given back once', async ({ assert }) => {
    const { id } = await makeRule({ code: 'A-1' })
    const other = await makeRule()
    await redeem(1, [discount(id, 'a-1'), discount(other.id, null)])
    assert.deepEqual(await used(), [2, 1, 2])
    for (const _ of [1, 2]) await store.transaction((trx) => cartRuleSource.giveBack(trx, 1))
    assert.deepEqual(await used(), [0, 0, 0])
  })

  test('of other sources are none of its own', async ({ assert }) => {
    await makeRule()
    await redeem(1, [{ ...discount(1, null), source: 'sales.free_shipping' }])
    assert.deepEqual(await used(), [0, 0, 0])
  })

  test('beyond the limit of a code undo the whole order', async ({ assert }) => {
    const { id } = await makeRule({ code: 'A-1', usageLimit: 1 })
    await redeem(1, [discount(id, 'A-1')])
    const refused = await redeem(2, [discount(id, 'A-1')]).catch(codeOf)
    assert.equal(refused, 'E_MARKETING_LIMIT_REACHED')
    assert.deepEqual(await used(), [1, 1, 1])
  })

  test('beyond the limit of a customer are refused to that customer only', async ({ assert }) => {
    const { id } = await makeRule({ code: 'A-1', usesPerCustomer: 1 })
    await redeem(1, [discount(id, 'A-1')], 7)
    assert.equal(await redeem(2, [discount(id, 'A-1')], 7).catch(codeOf), 'E_MARKETING_LIMIT_REACHED')
    await redeem(3, [discount(id, 'A-1')], 8)
    await redeem(4, [discount(id, 'A-1')])
    assert.deepEqual(await used(), [3, 3, 3])
  })

  test('of a rule or a code that is gone are refused', async ({ assert }) => {
    const { id } = await makeRule({ code: 'A-1' })
    assert.equal(await redeem(1, [discount(id + 99, null)]).catch(codeOf), 'E_MARKETING_DISCOUNT_GONE')
    assert.equal(await redeem(1, [discount(id, 'B-2')]).catch(codeOf), 'E_MARKETING_DISCOUNT_GONE')
    assert.deepEqual(await used(), [0, 0, 0])
  })

  test('the last one goes to one of two orders that are placed at once', async ({ assert }) => {
    const { id } = await makeRule({ code: 'DERNIER', usageLimit: 1 })
    const orders = Array.from({ length: 8 }, (_, order) => redeem(order + 1, [discount(id, 'DERNIER')]))
    const outcomes = await Promise.allSettled(orders)
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [codeOf(one.reason)] : []))
    assert.deepEqual(
      refused,
      Array.from({ length: 7 }, () => 'E_MARKETING_LIMIT_REACHED')
    )
    assert.deepEqual(await used(), [1, 1, 1])
  })

  test('one customer in two browsers uses a code once', async ({ assert }) => {
    const { id } = await makeRule({ code: 'UNEFOIS', usesPerCustomer: 1 })
    const outcomes = await Promise.allSettled([1, 2, 3].map((order) => redeem(order, [discount(id, 'UNEFOIS')], 7)))
    assert.lengthOf(
      outcomes.filter(({ status }) => status === 'fulfilled'),
      1
    )
    assert.deepEqual(await used(), [1, 1, 1])
  })

  test('with one use left, of twenty orders at once one gets it', async ({ assert }) => {
    const { id } = await makeRule({ mostUses: 1 })
    const orders = Array.from({ length: 20 }, (_, at) => redeem(at + 1, [discount(id, null)]).catch(codeOf))
    const refused = (await Promise.all(orders)).filter((answer) => answer === 'E_MARKETING_LIMIT_REACHED')
    assert.lengthOf(refused, 19)
    assert.deepEqual(await used(), [1, 0, 1])
  })

  test('of a budget are counted in money, and free it again when they are given back', async ({ assert }) => {
    const { id } = await makeRule({ mostMoney: 1000 })
    const worth = (amount: number) => [{ ...discount(id, null), perLine: { a: amount - 100 }, shipping: 100 }]
    await redeem(1, worth(700))
    assert.equal(await redeem(2, worth(301)).catch(codeOf), 'E_MARKETING_LIMIT_REACHED')
    await redeem(3, worth(300))
    await store.transaction((trx) => cartRuleSource.giveBack(trx, 1))
    await redeem(4, worth(700))
    const row = await store.reader.first<{ given: number }>('select money_given as given from marketing_cart_rules')
    assert.equal(Number(row?.given), 1000)
  })
})
