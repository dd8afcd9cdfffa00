import { test } from '@japa/runner'
import {
  chooseAll,
  contributed,
  freshShop,
  PAY_LATER,
  placedOf,
  refusalOf,
  sellWine,
  signedInShopper,
} from '#plugins/sales/testing'
import { makeRule } from '#plugins/marketing/testing'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import type { ShopVisitor } from '#plugins/sales/testing'
import type { Store } from '#core/database/store'

test.group('Orders with a code', (group) => {
  let store: Store

  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('V-1', 2500, 24)
    return contributed('sales.payment_methods', 'test.later', PAY_LATER)
  })

  /** A cart of two bottles that is ready to be placed, with a code on it. */
  async function ready(coupon: string, email?: string): Promise<ShopVisitor> {
    const visitor = await signedInShopper(email)
    await visitor.fill({ 'V-1': 2 })
    await chooseAll({ coupon, payment: 'test.later' })
    return visitor
  }

  const used = async () => {
    const row = await store.reader.first<{ coupons: number; uses: number }>(
      `select (select sum(times_used) from marketing_coupons) as coupons, (select count(*) from marketing_uses) as uses`
    )
    return [Number(row?.coupons), Number(row?.uses)]
  }

  test('pay less, count a use, and give it back when they are called off', async ({ assert }) => {
    await makeRule({ code: 'DIX', usageLimit: 1 })
    const visitor = await ready('DIX')
    const order = placedOf(await visitor.place())
    // 50.00 less 10 % and 10.00 of delivery.
    assert.deepEqual(order.total, { amount: 5500, currency: 'EUR' })
    assert.deepEqual(await used(), [1, 1])
    const answer = await visitor.send('POST', `/api/sales/account/orders/${order.number}/cancellation`, {})
    assert.isBelow(answer.status, 300)
    assert.deepEqual(await used(), [0, 0])
  })

  test('with free delivery count a use too', async ({ assert }) => {
    await makeRule({ kind: 'marketing.free_shipping', settings: {}, code: 'PORT' })
    const order = placedOf(await (await ready('PORT')).place())
    assert.deepEqual(order.total, { amount: 5000, currency: 'EUR' })
    assert.deepEqual(await used(), [1, 1])
  })

  test('with free delivery are told with what delivery was before it, so that the mail adds up', async ({ assert }) => {
    await makeRule({ kind: 'marketing.free_shipping', settings: {}, code: 'PORT' })
    const sent = await watchMails()
    placedOf(await (await ready('PORT')).place())
    await runEvents()
    await runJobs()
    const text = (await sent()).find(({ to }) => to === 'cliente@exemple.fr')?.text ?? ''
    const told = ['50,00', '10,00', '-10,00', '50,00'].map((amount) => `${amount}[^\\d]*€`)
    assert.match(text, new RegExp(told.join('[\\s\\S]*')))
  })

  test('that are placed at once for the last use: one stands, the other is refused and loses nothing', async ({
    assert,
  }) => {
    await makeRule({ code: 'DERNIER', usageLimit: 1 })
    const shoppers = [await ready('DERNIER', 'une@exemple.fr'), await ready('DERNIER', 'autre@exemple.fr')]
    const answers = await Promise.all(shoppers.map((shopper) => shopper.place()))
    const statuses = answers.map(({ status }) => status).sort()
    assert.equal(statuses[0], 201)
    const loser = answers.findIndex(({ status }) => status !== 201)
    assert.include(['409 E_MARKETING_LIMIT_REACHED', '409 E_SALES_CART_CHANGED'], refusalOf(answers[loser]!))
    assert.deepEqual(await used(), [1, 1])
    const orders = await store.reader.first<{ n: number }>('select count(*) as n from sales_orders')
    assert.equal(Number(orders?.n), 1)
    const left = await shoppers[loser]!.cart()
    assert.equal(left.quantity, 2)
    assert.equal(left.totals?.total.amount, 6000)
  })
})
