import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { runJobs } from '#core/testing/run_jobs'
import { gateway, METHOD, openShop, set } from '#plugins/payment_payplug/tests/payplug_shop'
import { chooseAll, placedOf, sellWine, signedInShopper, type ShopVisitor } from '#plugins/sales/testing'
import { newStaffVisit } from '#plugins/users/testing'
import type { Answer, Visitor } from '#core/testing/visitor'

const API = '/api/admin/sales'

interface Shown {
  state: string
  total: { amount: number }
  paid: { amount: number }
  invoices: { state: string; total: { amount: number } }[]
  transactions: { kind: string; amount: { amount: number } }[]
  provider: { toCapture: { amount: number }; toGiveBack: { amount: number } } | null
}

function dataOf<T>({ status, body }: Answer): T {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return (body as { data: T }).data
}

test.group('An order that is paid by PayPlug', (group) => {
  let shopper: ShopVisitor
  let staff: Visitor
  let keys = 0
  group.each.setup(async () => {
    const close = await openShop()
    await sellWine('A', 1000, 24)
    shopper = await signedInShopper()
    staff = await newStaffVisit()
    return close
  })

  const place = async () => {
    await shopper.fill({ A: 2 })
    await chooseAll({ payment: METHOD })
    const placed = placedOf(await shopper.place()) as ReturnType<typeof placedOf> & { next: { url?: string } }
    const { reader } = await app.container.make(Store)
    const row = await reader.first<{ id: number }>('select id from sales_orders where number = ?', [placed.number])
    const id = Number(row?.id)
    return { id, number: placed.number, total: placed.total.amount, page: placed.next.url ?? '' }
  }
  const show = async (id: number) => dataOf<Shown>(await staff.send('GET', `${API}/orders/${id}`))
  const send = (path: string, body: object) =>
    staff.send('POST', `${API}/${path}`, body, { 'idempotency-key': `key-${(keys += 1)}` })
  /** What people choose on PayPlug's page; gives the address that the browser is sent to. */
  const choose = async (page: string, choice: 'pay' | 'decline' | 'cancel') => {
    const html = await (await fetch(page)).text()
    if (!html.includes(`value="${choice}"`)) throw new Error(html)
    const body = new URLSearchParams({ choice })
    const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' })
    await runJobs()
    return answer.headers.get('location') ?? ''
  }
  const comeBack = async (address: string) => {
    const { pathname, search } = new URL(address)
    const { status, headers } = await shopper.send('GET', `${pathname}${search}`)
    return `${status} ${new URL(headers.get('location') ?? '').pathname}`
  }
  const sums = ({ transactions }: Shown) => transactions.map(({ kind, amount }) => `${kind} ${amount.amount}`)

  test('goes on when PayPlug notifies it, and is billed once, whoever tells it how often', async ({ assert }) => {
    const { id, number, total, page } = await place()
    assert.match(page, /^http:\/\/127\.0\.0\.1:\d+\/payplug\/pay\/pay_\w+$/)
    const back = await choose(page, 'pay')
    assert.equal(await comeBack(back), '303 /vue/checkout/success')
    const notice = gateway.forged(gateway.last.notificationUrl, { object: 'payment', id: gateway.last.id })
    await Promise.all([gateway.deliver(notice), gateway.deliver(notice), comeBack(back), comeBack(back)])
    await runJobs()
    const order = await show(id)
    assert.containsSubset(order, { state: 'processing', paid: { amount: total } })
    assert.deepEqual(
      order.invoices.map((bill) => [bill.state, bill.total.amount]),
      [['paid', total]]
    )
    assert.deepEqual(sums(order), [`paid ${total}`])
    assert.deepEqual(gateway.books(), [{ order: number, paid: total, refunded: 0 }])
  })

  test('is paid when the browser returns and no notification came', async ({ assert }) => {
    gateway.sendsNotices = false
    const { id, total, page } = await place()
    assert.equal(await comeBack(await choose(page, 'pay')), '303 /vue/checkout/success')
    assert.deepEqual(sums(await show(id)), [`paid ${total}`])
    for (const notice of gateway.held) await gateway.deliver(notice)
    await runJobs()
    assert.deepEqual(sums(await show(id)), [`paid ${total}`], 'the late notification tells nothing new')
  })

  test('is paid when the tab was closed on PayPlug’s page', async ({ assert }) => {
    const { id, total, page } = await place()
    await choose(page, 'pay')
    assert.containsSubset(await show(id), { state: 'processing', paid: { amount: total } })
  })

  test('is tried again after a refusal, and paid once', async ({ assert }) => {
    const { id, number, total, page } = await place()
    assert.match(await comeBack(await choose(page, 'decline')), /^303 \/vue\/checkout\/payment\/payplug\/failed$/)
    assert.containsSubset(await show(id), { state: 'pending_payment', paid: { amount: 0 } })
    const again = dataOf<{ next: { url: string } }>(
      await shopper.send('POST', `/api/sales/account/orders/${number}/payments`)
    )
    assert.notEqual(again.next.url, page)
    await choose(again.next.url, 'pay')
    const order = await show(id)
    assert.containsSubset(order, { state: 'processing', paid: { amount: total } })
    assert.lengthOf(order.invoices, 1)
    assert.deepEqual(gateway.books(), [{ order: number, paid: total, refunded: 0 }])
  })

  test('is not paid on a page that its customer gave up', async ({ assert }) => {
    const { id, number, page } = await place()
    assert.match(await comeBack(await choose(page, 'cancel')), /payment\/payplug\/failed$/)
    const closed = await fetch(page, { redirect: 'manual' })
    assert.include(closed.headers.get('location') ?? '', 'canceled=1')
    const again = dataOf<{ next: { url: string } }>(
      await shopper.send('POST', `/api/sales/account/orders/${number}/payments`)
    )
    assert.notEqual(again.next.url, page)
    assert.equal((await show(id)).state, 'pending_payment')
  })

  test('is left to staff when another amount was paid', async ({ assert }) => {
    const { id } = await place()
    await gateway.pay(gateway.last.id, { amount: 100 })
    await runJobs()
    const order = await show(id)
    assert.equal(order.state, 'pending_payment')
    assert.lengthOf(order.invoices, 0)
    assert.deepEqual(sums(order), ['paid 100'])
  })

  test('believes no notification that anybody made up', async ({ assert }) => {
    const { id } = await place()
    const { notificationUrl, metadata, id: payment } = gateway.last
    const told = { object: 'payment', is_live: false, is_paid: true, amount: 4200, currency: 'EUR', metadata }
    for (const forged of [
      { ...told, id: payment },
      { ...told, id: 'pay_of0somebody0else' },
      { ...told, object: 'refund', id: 're_1', payment_id: payment },
    ]) {
      await gateway.deliver(gateway.forged(notificationUrl, forged))
    }
    await runJobs()
    assert.containsSubset(await show(id), { state: 'pending_payment', paid: { amount: 0 }, transactions: [] })
  })

  test('takes no notification of ten megabytes', async ({ assert }) => {
    await place()
    const notice = gateway.forged(gateway.last.notificationUrl, { object: 'payment', x: 'x'.repeat(10_000_000) })
    assert.oneOf(await gateway.deliver(notice), [413, 0])
  })

  test('is paid back in part by staff, once, when the answer was lost too', async ({ assert }) => {
    const { id, number, total, page } = await place()
    await choose(page, 'pay')
    gateway.fail(/POST .*refunds/, { kind: 'lost' })
    const wish = { lines: [], shipping: 0, adjustmentRefund: 500, adjustmentFee: 0, source: 'main', notify: false }
    dataOf(await send(`orders/${id}/refunds`, { ...wish, byProvider: true }))
    await runJobs()
    const order = await show(id)
    assert.deepEqual(sums(order), [`paid ${total}`, 'refunded 500'])
    assert.equal(order.provider?.toGiveBack.amount, total - 500)
    assert.deepEqual(gateway.books(), [{ order: number, paid: total, refunded: 500 }])
  })

  test('knows what was given back in PayPlug’s portal, told before the payment itself', async ({ assert }) => {
    gateway.sendsNotices = false
    const { id, total, page } = await place()
    await choose(page, 'pay')
    await gateway.refundAtPortal(gateway.last.id, 700)
    for (const notice of gateway.held.toReversed()) await gateway.deliver(notice)
    await runJobs()
    assert.sameMembers(sums(await show(id)), [`paid ${total}`, 'refunded 700'])
  })

  test('is captured by staff where the money is taken later', async ({ assert }) => {
    await set({ deferred: true })
    const { id, total, page } = await place()
    assert.equal(await comeBack(await choose(page, 'pay')), '303 /vue/checkout/success')
    assert.containsSubset(await show(id), { paid: { amount: 0 }, provider: { toCapture: { amount: total } } })
    dataOf(await send(`orders/${id}/captures`, {}))
    await runJobs()
    const order = await show(id)
    assert.containsSubset(order, { state: 'processing', paid: { amount: total }, invoices: [{ state: 'paid' }] })
    assert.deepEqual(sums(order), [`authorised ${total}`, `paid ${total}`])
  })

  test('lets go of the money when it is cancelled before it was captured', async ({ assert }) => {
    await set({ deferred: true })
    const { id, total, page } = await place()
    await choose(page, 'pay')
    dataOf(await send(`orders/${id}/cancellation`, { notify: false }))
    await runJobs()
    const order = await show(id)
    assert.equal(order.state, 'canceled')
    assert.deepEqual(sums(order), [`authorised ${total}`, `canceled ${total}`])
    assert.equal(gateway.last.failure?.code, 'aborted')
    assert.deepEqual(gateway.books(), [])
  })
})
