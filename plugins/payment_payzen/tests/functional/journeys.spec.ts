import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Queue } from '#core/jobs/queue'
import { METHOD, openPayzen, set } from '#plugins/payment_payzen/tests/payzen_shop'
import { chooseAll, placedOf, sellWine, signedInShopper, type ShopVisitor } from '#plugins/sales/testing'
import { runJobs } from '#core/testing/run_jobs'
import { newStaffVisit } from '#plugins/users/testing'
import type { Notice } from '#tests/gateways/gateway'
import type { GatewayTransaction, PayzenGateway } from '#tests/gateways/payzen'
import type { Store } from '#core/database/store'

type Fields = Record<string, string>

interface OrderSeen {
  state: string
  paid: { amount: number }
  payment: { canRetry: boolean }
  invoices: unknown[]
}

const HERE = `http://${process.env.HOST}:${process.env.PORT}`

test.group('An order paid by PayZen', (group) => {
  let store: Store
  let gateway: PayzenGateway
  let shopper: ShopVisitor
  group.each.setup(async () => {
    const shop = await openPayzen()
    store = shop.store
    gateway = shop.gateway
    await sellWine('A', 1000, 24)
    shopper = await signedInShopper()
    return shop.close
  })

  const nextOf = (body: unknown) =>
    (body as { data: { next: { url: string; fields: Fields; page: string } } }).data.next

  const order = async () => {
    await shopper.fill({ A: 2 })
    await chooseAll({ payment: METHOD })
    const answer = await shopper.place()
    const { number, state, total } = placedOf(answer)
    return { number, state, total: total.amount, ...nextOf(answer.body) }
  }
  const show = async (number: string) => {
    const { body } = await shopper.send('GET', `/api/sales/account/orders/${number}`)
    return (body as { data: OrderSeen }).data
  }
  const idOf = async (number: string) => {
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [number])
    return Number(row?.id)
  }
  const count = async (table: string, where = '1 = 1') => {
    const row = await store.reader.first<{ n: number }>(`select count(*) as n from ${table} where ${where}`)
    return Number(row?.n)
  }
  /** Posts the form as a browser does, and chooses on the page. Gives where it leads. */
  const payAt = async ({ url, fields }: { url: string; fields: Fields }, choice: string) => {
    const page = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
    const [, form = ''] = /name="form" value="([^"]+)"/.exec(await page.text()) ?? []
    const body = new URLSearchParams({ form, choice })
    const { headers } = await fetch(`${url}choice`, { method: 'POST', body, redirect: 'manual' })
    return new URL(headers.get('location') ?? '')
  }
  const comeBack = async ({ pathname, search }: URL) => {
    const { status, headers } = await shopper.send('GET', `${pathname}${search}`)
    return `${status} ${new URL(headers.get('location') ?? '').pathname}`
  }
  /** PayZen's servers tell the shop. The address of the shop in tests has another port. */
  const tell = async ({ url, headers, body }: Notice) => {
    const { pathname, search } = new URL(url)
    return fetch(`${HERE}${pathname}${search}`, { method: 'POST', headers, body })
  }
  const tellAll = async () => {
    for (const notice of gateway.held.splice(0)) await tell(notice)
    await runJobs()
  }
  /** What staff are alerted of, after the shop and PayZen were compared. */
  const alerts = async () => {
    await (await app.container.make(Queue)).enqueue(null, 'sales.compare_payments', {})
    await runJobs()
    const rows = await store.reader.all<{ kind: string }>('select kind from sales_payment_alerts order by id')
    return rows.map(({ kind }) => kind)
  }
  const invoices = async () => count('sales_invoices')

  test('is paid on its page, invoiced once, and stays so when PayZen tells it again', async ({ assert }) => {
    const placed = await order()
    assert.equal(placed.state, 'pending_payment')
    assert.equal(placed.page, 'payzen/redirect')
    const back = await payAt(placed, 'pay')
    const [notice] = gateway.held as [Notice]
    await Promise.all([comeBack(back), tell(notice), tell(notice)])
    await tellAll()
    await gateway.captureAll()
    await tellAll()
    assert.equal(await comeBack(back), '303 /vue/checkout/success')
    assert.containsSubset(await show(placed.number), { state: 'processing', paid: { amount: placed.total } })
    assert.equal(await invoices(), 1)
    assert.equal(await count('sales_transactions'), 1)
    assert.deepEqual(
      gateway.books().map(({ number, amount }) => [number, amount]),
      [[placed.number, placed.total]]
    )
    assert.deepEqual(await alerts(), [])
  })

  test('is paid by its notification when the shopper closes the page', async ({ assert }) => {
    const placed = await order()
    await payAt(placed, 'pay')
    await tellAll()
    assert.equal((await show(placed.number)).state, 'processing')
  })

  test('is paid by the return when the notification is late', async ({ assert }) => {
    const placed = await order()
    const back = await payAt(placed, 'pay')
    assert.equal(await comeBack(back), '303 /vue/checkout/success')
    assert.equal((await show(placed.number)).state, 'processing')
    await tellAll()
    assert.equal(await invoices(), 1)
  })

  test('waits for the notification when the shop has no password of the web service', async ({ assert }) => {
    await set('test_password', '')
    const placed = await order()
    const back = await payAt(placed, 'pay')
    assert.equal(await comeBack(back), '303 /vue/checkout/success')
    assert.equal((await show(placed.number)).state, 'pending_payment')
    await tellAll()
    assert.equal((await show(placed.number)).state, 'processing')
  })

  test('whose card is refused is paid by the next try, under another number', async ({ assert }) => {
    const placed = await order()
    const back = await payAt(placed, 'refuse')
    await tellAll()
    assert.equal(await comeBack(back), '303 /vue/checkout/payment/payzen/failed')
    assert.isTrue((await show(placed.number)).payment.canRetry)
    const again = await shopper.send('POST', `/api/sales/account/orders/${placed.number}/payments`)
    const next = nextOf(again.body)
    assert.notEqual(next.fields.vads_trans_id, placed.fields.vads_trans_id)
    assert.equal(next.fields.vads_order_id, placed.number)
    await payAt(next, 'pay')
    await tellAll()
    assert.containsSubset(await show(placed.number), { state: 'processing', payment: { canRetry: false } })
    assert.equal(await invoices(), 1)
  })

  test('whose shopper leaves the page is told so, and can be paid later', async ({ assert }) => {
    const placed = await order()
    const back = await payAt(placed, 'cancel')
    await tellAll()
    assert.equal(await comeBack(back), '303 /vue/checkout/payment/payzen/failed')
    assert.isTrue((await show(placed.number)).payment.canRetry)
  })

  test('is not paid by a wrong amount, nor by anybody else’s call', async ({ assert }) => {
    const placed = await order()
    const less = gateway.settle(placed.fields, { status: 'AUTHORISED', amount: placed.total - 1 })
    const forged = gateway.signed(placed.fields, 'key of another shop')
    const answer = await tell({ url: placed.fields.vads_url_check as string, ...forged })
    assert.include([400, 403], answer.status)
    assert.equal((await show(placed.number)).paid.amount, 0)
    await tell(gateway.notice(less))
    await runJobs()
    const { state } = await show(placed.number)
    assert.equal(state, 'pending_payment')
    assert.equal(await invoices(), 0)
  })

  test('is told of in 64 KB, not in 10 MB', async ({ assert }) => {
    const { fields } = await order()
    const body = 'x'.repeat(10 * 1024 * 1024)
    const status = await tell({ url: fields.vads_url_check as string, headers: {}, body }).then(
      (answer) => answer.status,
      // The connection may be closed before all was sent.
      () => 413
    )
    assert.equal(status, 413)
  })

  test('is refunded in part from the back office, once', async ({ assert }) => {
    const placed = await order()
    await payAt(placed, 'pay')
    await tellAll()
    await gateway.captureAll()
    await tellAll()
    const staff = await newStaffVisit()
    const id = await idOf(placed.number)
    const refund = { lines: [], shipping: 0, adjustmentRefund: 500, adjustmentFee: 0, source: 'main', notify: false }
    const ask = () =>
      staff.send(
        'POST',
        `/api/admin/sales/orders/${id}/refunds`,
        { ...refund, byProvider: true },
        { 'idempotency-key': 'one' }
      )
    const first = await ask()
    assert.equal(first.status, 201)
    await ask()
    await tellAll()
    const credits = gateway.transactions.filter(({ operation }) => operation === 'CREDIT')
    assert.deepEqual(
      credits.map(({ amount }) => amount),
      [500]
    )
    assert.equal(await count('sales_transactions', "kind = 'refunded' and amount = 500"), 1)
    assert.equal(await count('sales_payment_movements', "state = 'done'"), 1)
    assert.deepEqual(await alerts(), [])
    await tell(gateway.notice(gateway.giveBack(gateway.transactions[0] as GatewayTransaction, 300), 'MERCH_BO'))
    await runJobs()
    assert.deepEqual(await alerts(), ['refunded_elsewhere'])
    gateway.giveBack(gateway.transactions[0] as GatewayTransaction, 200)
    assert.deepEqual(await alerts(), ['refunded_elsewhere', 'missing_here'], 'the notification was lost')
  })

  test('is refunded on its day, before it is captured, in part and then the rest', async ({ assert }) => {
    const placed = await order()
    await payAt(placed, 'pay')
    await tellAll()
    const staff = await newStaffVisit()
    const id = await idOf(placed.number)
    for (const [key, amount] of [
      ['one', 500],
      ['two', 700],
    ] as const) {
      const refund = {
        lines: [],
        shipping: 0,
        adjustmentRefund: amount,
        adjustmentFee: 0,
        source: 'main',
        notify: false,
      }
      const body = { ...refund, byProvider: true }
      const { status } = await staff.send('POST', `/api/admin/sales/orders/${id}/refunds`, body, {
        'idempotency-key': key,
      })
      assert.equal(status, 201)
      await tellAll()
    }
    const refunded = await store.reader.all<{ amount: number }>(
      "select amount from sales_transactions where kind = 'refunded' order by id"
    )
    assert.deepEqual(
      refunded.map(({ amount }) => Number(amount)),
      [500, 700]
    )
    assert.equal(gateway.transactions[0]?.amount, placed.total - 1200)
    await gateway.captureAll()
    await tellAll()
    assert.deepEqual(await alerts(), [])
  })

  test('is paid in parts: with the first part, for the whole amount', async ({ assert }) => {
    await set('parts', 3)
    await set('parts_from', 1000)
    const placed = await order()
    await payAt(placed, 'pay')
    await tellAll()
    for (const part of gateway.transactions.slice(1)) {
      part.status = 'AUTHORISED'
      await tell(gateway.notice(part, 'BATCH_AUTO'))
    }
    await runJobs()
    assert.containsSubset(await show(placed.number), { state: 'processing', paid: { amount: placed.total } })
    assert.equal(await invoices(), 1)
    const row = await store.reader.first<{ details: string }>('select details from sales_transactions')
    assert.match(row?.details ?? '', /"parts":"\d+\.\d\d \+ \d+\.\d\d \+ \d+\.\d\d EUR \/ 30 d"/)
    assert.deepEqual(await alerts(), [])
  })

  test('is notified in the words that PayZen waits for', async ({ assert }) => {
    const placed = await order()
    const paid = gateway.settle(placed.fields)
    const answer = await tell(gateway.notice(paid))
    assert.equal(answer.status, 200)
    assert.equal(await answer.text(), 'OK-Accepted payment, order has been updated.')
  })

  test('is authorised, and captured from the back office', async ({ assert }) => {
    await set('capture', 'manual')
    const placed = await order()
    await payAt(placed, 'pay')
    await tellAll()
    assert.containsSubset(await show(placed.number), { paid: { amount: 0 } })
    const staff = await newStaffVisit()
    const id = await idOf(placed.number)
    const { status } = await staff.send(
      'POST',
      `/api/admin/sales/orders/${id}/captures`,
      {},
      { 'idempotency-key': 'two' }
    )
    assert.equal(status, 201)
    await tellAll()
    assert.containsSubset(await show(placed.number), { paid: { amount: placed.total } })
    assert.equal(await invoices(), 1)
    assert.equal(gateway.transactions[0]?.status, 'AUTHORISED')
  })

  test('that staff cancel lets go of the authorised money', async ({ assert }) => {
    await set('capture', 'manual')
    const placed = await order()
    await payAt(placed, 'pay')
    await tellAll()
    const staff = await newStaffVisit()
    const id = await idOf(placed.number)
    const { status } = await staff.send(
      'POST',
      `/api/admin/sales/orders/${id}/cancellation`,
      {},
      { 'idempotency-key': 'x' }
    )
    assert.isBelow(status, 300)
    await runJobs()
    await tellAll()
    assert.equal(gateway.transactions[0]?.status, 'CANCELLED')
    assert.equal(await count('sales_transactions', "kind = 'canceled'"), 1)
    assert.equal((await show(placed.number)).state, 'canceled')
  })

  test('sends a form that PayZen refuses when its clock is of another day', async ({ assert }) => {
    const placed = await order()
    gateway.skewMs = 26 * 3600 * 1000
    const page = await fetch(placed.url, { method: 'POST', body: new URLSearchParams(placed.fields) })
    assert.equal(page.status, 400)
    assert.include(await page.text(), 'vads_trans_date')
    assert.equal((await show(placed.number)).state, 'pending_payment')
  })
})
