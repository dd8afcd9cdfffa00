import { test } from '@japa/runner'
import { anOrder, freshShop, refusalOf, sellWine } from '#plugins/sales/testing'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { dataOf } from '#plugins/sales/tests/functional/payments/money_office'
import { upsert } from '#plugins/catalogue/testing'
import type { InvoiceAnswer } from '#plugins/sales/invoices/invoice_answer'
import type { RefundAnswer } from '#plugins/sales/refunds/refund_answer'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { Store } from '#core/database/store'
import type { Visitor } from '#core/testing/visitor'

const API = '/api/admin/sales'
const WRONG = { reason: 'Adresse erronée', notify: false }

test.group('An invoice that is wrong', (group) => {
  let store: Store
  let staff: Visitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    await sellWine('A', 1000, 24)
  })

  const send = async <T>(path: string, body: object) => dataOf<T>(await staff.send('POST', `${API}/${path}`, body))
  const open = async (id: number) => dataOf<StaffOrderAnswer>(await staff.send('GET', `${API}/orders/${id}`))
  const show = async (id: number) => dataOf<InvoiceAnswer>(await staff.send('GET', `${API}/invoices/${id}`))
  const takeBack = (id: number, body: object = WRONG, key?: string) =>
    staff.send('POST', `${API}/invoices/${id}/corrections`, body, key ? { 'idempotency-key': key } : {})
  const levels = () =>
    store.reader.first<{ on_hand: number; reserved: number }>(
      'select sum(on_hand) as on_hand, sum(reserved) as reserved from catalogue_stock_levels'
    )

  /** An order of so much, all of it on one invoice. */
  const invoiced = async (quantities: Record<string, number>) => {
    const { order } = await anOrder(quantities)
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [order.number])
    const id = Number(row?.id)
    const lines = (await open(id)).lines.map((line) => ({ lineId: line.id, quantity: line.quantity }))
    const again = () => send<InvoiceAnswer>(`orders/${id}/invoices`, { lines, notify: false })
    return { id, lines, again, bill: await again() }
  }

  test('is taken back, and the same pieces and delivery are billed again on the same order', async ({ assert }) => {
    const { id, again, bill } = await invoiced({ A: 3 })
    await send(`invoices/${bill.id}/transactions`, { method: 'payment_offline.cheque', amount: bill.due.amount })
    const note = dataOf<RefundAnswer>(await takeBack(bill.id))
    assert.containsSubset(note, {
      state: 'settled',
      invoices: [bill.number],
      reason: 'Adresse erronée',
      returned: { amount: 0 },
      total: bill.total,
      net: bill.net,
      tax: bill.tax,
      shipping: { amount: 1000 },
    })
    assert.containsSubset(await show(bill.id), {
      state: 'credited',
      paid: { amount: 0 },
      due: { amount: 0 },
      takenBackBy: { number: note.number },
    })
    const order = await open(id)
    assert.containsSubset(order, {
      state: 'processing',
      repayment: { owed: { amount: 0 } },
      paid: { amount: 4000 },
      lines: [{ invoiced: 0, refunded: 0, toInvoice: 3, toShip: 3, toRefund: 0 }],
    })
    assert.equal(order.transactions.length, 1, 'no money went')
    // What was paid counts for the right one.
    const right = await again()
    assert.containsSubset(right, { state: 'paid', total: bill.total, due: { amount: 0 } })
    const back = { lines: [], shipping: 1001, adjustmentRefund: 0, adjustmentFee: 0, notify: false }
    const more = await staff.send('POST', `${API}/orders/${id}/refunds`, back)
    assert.equal(refusalOf(more), '422 E_SALES_REFUND_SHIPPING_TOO_MUCH')
    await send(`orders/${id}/refunds`, { ...back, shipping: 1000 })
  })

  test('does not count as delivery that was credited: a cancellation credits the whole right invoice', async ({
    assert,
  }) => {
    const { id, again, bill } = await invoiced({ A: 3 })
    dataOf(await takeBack(bill.id))
    const right = await again()
    dataOf(await staff.send('POST', `${API}/orders/${id}/cancellation`, { reason: 'Retirée' }))
    assert.containsSubset(await show(right.id), {
      state: 'credited',
      credited: right.total,
      due: { amount: 0 },
    })
    assert.containsSubset(await open(id), { state: 'closed', repayment: { owed: { amount: 0 } } })
  })

  test('is taken back once, whoever asks and however often', async ({ assert }) => {
    const { id, bill } = await invoiced({ A: 2 })
    const answers = await Promise.all([takeBack(bill.id), takeBack(bill.id), takeBack(bill.id)])
    assert.deepEqual(answers.map(refusalOf).toSorted(), [
      '201 ',
      '409 E_SALES_INVOICE_TAKEN_BACK',
      '409 E_SALES_INVOICE_TAKEN_BACK',
    ])
    assert.lengthOf((await open(id)).refunds, 1)
    const other = await invoicedAgain(id)
    const [first, second] = [await takeBack(other, WRONG, 'k'), await takeBack(other, WRONG, 'k')]
    assert.deepEqual(dataOf<RefundAnswer>(first).id, dataOf<RefundAnswer>(second).id)
  })

  const invoicedAgain = async (id: number) => {
    const lines = (await open(id)).lines.map((line) => ({ lineId: line.id, quantity: line.toInvoice }))
    return (await send<InvoiceAnswer>(`orders/${id}/invoices`, { lines, notify: false })).id
  }

  test('of which goods were credited is not taken back; nor without a reason, nor by just anybody', async ({
    assert,
  }) => {
    const { id, lines, bill } = await invoiced({ A: 2 })
    assert.match(refusalOf(await takeBack(bill.id, { notify: false })), /^422 E_VALIDATION_/)
    await createRole('lecteur', ['sales.invoices.list', 'sales.invoices.view'])
    const reader = await newStaffVisit({ email: 'lecteur@exemple.fr', role: 'lecteur' })
    assert.equal((await reader.send('POST', `${API}/invoices/${bill.id}/corrections`, WRONG)).status, 403)
    await send(`orders/${id}/refunds`, {
      lines: [{ lineId: lines[0]?.lineId, quantity: 1, restock: true }],
      shipping: 0,
      adjustmentRefund: 0,
      adjustmentFee: 0,
      notify: false,
    })
    assert.equal(refusalOf(await takeBack(bill.id)), '409 E_SALES_INVOICE_CREDITED')
    assert.equal(refusalOf(await takeBack(999)), '404 E_SALES_INVOICE_NOT_FOUND')
  })

  test('gives back what left the stock with it, promised to the order as before', async ({ assert }) => {
    await upsert([
      {
        type: 'virtual',
        variants: [{ sku: 'BON', price: 5000, stock: { main: 10 } }],
        translations: { fr_FR: { name: 'Bon cadeau' }, en_GB: { name: 'Voucher' } },
      },
    ])
    const { id, again, bill } = await invoiced({ BON: 2 })
    assert.containsSubset(await levels(), { on_hand: 32, reserved: 0 })
    dataOf(await takeBack(bill.id))
    assert.containsSubset(await levels(), { on_hand: 34, reserved: 2 })
    const right = await again()
    assert.containsSubset(await levels(), { on_hand: 32, reserved: 0 })
    dataOf(await takeBack(right.id))
    await send(`orders/${id}/cancellation`, {})
    assert.containsSubset(await levels(), { on_hand: 34, reserved: 0 })
  })
})
