import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { CancelOrder } from '#plugins/sales/orders/actions/cancel_order'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { RecordPaymentNews } from '#plugins/sales/payments/actions/record_payment_news'
import { ShowOrder } from '#plugins/sales/orders/queries/show_order'
import { anOrder, chooseAll, freshShop, placedOf, sellWine, signedInShopper } from '#plugins/sales/testing'
import { systemOrigin } from '#core/audit/origin'
import type { PaymentNews } from '#plugins/sales/contracts/payment_method'

const METHOD = 'payment_offline.cash_on_delivery'

test.group('News of a payment', (group) => {
  group.each.setup(async () => {
    await freshShop()
    await sellWine('A', 1000, 24)
  })

  const tell = async (number: string, said: Partial<PaymentNews> = {}) => {
    const action = await app.container.make(RecordPaymentNews)
    const news = { reference: 'pay_1', number, kind: 'paid' as const, amount: 3000, currency: 'EUR', raw: 'COMPLETED' }
    return action.execute(METHOD, { ...news, ...said })
  }
  const open = async (number: string) => (await app.container.make(ShowOrder)).execute({ number }, 'fr_FR')

  test('bill and go on with an order that is paid, once, however often they come', async ({ assert }) => {
    const { order } = await anOrder({ A: 2 })
    const told = await Promise.all([tell(order.number), tell(order.number), tell(order.number)])
    assert.equal(told.filter(Boolean).length, 1)
    assert.isFalse(await tell(order.number))
    const paid = await open(order.number)
    assert.containsSubset(paid, {
      state: 'processing',
      paid: { amount: 3000 },
      invoiced: { amount: 3000 },
      invoices: [{ state: 'paid', total: { amount: 3000 } }],
      transactions: [{ kind: 'paid', reference: 'pay_1', amount: { amount: 3000 } }],
    })
    assert.lengthOf(paid.transactions, 1)
  })

  test('of another amount or currency pay nothing, and wait for staff', async ({ assert }) => {
    const { order } = await anOrder({ A: 2 })
    await tell(order.number, { amount: 2999 })
    await tell(order.number, { reference: 'pay_2', currency: 'USD' })
    const held = await open(order.number)
    assert.containsSubset(held, { state: 'pending', paid: { amount: 2999 }, invoices: [] })
    assert.deepEqual(
      held.history.map(({ kind }) => kind),
      ['payment_odd', 'payment_odd', 'placed']
    )
  })

  test('that come after a cancellation do not vanish', async ({ assert }) => {
    const { order } = await anOrder({ A: 2 })
    const { id } = await open(order.number)
    const cancel = await app.container.make(CancelOrder)
    await cancel.execute(
      { orderId: id, isOwn: false, reason: '', isByProvider: false },
      systemOrigin('command', 'test')
    )
    assert.isTrue(await tell(order.number))
    assert.containsSubset(await open(order.number), { state: 'canceled', paid: { amount: 3000 }, invoices: [] })
  })

  test('of a failure change no order, and never unpay one', async ({ assert }) => {
    const { order } = await anOrder({ A: 2 })
    await tell(order.number, { kind: 'failed' })
    assert.equal((await open(order.number)).state, 'pending')
    await tell(order.number)
    await tell(order.number, { kind: 'canceled' })
    assert.containsSubset(await open(order.number), { state: 'processing', paid: { amount: 3000 } })
    assert.isFalse(await tell('CMD-1999-000001'))
  })

  test('of a provider that answers at once are taken with the order', async ({ assert }) => {
    const real = await (await app.container.make(PaymentMethods)).find(METHOD)
    const find = async () => ({
      ...real,
      onlyTells: undefined,
      begin: async () => ({ kind: 'paid', reference: 'at_once' }),
    })
    const shopper = await signedInShopper()
    await shopper.fill({ A: 2 })
    await chooseAll()
    const total = await shopper.seeTotal()
    app.container.swap(PaymentMethods, () => ({ find }) as never)
    try {
      const order = placedOf(await shopper.place({ total }))
      assert.equal(order.next.kind, 'success')
      assert.containsSubset(await open(order.number), { state: 'processing', paid: { amount: 3000 } })
    } finally {
      app.container.restore(PaymentMethods)
    }
  })
})
