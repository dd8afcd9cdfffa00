import { test } from '@japa/runner'
import { countQueries } from '#core/testing/query_counter'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { dataOf, ReturnShop } from '#plugins/rma/tests/fixtures/return_shop'
import { anOrder, sellWine } from '#plugins/sales/testing'

const REPORTS = '/api/admin/rma/reports'
const JUNE = '2026-06-01..2026-06-30'

test.group('Reports of returns', (group) => {
  let shop: ReturnShop
  let otherReason: number
  group.each.setup(async () => {
    shop = await ReturnShop.open()
    await sellWine('B', 2000)
    const [id] = await shop.one(
      `select id from rma_reasons where is_staff_only = false and resolutions like '%refund%' order by position desc limit 1`
    )
    otherReason = Number(id)
  })

  const read = async (report: string, query = '') =>
    dataOf<Record<string, unknown>[]>(
      await shop.staff.send('GET', `${REPORTS}/${report}?filter[period]=${JUNE}${query}`)
    )
  const set = (sql: string, ...bindings: (string | number)[]) => shop.store.lucid.rawQuery(sql, bindings)
  const placed = (number: string, at: string) =>
    set('update sales_orders set placed_at = ? where number = ?', at, number)

  /** In June six of A and four of B are sold. Of A one came back, two are on their way, and one was refused. */
  const aMonth = async () => {
    await shop.deliver(6)
    const { number } = shop
    const { order } = await anOrder({ B: 4 }, shop.customer)
    const { order: canceled } = await anOrder({ B: 2 }, shop.customer)
    const row = await shop.store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [
      canceled.number,
    ])
    dataOf(await shop.staff.send('POST', `/api/admin/sales/orders/${Number(row?.id)}/cancellation`, {}))
    const lines = (quantity: number) => [{ lineId: shop.lineId, quantity, reasonId: otherReason }]
    const refunded = await shop.opened(2)
    await shop.moved(refunded.id, 'approve')
    const [line] = refunded.lines
    await shop.moved(refunded.id, 'receive', { received: [{ lineId: line?.id, quantity: 1 }] })
    await shop.moved(refunded.id, 'refund')
    const refused = await shop.opened(1)
    await shop.moved(refused.id, 'refuse', { text: 'Hors délai.' })
    await shop.opened(2, { lines: lines(2) })
    for (const one of [number, order.number, canceled.number]) await placed(one, '2026-06-20T10:00:00.000Z')
    return { refunded: refunded.id, refused: refused.id }
  }

  test('tell how much of what was sold came back, by product and by an attribute', async ({ assert }) => {
    await aMonth()
    await shop.deliver(3)
    await shop.opened(3)
    await placed(shop.number, '2026-07-01T10:00:00.000Z')
    const products = await read('products')
    assert.deepEqual(
      products.map(({ sku, pieces, returned, rate }) => [sku, pieces, returned, rate]),
      [
        ['A', 6, 3, 50],
        ['B', 4, 0, 0],
      ]
    )
    assert.lengthOf(await read('products', '&q=vin b'), 1)

    const brand = { code: 'brand', type: 'select', label: { fr_FR: 'Marque', en_GB: 'Brand' } }
    const { id } = dataOf<{ id: number }>(await shop.staff.send('POST', '/api/admin/catalogue/attributes', brand))
    const option = { code: 'north', label: { fr_FR: 'Nord', en_GB: 'North' } }
    dataOf(await shop.staff.send('POST', `/api/admin/catalogue/attributes/${id}/options`, option))
    const ofB = `(select product_id from catalogue_variants where sku = 'B')`
    await set(`update catalogue_products set attributes = ? where id = ${ofB}`, '{"brand":"north"}')
    const { attributes } = dataOf<{ attributes: { code: string; label: string }[] }>(
      await shop.staff.send('GET', `${REPORTS}?locale=en_GB`)
    )
    assert.deepInclude(attributes, { code: 'brand', label: 'Brand' })
    const brands = await read('attributes', '&filter[attribute]=brand&locale=en_GB')
    assert.deepEqual(
      brands.map(({ name, pieces, returned, rate }) => [name, pieces, returned, rate]),
      [
        ['No value', 6, 3, 50],
        ['North', 4, 0, 0],
      ]
    )
  })

  test('tell why', async ({ assert }) => {
    await aMonth()
    // Of ten pieces that were sold one came back for the first reason, and two for the other.
    assert.deepEqual(
      (await read('reasons')).map(({ id, requests, returned, share, rate }) => [id, requests, returned, share, rate]),
      [
        [otherReason, 1, 2, 66.67, 20],
        [shop.reasonId, 1, 1, 33.33, 10],
      ]
    )
  })

  test('tell how long returns took, by what was asked for', async ({ assert }) => {
    const { refunded, refused } = await aMonth()
    await shop.opened(1, { resolution: 'exchange' })
    const dated = (id: number, to: string, at: string) =>
      set('update rma_messages set created_at = ? where return_id = ? and state_to = ?', at, id, to)
    await set(`update rma_returns set created_at = '2026-06-21T10:00:00.000Z'`)
    await set(`update rma_messages set created_at = '2026-06-21T10:00:00.000Z'`)
    await dated(refunded, 'awaiting_return', '2026-06-22T10:00:00.000Z')
    await dated(refunded, 'returned', '2026-06-26T10:00:00.000Z')
    await dated(refunded, 'refunded', '2026-06-27T10:00:00.000Z')
    await dated(refused, 'refused', '2026-06-23T22:00:00.000Z')
    await shop.moved(refunded, 'solve')
    // The first was answered after one day and refunded after six; the second was refused after two and a half.
    const [refunds, exchanges] = await read('times')
    assert.containsSubset(refunds, {
      resolution: 'refund',
      opened: 3,
      solved: 2,
      closed: 0,
      usual: 4.3,
      longest: 6,
    })
    assert.equal(refunds?.answer, 1.8)
    assert.containsSubset(exchanges, { resolution: 'exchange', opened: 1, solved: 0, usual: null, longest: null })
    const may = await shop.staff.send('GET', `${REPORTS}/times?filter[period]=2026-05-01..2026-05-31`)
    assert.deepEqual(dataOf(may), [])
  })

  test('take the three statements of a list, and a right of their own', async ({ assert }) => {
    await aMonth()
    for (const report of ['products', 'attributes', 'reasons', 'times']) {
      await read(report)
      const { queries } = await countQueries(() => read(report))
      // One more is of the session.
      assert.isAtMost(queries.length, 4, `${report}: ${queries.join('\n\n')}`)
    }
    await createRole('lecteur', ['rma.reports.list'])
    const reader = await newStaffVisit({ email: 'lecteur@exemple.fr', role: 'lecteur' })
    await createRole('autre', ['rma.returns.list'])
    const other = await newStaffVisit({ email: 'autre@exemple.fr', role: 'autre' })
    for (const report of ['', '/products', '/attributes', '/reasons', '/times']) {
      assert.equal((await reader.send('GET', REPORTS + report)).status, 200, report)
      assert.equal((await other.send('GET', REPORTS + report)).status, 403, report)
    }
  })
})
