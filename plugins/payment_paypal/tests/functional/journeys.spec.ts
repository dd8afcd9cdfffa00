import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { runJobs } from '#core/testing/run_jobs'
import { chooseAll, placedOf, sellWine, signedInShopper, type ShopVisitor } from '#plugins/sales/testing'
import { addressOf, gateway, openShop, ORDERS, set, STANDARD } from '#plugins/payment_paypal/tests/paypal_shop'
import { newStaffVisit } from '#plugins/users/testing'
import type { Answer, Visitor } from '#core/testing/visitor'

const API = '/api/admin/sales'

/** Where an order leads to be paid. */
interface Lead {
  kind: string
  url: string
  method: 'GET' | 'POST'
  fields: Record<string, string>
  page: string | null
}

interface Shown {
  state: string
  paid: { amount: number }
  invoices: { state: string; total: { amount: number } }[]
  transactions: { kind: string; amount: { amount: number } }[]
  provider: { toCapture: { amount: number }; toGiveBack: { amount: number } } | null
}

function dataOf<T>({ status, body }: Answer): T {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return (body as { data: T }).data
}

const sums = ({ transactions }: Shown) => transactions.map(({ kind, amount }) => `${kind} ${amount.amount}`)

test.group('An order that is paid by PayPal', (group) => {
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

  const place = async (method = ORDERS) => {
    await shopper.fill({ A: 3 })
    await chooseAll({ payment: method })
    const { number, total, next } = placedOf(await shopper.place()) as ReturnType<typeof placedOf> & { next: Lead }
    if (next.kind !== 'redirect') throw new Error(next.kind)
    const { reader } = await app.container.make(Store)
    const row = await reader.first<{ id: number }>('select id from sales_orders where number = ?', [number])
    return { id: Number(row?.id), number, total: total.amount, next }
  }
  const again = async (number: string) => {
    const { next } = dataOf<{ next: Lead }>(await shopper.send('POST', `/api/sales/account/orders/${number}/payments`))
    if (next.kind !== 'redirect') throw new Error(next.kind)
    return next
  }
  const show = async (id: number) => dataOf<Shown>(await staff.send('GET', `${API}/orders/${id}`))
  const send = (path: string, body: object) =>
    staff.send('POST', `${API}/${path}`, body, { 'idempotency-key': `key-${(keys += 1)}` })

  /** What people choose on PayPal's page; gives the address that the browser is sent to. */
  const choose = async ({ url, method, fields }: Lead, choice: string) => {
    const body = new URLSearchParams(fields)
    const page = await (await fetch(url, method === 'POST' ? { method, body } : {})).text()
    const action = /action="([^"]+)"/.exec(page)?.[1]
    if (!action || !page.includes(`value="${choice}"`)) throw new Error(page)
    const answer = await fetch(action, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })
    await runJobs()
    return answer.headers.get('location') ?? ''
  }
  const comeBack = async (address: string) => {
    const { pathname, search } = new URL(address)
    const { status, headers } = await shopper.send('GET', `${pathname}${search}`)
    return `${status} ${new URL(headers.get('location') ?? '').pathname}`
  }

  /** What the shop and PayPal tell differently. */
  const differences = async () => {
    await (await app.container.make(Queue)).enqueue(null, 'sales.compare_payments', {})
    await runJobs()
    const alerts = dataOf<{ kind: string }[]>(await staff.send('GET', `${API}/payment-alerts`))
    const kinds = alerts.map(({ kind }) => kind)
    return kinds.filter((kind) => ['missing_here', 'missing_there', 'amount_differs'].includes(kind))
  }

  test('is taken when its payer approves, and billed once, whoever tells it how often', async ({ assert }) => {
    const { id, number, total, next } = await place()
    const back = await choose(next, 'pay')
    assert.equal(await comeBack(back), '303 /vue/checkout/success')
    await Promise.all([comeBack(back), comeBack(back)])
    await runJobs()
    const order = await show(id)
    assert.containsSubset(order, { state: 'processing', paid: { amount: total } })
    assert.deepEqual(
      order.invoices.map((bill) => [bill.state, bill.total.amount]),
      [['paid', total]]
    )
    assert.deepEqual(sums(order), [`paid ${total}`])
    assert.containsSubset(gateway.books(), [{ number, kind: 'paid', amount: total }])
    assert.lengthOf(gateway.books(), 1)
  })

  test('is paid by its return alone; late, reordered and repeated notifications tell nothing new', async ({
    assert,
  }) => {
    gateway.sendsNotices = false
    const { id, total, next } = await place()
    assert.equal(await comeBack(await choose(next, 'pay')), '303 /vue/checkout/success')
    assert.deepEqual(sums(await show(id)), [`paid ${total}`])
    for (const notice of [...gateway.held.toReversed(), ...gateway.held]) await gateway.deliver(notice)
    await runJobs()
    assert.deepEqual(sums(await show(id)), [`paid ${total}`])
    assert.lengthOf((await show(id)).invoices, 1)
  })

  test('is taken once when the return and the notification come together', async ({ assert }) => {
    gateway.sendsNotices = false
    const { id, total, next } = await place()
    const back = await choose(next, 'pay')
    const [notice] = gateway.held
    if (!notice) throw new Error('PayPal told nothing')
    await Promise.all([comeBack(back), gateway.deliver(notice), comeBack(back), gateway.deliver(notice)])
    await runJobs()
    assert.deepEqual(sums(await show(id)), [`paid ${total}`])
    assert.lengthOf((await show(id)).invoices, 1)
    assert.lengthOf(gateway.books(), 1)
  })

  test('that nobody told of is found when the shop compares its money with PayPal', async ({ assert }) => {
    gateway.sendsNotices = false
    const { next } = await place()
    await comeBack(await choose(next, 'pay'))
    const [capture] = gateway.lastOrder().purchase_units[0].payments?.captures ?? []
    await gateway.refundByHand(capture?.id ?? '', '7.00')
    assert.deepEqual(await differences(), ['missing_here'])
  })

  test('is paid though the tab was closed on PayPal’s page', async ({ assert }) => {
    const { id, total, next } = await place()
    await choose(next, 'pay')
    assert.containsSubset(await show(id), { state: 'processing', paid: { amount: total } })
  })

  test('is tried again after a refusal, and paid once', async ({ assert }) => {
    const { id, number, total, next } = await place()
    assert.match(await comeBack(await choose(next, 'refuse')), /^303 \/vue\/checkout\/payment\/failed$/)
    assert.containsSubset(await show(id), { state: 'pending_payment', paid: { amount: 0 } })
    const second = await again(number)
    assert.notEqual(second.url, next.url)
    await choose(second, 'pay')
    const order = await show(id)
    assert.containsSubset(order, { state: 'processing', paid: { amount: total } })
    assert.lengthOf(order.invoices, 1)
    assert.lengthOf(gateway.books(), 1)
  })

  test('is tried again after it was called off; the page that was left takes no money', async ({ assert }) => {
    const { id, number, total, next } = await place()
    assert.match(await comeBack(await choose(next, 'cancel')), /payment\/failed$/)
    const second = await again(number)
    await choose(next, 'pay')
    assert.containsSubset(await show(id), { state: 'pending_payment', paid: { amount: 0 } })
    await choose(second, 'pay')
    assert.containsSubset(await show(id), { state: 'processing', paid: { amount: total } })
    assert.lengthOf(gateway.books(), 1)
  })

  test('is left to staff when another amount was paid', async ({ assert }) => {
    const { id, next } = await place()
    gateway.changeAmount(gateway.lastOrder().id, '1.00')
    await choose(next, 'pay')
    const order = await show(id)
    assert.equal(order.state, 'pending_payment')
    assert.lengthOf(order.invoices, 0)
    assert.deepEqual(sums(order), ['paid 100'])
  })

  test('believes nothing that is forged, and takes no ten megabytes', async ({ assert }) => {
    gateway.sendsNotices = false
    const { id, next } = await place()
    await choose(next, 'pay')
    const [notice] = gateway.held
    if (!notice) throw new Error('PayPal told nothing')
    await gateway.deliver({ ...notice, body: `${notice.body} ` })
    await gateway.deliver(gateway.sign(notice.body, notice.url, 'OTHER'))
    await runJobs()
    assert.containsSubset(await show(id), { state: 'pending_payment', transactions: [] })
    assert.oneOf(await gateway.deliver({ ...notice, body: 'x'.repeat(10_000_000) }), [413, 0])
    await gateway.deliver(notice)
    await runJobs()
    assert.equal((await show(id)).state, 'processing')
  })

  test('is given back in part, once, though the answer was lost', async ({ assert }) => {
    const { id, total, next } = await place()
    await choose(next, 'pay')
    gateway.fail(/POST .*\/refund$/, { kind: 'lost' })
    const wish = { lines: [], shipping: 0, adjustmentRefund: 500, adjustmentFee: 0, source: 'main', notify: false }
    dataOf(await send(`orders/${id}/refunds`, { ...wish, byProvider: true }))
    await runJobs()
    const order = await show(id)
    assert.deepEqual(sums(order), [`paid ${total}`, 'refunded 500'])
    assert.equal(order.provider?.toGiveBack.amount, total - 500)
    assert.deepEqual(await differences(), [])
    assert.lengthOf(gateway.books(), 2)
  })

  test('is authorised first and captured in parts where staff want it', async ({ assert }) => {
    await set(ORDERS, { captures_later: true })
    const { id, total, next } = await place()
    assert.equal(await comeBack(await choose(next, 'pay')), '303 /vue/checkout/success')
    assert.containsSubset(await show(id), { paid: { amount: 0 }, provider: { toCapture: { amount: total } } })
    dataOf(await send(`orders/${id}/captures`, { amount: 1000 }))
    dataOf(await send(`orders/${id}/captures`, {}))
    await runJobs()
    const order = await show(id)
    assert.containsSubset(order, { state: 'processing', paid: { amount: total } })
    assert.sameMembers(sums(order), [`authorised ${total}`, 'paid 1000', `paid ${total - 1000}`])
    assert.deepEqual(await differences(), [])
  })

  test('is let go when it is cancelled before it was captured', async ({ assert }) => {
    await set(ORDERS, { captures_later: true })
    const { id, total, next } = await place()
    await choose(next, 'pay')
    dataOf(await send(`orders/${id}/cancellation`, { notify: false }))
    await runJobs()
    const order = await show(id)
    assert.equal(order.state, 'canceled')
    assert.deepEqual(sums(order), [`authorised ${total}`, `canceled ${total}`])
    assert.deepEqual(await differences(), [])
  })

  test('is taken back by PayPal, and staff see it', async ({ assert }) => {
    const { id, total, next } = await place()
    await choose(next, 'pay')
    const [capture] = gateway.lastOrder().purchase_units[0].payments?.captures ?? []
    await gateway.dispute(capture?.id ?? '', 'CHARGEBACK')
    await gateway.reverse(capture?.id ?? '')
    await runJobs()
    const order = await show(id)
    assert.deepEqual(sums(order), [`paid ${total}`, `disputed ${total}`])
    assert.equal(order.provider?.toGiveBack.amount ?? 0, 0)
    assert.deepEqual(await differences(), [])
  })

  test('by the form is paid by its message once, and billed once', async ({ assert }) => {
    const { id, number, total, next } = await place(STANDARD)
    assert.equal(next.page, 'paypal/standard/redirect')
    assert.equal(next.fields.notify_url, addressOf(STANDARD))
    assert.equal(await comeBack(await choose(next, 'pay')), '303 /vue/checkout/success')
    const { id: payment } = gateway.lastForm()
    await gateway.sendMessage(payment, 'Completed')
    await runJobs()
    assert.containsSubset(await show(id), { state: 'processing', paid: { amount: total } })
    assert.deepEqual(sums(await show(id)), [`paid ${total}`])
    assert.lengthOf((await show(id)).invoices, 1)
    await gateway.sendMessage(payment, 'Refunded', { mc_gross: '-7.00' })
    await gateway.sendMessage(payment, 'Refunded', { mc_gross: '-7.00' })
    await runJobs()
    assert.deepEqual(sums(await show(id)), [`paid ${total}`, 'refunded 700'])
    assert.containsSubset(gateway.books()[0], { number, amount: total })
  })

  test('by the form is tried again after a refusal, and left to staff for another amount', async ({ assert }) => {
    const { id, number, next } = await place(STANDARD)
    assert.match(await comeBack(await choose(next, 'refuse')), /payment\/paypal\/standard\/failed$/)
    const second = await again(number)
    await choose(second, 'pending')
    assert.containsSubset(await show(id), { state: 'pending_payment', paid: { amount: 0 } })
    await gateway.sendMessage(gateway.lastForm().id, 'Completed', { mc_gross: '1.00' })
    await runJobs()
    const order = await show(id)
    assert.equal(order.state, 'pending_payment')
    assert.lengthOf(order.invoices, 0)
  })
})
