import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { countQueries } from '#core/testing/query_counter'
import { Clock } from '#core/time/clock'
import { anOrder, freshShop, sellWine } from '#plugins/sales/testing'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import type { DeskGroup } from '#plugins/platform/queries/read_desk'
import type { Store } from '#core/database/store'
import type { Visitor } from '#core/testing/visitor'

const DESK = '/api/admin/platform/desk'
const COUNTS = '/api/admin/platform/menu-counts'

test.group('The desk', (group) => {
  let store: Store
  let staff: Visitor
  let clock: Clock
  group.each.setup(async () => {
    store = await freshShop()
    clock = await app.container.make(Clock)
    await sellWine('A', 1000, 24)
    staff = await newStaffVisit()
  })

  const read = async (visitor = staff) => ((await visitor.send('GET', DESK)).body as { data: DeskGroup[] }).data
  const counts = async (visitor = staff) =>
    ((await visitor.send('GET', COUNTS)).body as { data: Record<string, number> }).data

  test('shows what waits, the most urgent first, and leaves with what is done', async ({ assert }) => {
    assert.deepEqual(await read(), [])
    const { visitor, order: first } = await anOrder({ A: 2 })
    const { order: second } = await anOrder({ A: 1 }, visitor)
    const [waiting] = await read()
    assert.containsSubset(waiting, { key: 'sales.orders_to_ship', total: 2, list: { screen: 'sales.admin.orders' } })
    assert.deepEqual(
      waiting?.items.map(({ number }) => number),
      [first.number, second.number]
    )
    assert.containsSubset(waiting?.items[0], {
      title: 'Claire Client',
      amount: { currency: 'EUR' },
      waitsFor: { kind: 'shop', isMine: false },
      isOverdue: false,
    })
    await store.lucid.rawQuery("update sales_orders set state = 'canceled' where number = ?", [first.number])
    await store.lucid.rawQuery('update sales_order_lines set canceled = quantity')
    assert.deepEqual(await read(), [])
  })

  test('begins with what is overdue', async ({ assert }) => {
    const { order } = await anOrder({ A: 1 })
    const row = await store.reader.first<{ id: number; line: number }>(
      'select o.id, l.id as line from sales_orders o join sales_order_lines l on l.order_id = o.id where o.number = ?',
      [order.number]
    )
    const pieces = { lines: [{ lineId: Number(row?.line), quantity: 1 }], notify: false }
    await staff.send('POST', `/api/admin/sales/orders/${row?.id}/invoices`, pieces)
    assert.deepEqual(
      (await read()).map(({ key }) => key),
      ['sales.orders_to_ship']
    )
    await store.lucid.rawQuery('update sales_invoices set due_at = ?, is_due_on_delivery = ?', [
      clock.isoIn(-3 * 24 * 3600),
      false,
    ] as never)
    const [late, ...others] = await read()
    assert.containsSubset(late, {
      key: 'sales.invoices_overdue',
      items: [{ isOverdue: true, waitsFor: { kind: 'customer' } }],
    })
    assert.lengthOf(others, 1)
  })

  test('shows what a person may see, and counts it in the menu', async ({ assert }) => {
    await anOrder({ A: 1 })
    assert.equal((await counts())['platform.menu.desk'], 1)
    await createRole('accueil', ['platform.desk.view', 'platform.menu.desk'])
    const reader = await newStaffVisit({ email: 'accueil@exemple.fr', role: 'accueil' })
    assert.deepEqual(await read(reader), [])
    assert.deepEqual(await counts(reader), {})
    await createRole('caviste', ['sales.orders.list'])
    const other = await newStaffVisit({ email: 'cave@exemple.fr', role: 'caviste' })
    assert.equal((await other.send('GET', DESK)).status, 403)
  })

  test('takes three statements a kind, however much waits', async ({ assert }) => {
    const { visitor } = await anOrder({ A: 1 })
    await read()
    const measure = async () => (await countQueries(() => read())).queries.length
    await store.changes.catchUp({ now: true })
    const one = await measure()
    for (let more = 0; more < 7; more++) await anOrder({ A: 1 }, visitor)
    await read()
    // Counts are kept for a while, and counted again then.
    assert.isAtMost(await measure(), one + 4)
    assert.isAtMost(one, 3 * 12 + 4)
  })
})
