import { test } from '@japa/runner'
import { anOrder, freshShop, refusalOf, sellWine } from '#plugins/sales/testing'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { dataOf } from '#plugins/sales/tests/functional/payments/money_office'
import type { InvoiceAnswer } from '#plugins/sales/invoices/invoice_answer'
import type { OrderAnswer } from '#plugins/sales/orders/order_answer'
import type { RefundAnswer } from '#plugins/sales/refunds/refund_answer'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { ShopVisitor } from '#plugins/sales/testing'
import type { Store } from '#core/database/store'
import type { Visitor } from '#core/testing/visitor'

const API = '/api/admin/sales'
const CHEQUE = 'payment_offline.cheque'
const TRANSFER = 'payment_offline.bank_transfer'

test.group('Money of a credit note that staff give', (group) => {
  let store: Store
  let staff: Visitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    await sellWine('A', 1000, 24)
  })

  const send = async <T>(path: string, body: object) => dataOf<T>(await staff.send('POST', `${API}/${path}`, body))
  const show = async (id: number) => dataOf<RefundAnswer>(await staff.send('GET', `${API}/refunds/${id}`))
  const open = async (id: number) => dataOf<StaffOrderAnswer>(await staff.send('GET', `${API}/orders/${id}`))
  const pay = (id: number, body: object = {}) =>
    staff.send('POST', `${API}/refunds/${id}/payments`, { byProvider: false, ...body })

  /** A paid order of three bottles, of which one was credited: 10.00 euros. */
  const credited = async (by?: ShopVisitor) => {
    const { visitor, order } = await anOrder({ A: 3 }, by)
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [order.number])
    const id = Number(row?.id)
    const [line] = (await open(id)).lines
    const lines = [{ lineId: line?.id ?? 0, quantity: 3 }]
    const bill = await send<InvoiceAnswer>(`orders/${id}/invoices`, { lines, notify: false })
    await send(`invoices/${bill.id}/transactions`, { method: CHEQUE, amount: bill.due.amount })
    const note = await send<RefundAnswer>(`orders/${id}/refunds`, {
      lines: [{ lineId: line?.id ?? 0, quantity: 1, restock: true }],
      shipping: 0,
      adjustmentRefund: 0,
      adjustmentFee: 0,
      notify: false,
    })
    return { id, number: order.number, visitor, note }
  }

  test('is to be paid until they say that they paid it: day, way and reference', async ({ assert }) => {
    const { id, number, visitor, note } = await credited()
    assert.containsSubset(note, { state: 'due', returned: { amount: 1000 }, returnedOn: null, payment: null })
    const before = await open(id)
    assert.deepEqual(
      before.transactions.map(({ kind }) => kind),
      ['paid']
    )
    const own = async () => dataOf<OrderAnswer>(await visitor.send('GET', `/api/sales/account/orders/${number}`))
    assert.containsSubset(await own(), { returned: { amount: 0 }, toRepay: { amount: 1000 } })
    // What waits for staff: the list, the dashboard and the menu.
    const waiting = async () => (await staff.send('GET', `${API}/refunds?filter[state]=due,failed`)).body
    assert.containsSubset(await waiting(), { data: [{ id: note.id, state: 'due' }] })
    const menu = async () => (await staff.send('GET', '/api/admin/platform/menu-counts')).body
    assert.containsSubset(await menu(), { data: { 'sales.menu.admin_refunds': 1 } })
    const board = async () =>
      JSON.stringify(
        (await staff.send('GET', '/api/admin/platform/widgets/sales.refunds?from=2026-01-01&to=2026-01-31')).body
      )
    assert.include(await board(), 'filter[state]=due,failed')

    const paid = dataOf<RefundAnswer>(
      await pay(note.id, { method: TRANSFER, reference: 'VIR 7', paidOn: '2026-01-31' })
    )
    assert.containsSubset(paid, { state: 'refunded', returnedOn: '2026-01-31' })
    const after = await open(id)
    assert.containsSubset(after, { repayment: { owed: { amount: 0 }, done: { amount: 0 } } })
    assert.containsSubset(after.transactions.at(-1), {
      kind: 'refunded',
      method: TRANSFER,
      reference: 'VIR 7',
      amount: { amount: 1000 },
    })
    assert.containsSubset(after.history[0], { kind: 'refund_settled', details: { number: note.number } })
    assert.containsSubset(await own(), { returned: { amount: 1000 }, toRepay: { amount: 0 } })
    assert.containsSubset(await waiting(), { data: [] })
    assert.notProperty(((await menu()) as { data: object }).data, 'sales.menu.admin_refunds')
  })

  test('goes once, whoever says so and however often', async ({ assert }) => {
    const { id, note } = await credited()
    const answers = await Promise.all(['a', 'b', 'a', 'c'].map((reference) => pay(note.id, { reference })))
    assert.deepEqual(answers.map(refusalOf).toSorted(), [
      '201 ',
      '409 E_SALES_REFUND_SETTLED',
      '409 E_SALES_REFUND_SETTLED',
      '409 E_SALES_REFUND_SETTLED',
    ])
    const { transactions } = await open(id)
    assert.lengthOf(
      transactions.filter(({ kind }) => kind === 'refunded'),
      1
    )
    assert.equal(refusalOf(await pay(note.id)), '409 E_SALES_REFUND_SETTLED')
  })

  test('is refused beside its field, and stays to be paid', async ({ assert }) => {
    const { note, visitor } = await credited()
    const { today } = await show(note.id)
    assert.match(today, /^\d{4}-\d\d-\d\d$/)
    for (const [body, refusal] of [
      [{ paidOn: '2999-01-01' }, '422 E_SALES_REFUND_PAID_LATER'],
      [{ paidOn: '31/01/2026' }, '422 E_VALIDATION_REGEX'],
      [{ byProvider: true }, '409 E_SALES_REFUND_NOT_BY_PROVIDER'],
    ] as const) {
      assert.equal(refusalOf(await pay(note.id, body)), refusal)
    }
    assert.equal((await show(note.id)).state, 'due')
    const other = await credited(visitor)
    dataOf(await pay(note.id, { reference: 'VIR 1' }))
    assert.equal(refusalOf(await pay(other.note.id, { reference: 'VIR 1' })), '409 E_SALES_TRANSACTION_KNOWN')
    assert.equal((await show(other.note.id)).state, 'due')
  })

  test('is noted by who may give money back, and by nobody else', async ({ assert }) => {
    const { note } = await credited()
    await createRole('lecteur', ['sales.refunds.list', 'sales.refunds.view', 'sales.refunds.create'])
    const reader = await newStaffVisit({ email: 'lecteur@exemple.fr', role: 'lecteur' })
    const answer = await reader.send('POST', `${API}/refunds/${note.id}/payments`, { byProvider: false })
    assert.equal(answer.status, 403)
    assert.equal((await show(note.id)).state, 'due')
  })
})
