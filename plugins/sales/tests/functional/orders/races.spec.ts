import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { CheckNumbers } from '#plugins/sales/documents/numbers/queries/check_numbers'
import { anOrder, freshShop, sellWine } from '#plugins/sales/testing'
import { newStaffVisit, signedInStaff } from '#plugins/users/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { Store } from '#core/database/store'

const ORDERS = '/api/admin/sales/orders'
const OWN = '/api/sales/account/orders'

test.group('Two people at the same order at the same time', (group) => {
  let store: Store
  let staff: Visitor
  let other: Visitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    other = await signedInStaff()
    await sellWine('A', 1000, 24)
  })

  const one = async (sql: string) =>
    Object.values((await store.reader.first<Record<string, unknown>>(sql)) ?? {}).map(Number)
  const line = 'select invoiced, shipped, canceled, quantity from sales_order_lines'
  const placed = async () => {
    const { visitor, order } = await anOrder({ A: 4 })
    const [id, lineId] = await one('select order_id, id from sales_order_lines')
    const lines = [{ lineId, quantity: 4 }]
    return { visitor, number: order.number, id, lines }
  }
  const made = (answers: Answer[]) => answers.filter(({ status }) => status < 300).length
  const refused = (answers: Answer[]) => answers.filter(({ status }) => status === 409 || status === 422).length

  test('bill it once, and no number is lost', async ({ assert }) => {
    const { id, lines } = await placed()
    const answers = await Promise.all(
      [staff, other, staff, other].map((who) => who.send('POST', `${ORDERS}/${id}/invoices`, { lines, notify: false }))
    )
    assert.deepEqual([made(answers), refused(answers)], [1, 3])
    assert.deepEqual(await one(line), [4, 0, 0, 4])
    assert.deepEqual(await (await app.container.make(CheckNumbers)).execute(), [])
  })

  test('send it or call it off, never both', async ({ assert }) => {
    const { visitor, number, id, lines } = await placed()
    const parcel = { lines, source: 'main', notify: false }
    const answers = await Promise.all([
      staff.send('POST', `${ORDERS}/${id}/shipments`, parcel),
      other.send('POST', `${ORDERS}/${id}/cancellation`, {}),
      visitor.send('POST', `${OWN}/${number}/cancellation`),
      other.send('POST', `${ORDERS}/${id}/shipments`, parcel),
    ])
    assert.deepEqual([made(answers), refused(answers)], [1, 3])
    const [, shipped = 0, canceled = 0] = await one(line)
    assert.equal(shipped + canceled, 4)
    assert.deepEqual(await one('select on_hand, reserved from catalogue_stock_levels'), [24 - shipped, 0])
  })
})
