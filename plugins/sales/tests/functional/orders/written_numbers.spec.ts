import { test } from '@japa/runner'
import { anOrder, freshShop, refusalOf, sellWine } from '#plugins/sales/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { aRequest, staffOf } from '#plugins/sales/tests/functional/quotes/quote_visits'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { Store } from '#core/database/store'

const API = '/api/admin/sales'
const NO_NUMBER = '422 E_VALIDATION_NUMBER'
/** What a program may send by mistake where a number belongs. */
const GUESSES = [true, [1], '0x1', '1e0']

test.group('Numbers that staff send', (group) => {
  let store: Store
  let staff: Visitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    await sellWine('A', 1000, 24)
  })

  const idOf = async (table: string) =>
    Number((await store.reader.first<{ id: number }>(`select max(id) as id from ${table}`))?.id)
  const opened = async (id: number) => {
    const { body } = await staff.send('GET', `${API}/orders/${id}`)
    return (body as { data: StaffOrderAnswer }).data
  }

  test('are never guessed for a document of an order, which stays as it was', async ({ assert }) => {
    await anOrder({ A: 3 })
    const id = await idOf('sales_orders')
    const before = await opened(id)
    const lineId = before.lines[0]?.id
    const refused = async (path: string, body: object) => {
      const answer = await staff.send('POST', `${API}/${path}`, body)
      assert.equal(refusalOf(answer), NO_NUMBER, `${path} ${JSON.stringify(body)}`)
    }
    const back = { shipping: 0, adjustmentRefund: 0, adjustmentFee: 0, source: 'main', notify: false }
    for (const guess of GUESSES) {
      const lines = [{ lineId, quantity: guess }]
      await refused(`orders/${id}/shipments`, { source: 'main', notify: false, lines })
      await refused(`orders/${id}/invoices`, { notify: false, lines })
      await refused(`orders/${id}/refunds`, { ...back, lines: [{ ...lines[0], restock: true }] })
      await refused(`orders/${id}/refunds`, { ...back, lines: [], adjustmentRefund: guess })
      await refused(`orders/${id}/captures`, { amount: guess })
    }
    assert.deepEqual(await opened(id), before)
    const lines = [{ lineId, quantity: '3' }]
    assert.equal((await staff.send('POST', `${API}/orders/${id}/invoices`, { notify: false, lines })).status, 201)
    const bill = `invoices/${await idOf('sales_invoices')}/transactions`
    for (const amount of GUESSES) await refused(bill, { method: 'payment_offline.cheque', amount })
  })

  test('are never guessed for a quote', async ({ assert }) => {
    await aRequest({ A: 2 })
    const path = `${API}/quotes/${await idOf('sales_quotes')}`
    const read = async (): Promise<Answer> => staff.send('GET', path)
    const { version, lines } = staffOf(await read())
    const line = { position: lines[0]?.position, quantity: 2, unitAmount: 900, off: 0 }
    for (const guess of GUESSES) {
      for (const wrong of [{ quantity: guess }, { unitAmount: guess }, { off: guess }]) {
        const answer = await staff.send('PUT', path, { version, lines: [{ ...line, ...wrong }], shipping: null })
        assert.equal(refusalOf(answer), NO_NUMBER, JSON.stringify(wrong))
      }
    }
    assert.equal(staffOf(await read()).version, version)
  })
})
