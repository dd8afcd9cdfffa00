import { test } from '@japa/runner'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { anOrder, freshShop, refusalOf, sellWine } from '#plugins/sales/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { RefundAnswer } from '#plugins/sales/refunds/refund_answer'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { Store } from '#core/database/store'

const API = '/api/admin/sales'
function dataOf<T>({ status, body }: Answer): T {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return (body as { data: T }).data
}

test.group('Refunds', (group) => {
  let store: Store
  let staff: Visitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    await sellWine('A', 1000, 24)
  })

  const open = async (id: number) => dataOf<StaffOrderAnswer>(await staff.send('GET', `${API}/orders/${id}`))
  const levels = async () => {
    const [row] = await store.reader.all<{ on_hand: number; reserved: number }>(
      'select on_hand, reserved from catalogue_stock_levels'
    )
    return [Number(row?.on_hand), Number(row?.reserved)]
  }
  /** An order of so many bottles that is invoiced and paid, of which so many have left. */
  const paidOrder = async (bottles: number, sent: number) => {
    const { order: placed } = await anOrder({ A: bottles })
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [
      placed.number,
    ])
    const id = Number(row?.id)
    const line = (await open(id)).lines[0]?.id as number
    const all = { lines: [{ lineId: line, quantity: bottles }], notify: false }
    const bill = dataOf<{ id: number; due: { amount: number } }>(
      await staff.send('POST', `${API}/orders/${id}/invoices`, all)
    )
    const money = { method: 'payment_offline.cheque', amount: bill.due.amount }
    dataOf(await staff.send('POST', `${API}/invoices/${bill.id}/transactions`, money))
    if (sent > 0) {
      const parcel = { source: 'main', notify: false, lines: [{ lineId: line, quantity: sent }] }
      dataOf(await staff.send('POST', `${API}/orders/${id}/shipments`, parcel))
    }
    return { id, line }
  }
  const wish = (said: object) => ({ lines: [], shipping: 0, adjustmentRefund: 0, adjustmentFee: 0, ...said })
  const refund = (id: number, said: object) =>
    staff.send('POST', `${API}/orders/${id}/refunds`, { ...wish(said), source: 'main', notify: false })
  const pieces = (lineId: number, quantity: number, restock = true) => ({ lines: [{ lineId, quantity, restock }] })

  test('give one shipped bottle back to customer and shelf', async ({ assert }) => {
    const { id, line } = await paidOrder(3, 3)
    assert.deepEqual(await levels(), [21, 0])
    const note = dataOf<RefundAnswer>(await refund(id, { ...pieces(line, 1), reason: 'Bouchonnée' }))
    assert.match(note.number, /^AV20\d\d-000001$/)
    assert.containsSubset(note, {
      net: { amount: 833 },
      tax: { amount: 167 },
      total: { amount: 1000 },
      reason: 'Bouchonnée',
      lines: [{ sku: 'A', quantity: 1, unshipped: 0, isRestocked: true }],
    })
    assert.deepEqual(await levels(), [22, 0])
    const order = await open(id)
    assert.containsSubset(order, {
      state: 'completed',
      refunded: { amount: 1000 },
      lines: [{ refunded: 1, toRefund: 2 }],
    })
    assert.containsSubset(order, { refunds: [{ state: 'due' }] })
    assert.equal(order.transactions.at(-1)?.kind, 'paid')
  })

  test('leave a broken bottle off the shelf', async ({ assert }) => {
    const { id, line } = await paidOrder(3, 3)
    dataOf(await refund(id, pieces(line, 1, false)))
    assert.deepEqual(await levels(), [21, 0])
  })

  test('need no source: what goes back to the shelf goes where it left', async ({ assert }) => {
    const { id, line } = await paidOrder(3, 3)
    const without = (said: object) =>
      staff.send('POST', `${API}/orders/${id}/refunds`, { ...wish(said), notify: false })
    dataOf(await without(pieces(line, 1, false)))
    dataOf(await without({ adjustmentRefund: 100 }))
    assert.deepEqual(await levels(), [21, 0])
    dataOf(await without(pieces(line, 1)))
    assert.deepEqual(await levels(), [22, 0])
  })

  test('free bottles that had not left, and these never leave; those that wait for others stay theirs', async ({
    assert,
  }) => {
    const { id, line } = await paidOrder(6, 3)
    assert.deepEqual(await levels(), [21, 3])
    const note = dataOf<RefundAnswer>(await refund(id, pieces(line, 4)))
    assert.containsSubset(note.lines[0], { quantity: 4, unshipped: 3 })
    assert.deepEqual(await levels(), [22, 0])
    assert.containsSubset(await open(id), { state: 'completed', open: { toShip: 0, toRefund: 2 } })
  })

  test('close an order that is given back whole, delivery included, to the cent', async ({ assert }) => {
    const { id, line } = await paidOrder(3, 0)
    const first = dataOf<RefundAnswer>(await refund(id, pieces(line, 1)))
    const rest = dataOf<RefundAnswer>(await refund(id, { ...pieces(line, 2), shipping: 1000 }))
    const order = await open(id)
    assert.equal(first.total.amount + rest.total.amount, order.totals.total.amount)
    assert.equal(first.tax.amount + rest.tax.amount, order.totals.tax.amount)
    assert.equal(order.state, 'closed')
    assert.deepEqual(await levels(), [24, 0])
  })

  test('take extras and fees, within what was paid', async ({ assert }) => {
    const { id, line } = await paidOrder(3, 3)
    const fee = dataOf<RefundAnswer>(await refund(id, { ...pieces(line, 1), adjustmentFee: 250 }))
    // 10.00 − 2.50 = 7.50, of which VAT 1.67 − 0.42.
    assert.deepEqual([fee.total.amount, fee.tax.amount], [750, 125])
    const extra = dataOf<RefundAnswer>(await refund(id, { adjustmentRefund: 500 }))
    assert.equal(extra.total.amount, 500)
    assert.equal(refusalOf(await refund(id, { adjustmentRefund: 2751 })), '422 E_SALES_REFUND_TOO_MUCH')
    assert.equal(
      refusalOf(await refund(id, { ...pieces(line, 1), adjustmentFee: 1000 })),
      '422 E_SALES_REFUND_FEE_TOO_MUCH'
    )
    assert.equal(refusalOf(await refund(id, { shipping: 1001 })), '422 E_SALES_REFUND_SHIPPING_TOO_MUCH')
    assert.equal(refusalOf(await refund(id, pieces(line, 3))), '422 E_SALES_REFUND_TOO_MANY')
    assert.equal(refusalOf(await refund(id, pieces(1_000_000, 1))), '422 E_SALES_LINE_OF_ANOTHER')
    assert.equal(refusalOf(await refund(id, {})), '422 E_SALES_REFUND_EMPTY')
    for (const shipping of [-1, 0.5]) assert.equal((await refund(id, { shipping })).status, 422)
    assert.equal(dataOf<RefundAnswer>(await refund(id, { adjustmentRefund: 2750 })).number.slice(-6), '000003')
  })

  test('are refused for what was never paid', async ({ assert }) => {
    const { order: placed } = await anOrder({ A: 2 })
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [
      placed.number,
    ])
    const id = Number(row?.id)
    assert.equal(refusalOf(await refund(id, { adjustmentRefund: 100 })), '422 E_SALES_REFUND_TOO_MUCH')
    const line = (await open(id)).lines[0]?.id as number
    assert.equal(refusalOf(await refund(id, pieces(line, 1))), '422 E_SALES_REFUND_TOO_MANY')
  })

  test('are worked out before they are issued, and nothing stands yet', async ({ assert }) => {
    const { id, line } = await paidOrder(3, 3)
    const preview = await staff.send('POST', `${API}/orders/${id}/refund-previews`, wish(pieces(line, 2)))
    assert.containsSubset(preview.body, {
      data: { total: { amount: 2000 }, tax: { amount: 333 }, most: { amount: 4000 } },
    })
    assert.containsSubset((await staff.send('GET', `${API}/refunds`)).body, { meta: { total: 0 } })
  })

  test('are given once when two click at the same time', async ({ assert }) => {
    const { id, line } = await paidOrder(1, 1)
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, pieces(line, 1))))
    assert.equal(answers.filter(({ status }) => status === 201).length, 1)
    assert.equal((await open(id)).refunded.amount, 1000)
    assert.deepEqual(await levels(), [24, 0])
  })

  test('open to each right of its own', async ({ assert }) => {
    const { id } = await paidOrder(1, 1)
    await createRole('lecteur', ['sales.orders.list'])
    const reader = await newStaffVisit({ email: 'lecteur@exemple.fr', role: 'lecteur' })
    for (const [method, path, body] of [
      ['GET', `${API}/refunds`, undefined],
      ['GET', `${API}/refunds/1`, undefined],
      ['POST', `${API}/orders/${id}/refunds`, {}],
      ['POST', `${API}/orders/${id}/refund-previews`, {}],
    ] as const) {
      assert.equal((await reader.send(method, path, body)).status, 403, `${method} ${path}`)
    }
  })
})
