import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import cancelUnpaidJob from '#plugins/sales/orders/jobs/cancel_unpaid_job'
import {
  chooseAll,
  contributed,
  freshShop,
  paymentContract,
  placedOf,
  refusalOf,
  sellWine,
  takeNotifications,
} from '#plugins/sales/testing'
import { OnlineProvider } from '#plugins/sales/tests/fixtures/online_payment'
import { createCustomer } from '#plugins/users/testing'
import { setSetting, signedInShopper, ShopVisitor } from '#plugins/sales/testing'
import type { Answer } from '#core/testing/visitor'
import type { OrderAnswer } from '#plugins/sales/orders/order_answer'
import type { Store } from '#core/database/store'

const METHOD = 'test.online'
const NOTIFY = `/api/sales/payment-notifications/${METHOD}`
const OWN = '/api/sales/account/orders'

paymentContract({
  name: METHOD,
  method: async () => new OnlineProvider().method,
  prepare: async () => {},
  held: async () => ({
    reference: 'bank-1',
    begun: null,
    channel: 'default',
    number: 'CMD-2026-000042',
    currency: 'EUR',
    captures: [],
  }),
})

test.group('An online payment', (group) => {
  let store: Store
  let provider: OnlineProvider
  let shopper: ShopVisitor
  group.each.setup(async () => {
    store = await freshShop()
    await sellWine('A', 1000, 24)
    provider = new OnlineProvider()
    shopper = await signedInShopper()
    return contributed('sales.payment_methods', METHOD, provider.method)
  })

  const order = async () => {
    await shopper.fill({ A: 2 })
    await chooseAll({ payment: METHOD })
    return placedOf(await shopper.place()) as { number: string; state: string; next: { kind: string; url?: string } }
  }
  const open = async (number: string) => {
    const { body } = await shopper.send('GET', `${OWN}/${number}`)
    return (body as { data: OrderAnswer }).data
  }
  /** A call of servers that know neither our cookies nor our origin. */
  const notify = async (...calls: { body: string; headers: Record<string, string> }[]) => {
    const address = `http://${process.env.HOST}:${process.env.PORT}${NOTIFY}`
    await Promise.all(calls.map((call) => fetch(address, { method: 'POST', ...call })))
    return takeNotifications()
  }
  const tokens = async () =>
    (await store.reader.all<{ token: string }>('select token from sales_payments order by attempt')).map(
      ({ token }) => token
    )
  const comeBack = (token: string, more = '') => shopper.send('GET', `/api/sales/payments/${token}/return${more}`)
  const leadsTo = ({ status, headers }: Answer) => `${status} ${new URL(headers.get('location') ?? '').pathname}`

  test('begins elsewhere, is told by the provider once, and the order goes on', async ({ assert }) => {
    const { number, state, next } = await order()
    assert.equal(state, 'pending_payment')
    assert.equal(next.url, `https://banque.exemple/pay/${number}-1`)
    const call = provider.settle(`${number}-1`, 'paid')
    assert.equal(await notify(call, call, call), 1)
    assert.equal(await notify(call), 0)
    assert.containsSubset(await open(number), { state: 'processing', paid: { amount: 3000 } })
    const [token = ''] = await tokens()
    assert.equal(leadsTo(await comeBack(token)), '303 /vue/checkout/success')
  })

  test('is believed when the browser returns first, because the provider is asked', async ({ assert }) => {
    const { number } = await order()
    const [token = ''] = await tokens()
    assert.equal(leadsTo(await comeBack(token)), '303 /vue/checkout/success', 'nothing is known yet')
    assert.equal((await open(number)).state, 'pending_payment')
    const call = provider.settle(`${number}-1`, 'paid')
    assert.equal(leadsTo(await comeBack(token)), '303 /vue/checkout/success')
    assert.equal((await open(number)).state, 'processing')
    assert.equal(await notify(call), 0)
  })

  test('is told by nobody else, in no other words', async ({ assert }) => {
    const { number } = await order()
    const call = provider.settle(`${number}-1`, 'paid')
    for (const [path, forged, refused] of [
      [NOTIFY, { ...call, headers: {} }, '400 E_SALES_NOTIFICATION_REFUSED'],
      [NOTIFY, { ...call, body: `${call.body} ` }, '400 E_SALES_NOTIFICATION_REFUSED'],
      [NOTIFY, { ...call, body: 'x'.repeat(70_000) }, '413 E_BODY_TOO_LARGE'],
      ['/api/sales/payment-notifications/payment_offline.cheque', call, '404 E_SALES_PAYMENT_METHOD_UNKNOWN'],
      ['/api/sales/payments/guessed/return', call, '404 E_SALES_ORDER_NOT_FOUND'],
    ] as const) {
      const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, { method: 'POST', ...forged })
      assert.equal(
        refusalOf({ ...(answer as never as Answer), status: answer.status, body: await answer.json() }),
        refused
      )
    }
    assert.containsSubset(await open(number), { state: 'pending_payment', paid: { amount: 0 } })
  })

  test('that failed is tried again, once for a double click, and pays the same order', async ({ assert }) => {
    const { number } = await order()
    await notify(provider.settle(`${number}-1`, 'failed'))
    const [token = ''] = await tokens()
    assert.equal(leadsTo(await comeBack(token)), '303 /vue/checkout/payment/failed')
    assert.isTrue((await open(number)).payment.canRetry)
    const again = () => shopper.send('POST', `${OWN}/${number}/payments`)
    const answers = await Promise.all([again(), again()])
    for (const { status, body } of answers) {
      assert.equal(status, 201)
      assert.containsSubset(body, {
        data: { next: { kind: 'redirect', url: `https://banque.exemple/pay/${number}-2` } },
      })
    }
    assert.lengthOf(await tokens(), 2)
    await notify(provider.settle(`${number}-2`, 'paid'))
    assert.containsSubset(await open(number), { state: 'processing', payment: { canRetry: false } })
    assert.equal(refusalOf(await again()), '409 E_SALES_PAYMENT_NOT_RETRYABLE')
  })

  test('that could not begin is begun when it is tried again', async ({ assert }) => {
    provider.isDown = true
    const { number, next } = await order()
    assert.equal(next.kind, 'failed')
    provider.isDown = false
    const { body } = await shopper.send('POST', `${OWN}/${number}/payments`)
    assert.containsSubset(body, { data: { next: { url: `https://banque.exemple/pay/${number}-1` } } })
  })

  test('that never comes gives stock back, after as many hours as staff say; one that came changes nothing', async ({
    assert,
  }) => {
    const paid = await order()
    await notify(provider.settle(`${paid.number}-1`, 'paid'))
    const { number } = await order()
    const wait = async (hours: number) => {
      const clock = await app.container.make(Clock)
      await store.lucid.rawQuery('update sales_payments set updated_at = ?', [clock.isoIn(-hours * 3600)])
      await cancelUnpaidJob.run({}, {} as never)
    }
    await wait(23)
    assert.equal((await open(number)).state, 'pending_payment')
    await setSetting('sales.orders.payment_wait_hours', 20)
    await wait(21)
    const { state, history } = await open(number)
    assert.equal(state, 'canceled')
    assert.equal(
      history.find(({ kind }) => kind === 'canceled')?.text,
      'Le paiement en ligne n’est pas arrivé à temps.'
    )
    assert.equal((await open(paid.number)).state, 'processing')
    const levels = await store.reader.first<{ reserved: number }>('select reserved from catalogue_stock_levels')
    assert.equal(Number(levels?.reserved), 2)
    assert.equal(
      refusalOf(await shopper.send('POST', `${OWN}/${number}/payments`)),
      '409 E_SALES_PAYMENT_NOT_RETRYABLE'
    )
  })

  test('is tried again by nobody but its customer', async ({ assert }) => {
    const { number } = await order()
    await createCustomer({ email: 'autre@exemple.fr' })
    const other = new ShopVisitor()
    await other.signIn('autre@exemple.fr')
    assert.equal(refusalOf(await other.send('POST', `${OWN}/${number}/payments`)), '404 E_SALES_ORDER_NOT_FOUND')
  })
})
