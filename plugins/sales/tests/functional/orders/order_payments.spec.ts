import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { newStaffVisit } from '#plugins/users/testing'
import { anOrder, freshShop, refusalOf, saidOf, sellWine, signedInShopper } from '#plugins/sales/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { InvoiceAnswer } from '#plugins/sales/invoices/invoice_answer'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { Store } from '#core/database/store'

const API = '/api/admin/sales'

function dataOf<T>({ status, body }: Answer): T {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return (body as { data: T }).data
}

test.group('Payments of an order that staff write down', (group) => {
  let store: Store
  let staff: Visitor
  /** So many days from today, as it is in the shop. */
  let dayIn: (days: number) => string
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    const clock = await app.container.make(Clock)
    dayIn = (days) => clock.now().setZone(SHOP_ZONE).plus({ days }).toFormat('yyyy-MM-dd')
    await sellWine('A', 1000, 24)
  })

  const open = async (id: number) => dataOf<StaffOrderAnswer>(await staff.send('GET', `${API}/orders/${id}`))
  /** 10.00 a bottle, and 10.00 of delivery. */
  const order = async (bottles: number, email?: string) => {
    const { order: placed } = await anOrder({ A: bottles }, email ? await signedInShopper(email) : undefined)
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [
      placed.number,
    ])
    return open(Number(row?.id))
  }
  const pay = (id: number, money: object, headers: Record<string, string> = {}) =>
    staff.send(
      'POST',
      `${API}/orders/${id}/payments`,
      { method: 'payment_offline.cheque', notify: false, ...money },
      headers
    )

  test('bill what is open, once all of it is there', async ({ assert }) => {
    const { id, payable } = await order(2)
    assert.equal(payable.amount, 3000)
    const paid = dataOf<StaffOrderAnswer>(await pay(id, { amount: 3000, reference: 'CHQ 7', paidOn: dayIn(-3) }))
    assert.containsSubset(paid, {
      state: 'processing',
      paid: { amount: 3000 },
      payable: { amount: 0 },
      open: { toInvoice: 0, toShip: 2 },
      invoices: [{ state: 'paid', total: { amount: 3000 } }],
      transactions: [{ reference: 'CHQ 7', kind: 'paid', paidOn: dayIn(-3) }],
    })
    const bill = await staff.send('GET', `${API}/invoices/${paid.invoices[0]?.id}`)
    assert.containsSubset(dataOf<InvoiceAnswer>(bill), { payments: [{ reference: 'CHQ 7', paidOn: dayIn(-3) }] })
    const money = await staff.send('GET', `${API}/transactions/${paid.transactions[0]?.id}`)
    assert.containsSubset(dataOf<object>(money), { paidOn: dayIn(-3), invoice: { id: paid.invoices[0]?.id } })
    assert.equal(refusalOf(await pay(id, { amount: 1 })), '409 E_SALES_ORDER_PAID')
  })

  test('count a part towards the invoice that comes later', async ({ assert }) => {
    const { id, lines } = await order(2)
    const part = dataOf<StaffOrderAnswer>(await pay(id, { amount: 1000 }))
    assert.containsSubset(part, { paid: { amount: 1000 }, payable: { amount: 2000 }, invoices: [] })
    const pieces = { lines: [{ lineId: lines[0]?.id, quantity: 1 }], notify: false }
    const first = dataOf<InvoiceAnswer>(await staff.send('POST', `${API}/orders/${id}/invoices`, pieces))
    assert.containsSubset(first, { total: { amount: 2000 }, paid: { amount: 1000 } })
    // 10.00 are due of the invoice, and 10.00 are not billed.
    assert.equal((await open(id)).payable.amount, 2000)
    const whole = dataOf<StaffOrderAnswer>(await pay(id, { amount: 2000 }))
    assert.containsSubset(whole, {
      payable: { amount: 0 },
      invoiced: { amount: 3000 },
      invoices: [{ state: 'paid' }, { state: 'paid', total: { amount: 1000 } }],
      repayment: { owed: { amount: 0 } },
    })
  })

  test('never come to more than is left', async ({ assert }) => {
    const { id, lines } = await order(2)
    const tooMuch = await pay(id, { amount: 3001 }, { 'accept-language': 'en-GB' })
    assert.equal(refusalOf(tooMuch), '422 E_SALES_ORDER_PAYMENT_TOO_MUCH')
    assert.equal(saidOf(tooMuch), 'Only €30.00 is left to pay on this order.')
    const less = { lines: [{ lineId: lines[0]?.id, quantity: 1 }] }
    await staff.send('POST', `${API}/orders/${id}/cancellation`, less)
    assert.equal((await open(id)).payable.amount, 2000)
    assert.equal(refusalOf(await pay(id, { amount: 3000 })), '422 E_SALES_ORDER_PAYMENT_TOO_MUCH')
  })

  test('are dated in the past or today, never later', async ({ assert }) => {
    const { id } = await order(2)
    const early = await pay(id, { amount: 1000, paidOn: dayIn(1) })
    assert.equal(refusalOf(early), '422 E_SALES_PAYMENT_IN_FUTURE')
    assert.containsSubset(early.body, { errors: [{ field: 'paidOn' }] })
    assert.equal((await pay(id, { amount: 1000, paidOn: '2026-02-31' })).status, 422)
    // A refusal leaves neither money nor an invoice behind.
    assert.containsSubset(await open(id), { paid: { amount: 0 }, invoices: [], transactions: [] })
    const today = dataOf<StaffOrderAnswer>(await pay(id, { amount: 1000, paidOn: dayIn(0) }))
    assert.isNull(today.transactions[0]?.paidOn)
    const bill = dataOf<StaffOrderAnswer>(await pay(id, { amount: 2000, reference: 'VIR', paidOn: dayIn(-40) }))
    assert.equal(bill.transactions[1]?.paidOn, dayIn(-40))
  })

  test('of an invoice are dated in the same way', async ({ assert }) => {
    const { id, lines } = await order(1)
    const pieces = { lines: [{ lineId: lines[0]?.id, quantity: 1 }], notify: false }
    const { id: bill } = dataOf<InvoiceAnswer>(await staff.send('POST', `${API}/orders/${id}/invoices`, pieces))
    const path = `${API}/invoices/${bill}/transactions`
    const money = { method: 'payment_offline.cheque', amount: 2000 }
    assert.equal(
      refusalOf(await staff.send('POST', path, { ...money, paidOn: dayIn(1) })),
      '422 E_SALES_PAYMENT_IN_FUTURE'
    )
    const paid = dataOf<InvoiceAnswer>(await staff.send('POST', path, { ...money, paidOn: dayIn(-1) }))
    assert.containsSubset(paid, { state: 'paid', payments: [{ paidOn: dayIn(-1) }] })
  })

  test('stand once, however often they are sent, and however many come at once', async ({ assert }) => {
    const { id } = await order(2)
    const sent = { 'idempotency-key': 'pay-once' }
    const money = { amount: 3000, reference: 'VIR 1' }
    const answers = await Promise.all([1, 2, 3].map(() => pay(id, money, sent)))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201]
    )
    assert.containsSubset(await open(id), { paid: { amount: 3000 } })
    assert.lengthOf((await open(id)).transactions, 1)
    const other = await order(2, 'b@exemple.fr')
    const many = await Promise.all(['a', 'b', 'c'].map((reference) => pay(other.id, { amount: 3000, reference })))
    assert.equal(many.filter(({ status }) => status === 201).length, 1)
    assert.equal((await open(other.id)).paid.amount, 3000)
  })
})
