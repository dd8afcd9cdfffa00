import { test } from '@japa/runner'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { countQueries } from '#core/testing/query_counter'
import { anOrder, freshShop, sellWine, signedInShopper } from '#plugins/sales/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { Store } from '#core/database/store'

const API = '/api/admin/sales'
const REPORTS = `${API}/reports`
const JUNE = '2026-06-01..2026-06-30'

test.group('Reports of sales', (group) => {
  let store: Store
  let staff: Visitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    await sellWine('A', 1200, 24)
    await sellWine('B', 2400, 24)
  })

  const dataOf = <T>({ status, body }: Answer): T => {
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
    return (body as { data: T }).data
  }
  const read = async (report: string, query = `filter[period]=${JUNE}`) =>
    dataOf<Record<string, unknown>[]>(await staff.send('GET', `${REPORTS}/${report}?${query}`))

  /** Gives an order, with its documents, the time at which it was placed. */
  const orderedAt = async (placedAt: string, quantities: Record<string, number>, email?: string) => {
    const { order } = await anOrder(quantities, email ? await signedInShopper(email) : undefined)
    const row = await store.reader.first<{ id: number; line: number }>(
      `select o.id, l.id as line from sales_orders o join sales_order_lines l on l.order_id = o.id
       where o.number = ? order by l.position limit 1`,
      [order.number]
    )
    await store.lucid.rawQuery('update sales_orders set placed_at = ? where id = ?', [placedAt, Number(row?.id)])
    return { id: Number(row?.id), line: Number(row?.line) }
  }
  /** Bills all pieces of the first line, gives some of them back, and dates both. */
  const billed = async (order: { id: number; line: number }, quantity: number, back: number, at: string) => {
    const lines = (pieces: number) => [{ lineId: order.line, quantity: pieces }]
    const sent = { lines: lines(quantity), notify: false }
    const invoice = await staff.send('POST', `${API}/orders/${order.id}/invoices`, sent)
    const { id, due } = dataOf<{ id: number; due: { amount: number } }>(invoice)
    const paid = { method: 'payment_offline.cheque', amount: due.amount }
    dataOf(await staff.send('POST', `${API}/invoices/${id}/transactions`, paid))
    const given = { shipping: 0, adjustmentRefund: 0, adjustmentFee: 0, source: 'main', notify: false }
    const taken = [{ lineId: order.line, quantity: back, restock: false }]
    dataOf(await staff.send('POST', `${API}/orders/${order.id}/refunds`, { ...given, lines: taken }))
    for (const table of ['sales_invoices', 'sales_refunds']) {
      await store.lucid.rawQuery(`update ${table} set issued_at = ? where order_id = ?`, [at, order.id])
    }
  }

  test('count by the shop’s own days: what is cancelled never counts, what is given back is taken off', async ({
    assert,
  }) => {
    // 23:30 in Paris on 30 June, and half past midnight on 1 July.
    const late = await orderedAt('2026-06-30T21:30:00.000Z', { A: 4 })
    const july = await orderedAt('2026-06-30T22:30:00.000Z', { B: 1 }, 'autre@exemple.fr')
    await billed(late, 4, 1, '2026-06-30T21:45:00.000Z')
    const canceled = await orderedAt('2026-06-10T10:00:00.000Z', { B: 2 }, 'tiers@exemple.fr')
    await staff.send('POST', `${API}/orders/${canceled.id}/cancellation`, {})
    const days = await read('periods', `filter[period]=${JUNE}&sort=-turnover`)
    // 4 × 12 € and 10 € of delivery, less 12 €.
    const ordered = { amount: 4 * 1200 + 1000, currency: 'EUR' }
    assert.containsSubset(days[0], {
      day: '2026-06-30',
      orders: 1,
      gross: ordered,
      refunded: { amount: 1200 },
      turnover: { amount: 4600 },
      basket: ordered,
      net: { amount: 3833 },
    })
    assert.containsSubset(days[1], { orders: 0, gross: { amount: 0 }, basket: null })
    const months = await read('periods', 'filter[period]=2026-06-15..2026-07-15&filter[step]=month')
    assert.deepEqual(
      months.map(({ day, orders }) => [day, orders]),
      [
        ['2026-06-15', 1],
        ['2026-07-01', 1],
      ]
    )
    const series = await staff.send('GET', `${REPORTS}/series?from=2026-07-01&to=2026-07-30&step=week`)
    assert.containsSubset(series.body, {
      data: {
        before: { from: '2026-06-01', to: '2026-06-30' },
        figures: { orders: { now: 1, before: 1 }, gross: { now: 3400, before: 4600 } },
        steps: [
          { day: '2026-07-01', now: 3400 },
          { day: '2026-07-06', now: 0 },
        ],
      },
    })
    assert.isAbove(july.id, 0)
  })

  test('tell products, categories and customers, beside the days before', async ({ assert }) => {
    const may = await orderedAt('2026-05-20T10:00:00.000Z', { A: 1 })
    const june = await orderedAt('2026-06-20T10:00:00.000Z', { A: 3, B: 1 }, 'autre@exemple.fr')
    await billed(june, 3, 1, '2026-06-21T10:00:00.000Z')
    const products = await read('products')
    assert.containsSubset(products, [
      { sku: 'A', pieces: 3, returned: 1, gross: { amount: 2400 }, net: { amount: 2000 }, before: { amount: 1200 } },
      { sku: 'B', pieces: 1, returned: 0, gross: { amount: 2400 }, before: { amount: 0 } },
    ])
    assert.lengthOf(await read('products', `filter[period]=${JUNE}&q=vin b`), 1)
    assert.containsSubset(await read('categories'), [{ name: 'Sans catégorie', pieces: 4, gross: { amount: 4800 } }])
    const customers = await read('customers')
    assert.containsSubset(customers, [
      { email: 'autre@exemple.fr', orders: 1, gross: { amount: 3 * 1200 + 2400 + 1000 - 1200 }, before: { amount: 0 } },
      { email: 'cliente@exemple.fr', orders: 0, gross: { amount: 0 }, before: { amount: 2200 } },
    ])
    await store.lucid.rawQuery(
      'delete from catalogue_products where id = (select product_id from sales_order_lines where id = ?)',
      [may.line]
    )
    assert.containsSubset(await read('products'), [{ sku: 'A', pieces: 3, product_id: null }])
  })

  test('tell VAT by country and rate from invoices and credit notes', async ({ assert }) => {
    const order = await orderedAt('2026-05-20T10:00:00.000Z', { A: 3 })
    await billed(order, 3, 1, '2026-06-20T10:00:00.000Z')
    const [row, ...others] = await read('taxes')
    assert.lengthOf(others, 0)
    // Invoiced 36 € and 10 € of delivery with VAT of 20 %, credited 12 €: 28.33 € and 5.67 € of VAT are left.
    assert.containsSubset(row, {
      country: 'France',
      rate: 20,
      invoiced: { amount: 3833 },
      credited: { amount: 1000 },
      net: { amount: 2833 },
      tax: { amount: 567 },
      gross: { amount: 3400 },
      before: { amount: 0 },
    })
    assert.lengthOf(await read('taxes', 'filter[period]=2026-03-01..2026-03-31'), 0)
  })

  test('tell what lies in stock at the price of the catalogue', async ({ assert }) => {
    const stock = await read('stock', '')
    assert.containsSubset(stock, [
      { sku: 'B', on_hand: 24, worth: { amount: 24 * 2400, currency: 'EUR' } },
      { sku: 'A', on_hand: 24, worth: { amount: 24 * 1200 } },
    ])
  })

  test('open to each right of its own, and refuse days that are none', async ({ assert }) => {
    await createRole('lecteur', ['sales.reports.list'])
    const reader = await newStaffVisit({ email: 'lecteur@exemple.fr', role: 'lecteur' })
    for (const [report, status] of Object.entries({
      periods: 200,
      products: 200,
      categories: 200,
      customers: 403,
      taxes: 403,
      stock: 403,
    })) {
      assert.equal((await reader.send('GET', `${REPORTS}/${report}`)).status, status, report)
    }
    for (const query of ['filter[period]=hier', 'filter[period]=2020-01-01..2026-01-01', 'filter[step]=year']) {
      assert.equal((await staff.send('GET', `${REPORTS}/periods?${query}`)).status, 422, query)
    }
    assert.equal((await staff.send('GET', `${REPORTS}/series?from=2026-02-30&to=2026-01-01`)).status, 422)
    const years = await staff.send('GET', `${REPORTS}/series?from=2020-01-01&to=2026-01-01`)
    assert.equal(years.status, 422)
  })

  test('stand on the dashboard, each box by few statements', async ({ assert }) => {
    await orderedAt('2026-06-20T10:00:00.000Z', { A: 3 })
    const box = async (widget: string) =>
      (await staff.send('GET', `/api/admin/platform/widgets/${widget}?from=2026-06-01&to=2026-06-30`)).body
    const { result, queries } = await countQueries(() => box('sales.turnover'))
    assert.containsSubset(result, { data: { series: { currency: 'EUR' } } })
    assert.equal((result as { data: { series: { values: number[] } } }).data.series.values[19], 4600)
    assert.isAtMost(queries.length, 6, queries.join('\n\n'))
    assert.containsSubset(await box('sales.orders'), {
      data: { figures: [{ value: 4600, previous: 0, currency: 'EUR' }, { value: 1, previous: 0 }, { value: 4600 }] },
    })
    assert.containsSubset(await box('sales.best_products'), {
      data: { rows: { rows: [{ cells: ['Vin A', 3, { currency: 'EUR' }] }] } },
    })
    assert.containsSubset(await box('sales.waiting'), { data: { figures: [{ value: 1 }] } })
    assert.containsSubset(await box('sales.quotes'), { data: { figures: [{ value: 0 }, { value: 0 }, { value: 0 }] } })
    assert.containsSubset(await box('sales.open_invoices'), { data: { figures: [{ value: 0 }, { value: 0 }] } })
  })
})
