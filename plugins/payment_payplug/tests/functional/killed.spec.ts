import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { freePort } from '#core/boot/free_port'
import { Store } from '#core/database/store'
import type { Notice } from '#tests/gateways/gateway'
import { gateway, METHOD, openShop } from '#plugins/payment_payplug/tests/payplug_shop'
import {
  chooseAll,
  MortalShop,
  placedOf,
  sellWine,
  signedInShopper,
  takeNotifications,
  type Moment,
  type ShopVisitor,
} from '#plugins/sales/testing'

/** The same notification, sent to another process of the shop. */
function atPort(notice: Notice, port: number): Notice {
  const url = new URL(notice.url)
  url.port = String(port)
  return { ...notice, url: url.href }
}

interface Books {
  orders: number
  attempts: number
  invoices: number
  paid: { reference: string; amount: number }[]
}

/** What the shop and PayPlug know agrees, whenever a process of the shop dies on the way. */
test.group('A payment whose shop is killed', (group) => {
  let store: Store
  let shopper: ShopVisitor
  let shop: MortalShop

  group.each.setup(async () => {
    const close = await openShop()
    process.env.PAYMENT_GATEWAYS = app.config.get<string>('payments.gateways')
    store = await app.container.make(Store)
    await sellWine('A', 1000, 48)
    shopper = await signedInShopper()
    shop = new MortalShop(await freePort(Number(process.env.PORT) + 1))
    return async () => {
      await shop.close()
      delete process.env.PAYMENT_GATEWAYS
      close()
    }
  })

  const order = async () => {
    await shopper.fill({ A: 2 })
    await chooseAll({ payment: METHOD })
    return placedOf(await shopper.place())
  }
  /** What the shop knows of its newest order. */
  const books = async (): Promise<Books> => {
    const count = async (sql: string) => Number((await store.reader.first<{ count: number }>(sql))?.count)
    const of = 'where order_id = (select max(id) from sales_orders)'
    const paid = await store.reader.all<{ reference: string; amount: number }>(
      `select reference, amount from sales_transactions ${of} and kind = 'paid'`
    )
    return {
      orders: await count('select count(*) as count from sales_orders'),
      attempts: await count(`select count(*) as count from sales_payments ${of}`),
      invoices: await count(`select count(*) as count from sales_invoices ${of}`),
      paid: paid.map(({ reference, amount }) => ({ reference, amount: Number(amount) })),
    }
  }
  /** What PayPlug has taken. */
  const taken = () => [...gateway.payments.values()].filter(({ paidAt }) => paidAt !== null)
  const token = async () =>
    (await store.reader.first<{ token: string }>('select token from sales_payments order by id desc limit 1'))?.token
  /** The process that began the payment is dead: its time is over. */
  const later = () => store.lucid.rawQuery('update sales_payments set begin_until = null')

  test('while it begins is begun again for the same order, and paid once', async ({ assert }) => {
    gateway.sendsNotices = false
    const moments: [string, Moment, number][] = [
      ['before PayPlug is asked', { at: 'update sales_payments set begin_until', time: 1 }, 0],
      ['when PayPlug has made it', { at: 'update sales_payments set beginning', time: 1 }, 1],
      ['before the shopper is answered', { at: '^answer$', time: 1 }, 1],
    ]
    for (const [index, [what, moment, made]] of moments.entries()) {
      const before = gateway.payments.size
      await shopper.fill({ A: 2 })
      await chooseAll({ payment: METHOD })
      const total = await shopper.seeTotal()
      const key = `order-${index}`
      await shop.dieIn(moment, shopper, () => shopper.place({ total }, key))
      assert.equal(gateway.payments.size - before, made, what)
      await later()
      const again = placedOf(await shopper.place({ total }, key)) as { next: { kind: string; url?: string } }
      assert.equal(again.next.kind, 'redirect', what)
      const id = new URL(again.next.url ?? '').pathname.split('/').at(-1) ?? ''
      // The process that began it may be dead: its notifications go to another one.
      await gateway.deliver(atPort(await gateway.pay(id), Number(process.env.PORT)))
      await takeNotifications()
      assert.deepEqual(await books(), {
        orders: index + 1,
        attempts: 1,
        invoices: 1,
        paid: [{ reference: id, amount: total }],
      })
      assert.lengthOf(taken(), index + 1, what)
    }
  }).timeout(120_000)

  test('while it is notified is paid once, when PayPlug notifies it again', async ({ assert }) => {
    const moments: [string, Moment][] = [
      ['before it is kept', { at: 'insert into sales_payment_notifications', time: 1 }],
      ['before its job is kept', { at: 'insert into core_jobs', time: 1 }],
      ['before the commit', { at: '^commit', time: 1 }],
      ['before the answer', { at: '^answer$', time: 1 }],
    ]
    for (const [index, [what, moment]] of moments.entries()) {
      const { total } = await order()
      gateway.sendsNotices = false
      const notice = await gateway.pay(gateway.last.id)
      const called = { port: shop.port }
      await shop.dieIn(moment, called, async () => {
        if ((await gateway.deliver(atPort(notice, shop.port))) !== 200) throw new Error('There was no answer')
      })
      await Promise.all([gateway.deliver(notice), gateway.deliver(notice)])
      await takeNotifications()
      assert.deepEqual(
        await books(),
        {
          orders: index + 1,
          attempts: 1,
          invoices: 1,
          paid: [{ reference: gateway.last.id, amount: total.amount }],
        },
        what
      )
      gateway.sendsNotices = true
    }
  }).timeout(120_000)

  test('while its shopper comes back is paid once, with a notification and a second process at the same time', async ({
    assert,
  }) => {
    const moments: [string, Moment][] = [
      ['when PayPlug was asked', { at: 'insert into sales_transactions', time: 1 }],
      ['before the commit', { at: '^commit', time: 1 }],
      ['before the answer', { at: '^answer$', time: 1 }],
    ]
    for (const [index, [what, moment]] of moments.entries()) {
      const { total } = await order()
      gateway.sendsNotices = false
      const notice = await gateway.pay(gateway.last.id)
      const back = `/api/sales/payments/${await token()}/return`
      await shop.dieIn(moment, shopper, () => shopper.send('GET', back))
      await gateway.deliver(notice)
      await Promise.all([shopper.send('GET', back), takeNotifications(), shopper.send('GET', back)])
      assert.deepEqual(
        await books(),
        {
          orders: index + 1,
          attempts: 1,
          invoices: 1,
          paid: [{ reference: gateway.last.id, amount: total.amount }],
        },
        what
      )
      gateway.sendsNotices = true
    }
    const alerts = await store.reader.all('select kind from sales_payment_alerts')
    assert.deepEqual(alerts, [])
  }).timeout(120_000)
})
