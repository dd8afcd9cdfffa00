import { test } from '@japa/runner'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { anOrder, freshShop, refusalOf, saidOf, sellWine, setSetting, signedInShopper } from '#plugins/sales/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { InvoiceAnswer } from '#plugins/sales/invoices/invoice_answer'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { Store } from '#core/database/store'

const API = '/api/admin/sales'
function dataOf<T>({ status, body }: Answer): T {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return (body as { data: T }).data
}

test.group('Invoices', (group) => {
  let store: Store
  let staff: Visitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    await sellWine('A', 1000, 24)
  })

  const open = async (id: number) => dataOf<StaffOrderAnswer>(await staff.send('GET', `${API}/orders/${id}`))
  const order = async (quantities: Record<string, number>) => {
    const { order: placed } = await anOrder(quantities)
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [
      placed.number,
    ])
    return open(Number(row?.id))
  }
  const invoice = (id: number, pieces: [lineId: number | undefined, quantity: number][]) => {
    const lines = pieces.map(([lineId, quantity]) => ({ lineId, quantity }))
    return staff.send('POST', `${API}/orders/${id}/invoices`, { lines, notify: false })
  }
  const pay = (id: number, money: object) =>
    staff.send('POST', `${API}/invoices/${id}/transactions`, { method: 'payment_offline.cheque', ...money })

  test('are billed in parts that add up to the order, delivery with the first one', async ({ assert }) => {
    const { id, lines, totals } = await order({ A: 3 })
    const line = lines[0]?.id
    const first = dataOf<InvoiceAnswer>(await invoice(id, [[line, 1]]))
    // 10.00 (8.33 + 1.67) and 10.00 of delivery (8.33 + 1.67).
    assert.deepEqual([first.net.amount, first.tax.amount, first.total.amount], [1666, 334, 2000])
    assert.match(first.number, /^FA20\d\d-000001$/)
    assert.equal(first.shipping?.total.amount, 1000)
    const second = dataOf<InvoiceAnswer>(await invoice(id, [[line, 2]]))
    assert.isNull(second.shipping)
    assert.match(second.number, /-000002$/)
    assert.equal(first.total.amount + second.total.amount, totals.total.amount)
    assert.equal(first.tax.amount + second.tax.amount, totals.tax.amount)
    const done = await open(id)
    assert.containsSubset(done, { state: 'pending_payment', invoiced: { amount: 4000 }, open: { toInvoice: 0 } })
    assert.equal(refusalOf(await invoice(id, [[line, 1]])), '422 E_SALES_INVOICE_TOO_MANY')
    assert.equal(refusalOf(await invoice(id, [[1_000_000, 1]])), '422 E_SALES_LINE_OF_ANOTHER')
    assert.equal(refusalOf(await invoice(id, [[line, 0]])), '422 E_SALES_INVOICE_EMPTY')
  })

  test('say who sells, frozen as it was', async ({ assert }) => {
    await setSetting('configuration.general.legal_company', 'Caves du Test')
    const { id, lines } = await order({ A: 1 })
    const issued = dataOf<InvoiceAnswer>(await invoice(id, [[lines[0]?.id, 1]]))
    await setSetting('configuration.general.legal_company', 'Autre nom')
    const again = dataOf<InvoiceAnswer>(await staff.send('GET', `${API}/invoices/${issued.id}`))
    assert.containsSubset(again, {
      seller: { company: 'Caves du Test' },
      customer: { name: 'Claire Client', email: 'cliente@exemple.fr' },
      lines: [{ sku: 'A', quantity: 1, unitNet: { amount: 833 }, net: { amount: 833 }, rate: 'TVA 20\u202f%' }],
      taxes: [{ net: { amount: 1666 }, tax: { amount: 334 } }],
      due: { amount: 2000 },
    })
  })

  test('keep their numbers without a gap when many are issued at once and some are refused', async ({ assert }) => {
    const { id, lines } = await order({ A: 6 })
    const line = lines[0]?.id
    const answers = await Promise.all([1, 1, 99, 1, 99, 1, 1, 99, 1].map((quantity) => invoice(id, [[line, quantity]])))
    assert.equal(answers.filter(({ status }) => status === 201).length, 6)
    const rows = await store.reader.all<{ number: string }>('select number from sales_invoices order by number')
    assert.deepEqual(
      rows.map(({ number }) => Number(number.slice(-6))),
      [1, 2, 3, 4, 5, 6]
    )
    assert.equal((await open(id)).invoiced.amount, 7000)
  })

  test('are paid by what comes for them, and never by more', async ({ assert }) => {
    const { id, lines } = await order({ A: 2 })
    const { id: bill } = dataOf<InvoiceAnswer>(await invoice(id, [[lines[0]?.id, 2]]))
    assert.equal((await open(id)).state, 'pending_payment')
    const half = dataOf<InvoiceAnswer>(await pay(bill, { amount: 1000, reference: 'CHQ 1' }))
    assert.containsSubset(half, { state: 'pending', paid: { amount: 1000 }, due: { amount: 2000 } })
    assert.equal(refusalOf(await pay(bill, { amount: 1000, reference: 'CHQ 1' })), '409 E_SALES_TRANSACTION_KNOWN')
    assert.equal(refusalOf(await pay(bill, { amount: 2001 })), '422 E_SALES_TRANSACTION_TOO_MUCH')
    const path = `${API}/invoices/${bill}/transactions`
    const tooMuch = { method: 'payment_offline.cheque', amount: 2001 }
    const english = await staff.send('POST', path, tooMuch, { 'accept-language': 'en-GB' })
    assert.equal(saidOf(english), 'Only €20.00 is left to pay on this invoice.')
    const french = await staff.send('POST', path, tooMuch, { 'accept-language': 'fr-FR' })
    assert.equal(saidOf(french), 'Il ne reste que 20,00\u00a0€ à régler sur cette facture.')
    for (const amount of [0, -5, 1.5]) assert.equal((await pay(bill, { amount })).status, 422)
    const paid = dataOf<InvoiceAnswer>(await pay(bill, { amount: 2000 }))
    assert.containsSubset(paid, { state: 'paid', due: { amount: 0 }, payments: [{ reference: 'CHQ 1' }, {}] })
    assert.equal(refusalOf(await pay(bill, { amount: 1 })), '409 E_SALES_INVOICE_PAID')
    const followed = await open(id)
    assert.containsSubset(followed, { state: 'processing', paid: { amount: 3000 } })
    const parcel = { source: 'main', notify: false, lines: [{ lineId: lines[0]?.id, quantity: 2 }] }
    await staff.send('POST', `${API}/orders/${id}/shipments`, parcel)
    assert.equal((await open(id)).state, 'completed')
    assert.containsSubset((await staff.send('GET', `${API}/transactions`)).body, { meta: { total: 2 } })
    const { id: shown } = followed.transactions[0] as { id: number }
    assert.containsSubset((await staff.send('GET', `${API}/transactions/${shown}`)).body, {
      data: { reference: 'CHQ 1', kind: 'paid', amount: { amount: 1000 }, invoice: { id: bill } },
    })
  })

  test('another order’s unpaid invoice changes nothing of this one', async ({ assert }) => {
    const one = await order({ A: 1 })
    await invoice(one.id, [[one.lines[0]?.id, 1]])
    await sellWine('B', 500, 10)
    const { order: placed } = await anOrder({ B: 1 }, await signedInShopper('b@exemple.fr'))
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [
      placed.number,
    ])
    const other = await open(Number(row?.id))
    const parcel = { source: 'main', notify: false, lines: [{ lineId: other.lines[0]?.id, quantity: 1 }] }
    await staff.send('POST', `${API}/orders/${other.id}/shipments`, parcel)
    assert.equal((await open(other.id)).state, 'processing')
  })

  test('what is never sent leaves the stock with its invoice', async ({ assert }) => {
    await store.lucid.rawQuery("update catalogue_products set type = 'virtual'")
    const { id, lines } = await order({ A: 2 })
    assert.equal(lines[0]?.ships, false)
    await invoice(id, [[lines[0]?.id, 2]])
    const [level] = await store.reader.all<{ on_hand: number; reserved: number }>(
      'select on_hand, reserved from catalogue_stock_levels'
    )
    assert.deepEqual([Number(level?.on_hand), Number(level?.reserved)], [22, 0])
  })

  test('open to each right of its own', async ({ assert }) => {
    const { id, lines } = await order({ A: 1 })
    const { id: bill } = dataOf<InvoiceAnswer>(await invoice(id, [[lines[0]?.id, 1]]))
    await createRole('lecteur', ['sales.orders.list'])
    const reader = await newStaffVisit({ email: 'lecteur@exemple.fr', role: 'lecteur' })
    for (const [method, path, body] of [
      ['GET', `${API}/invoices`, undefined],
      ['GET', `${API}/invoices/${bill}`, undefined],
      ['POST', `${API}/orders/${id}/invoices`, { lines: [], notify: false }],
      ['GET', `${API}/transactions`, undefined],
      ['POST', `${API}/invoices/${bill}/transactions`, { method: 'x', amount: 1 }],
      ['GET', `${API}/payment-choices`, undefined],
    ] as const) {
      assert.equal((await reader.send(method, path, body)).status, 403, `${method} ${path}`)
    }
  })
})
