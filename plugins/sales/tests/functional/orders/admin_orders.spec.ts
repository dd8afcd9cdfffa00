import { test } from '@japa/runner'
import { createRole, newStaffVisit } from '#plugins/users/testing'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import { upsert } from '#plugins/catalogue/testing'
import { anOrder, freshShop, refusalOf, sellWine } from '#plugins/sales/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { StaffOrderAnswer } from '#plugins/sales/orders/staff_order_answer'
import type { Store } from '#core/database/store'

const ORDERS = '/api/admin/sales/orders'
const orderOf = ({ status, body }: Answer) => {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return (body as { data: StaffOrderAnswer }).data
}

test.group('Orders in the back office', (group) => {
  let store: Store
  let staff: Visitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    await sellWine('A', 1250, 24)
  })

  const levels = async () => {
    const rows = await store.reader.all<{ on_hand: number; reserved: number }>(
      'select on_hand, reserved from catalogue_stock_levels order by variant_id, source_id'
    )
    return rows.map((row) => [Number(row.on_hand), Number(row.reserved)])
  }
  /** Places an order and opens it. */
  const order = async (quantities: Record<string, number>) => {
    const { order: placed } = await anOrder(quantities)
    const row = await store.reader.first<{ id: number }>('select id from sales_orders where number = ?', [
      placed.number,
    ])
    return orderOf(await staff.send('GET', `${ORDERS}/${row?.id}`))
  }
  const ship = (id: number, parcel: object) =>
    staff.send('POST', `${ORDERS}/${id}/shipments`, { source: 'main', notify: false, ...parcel })

  test('are listed, found and filtered', async ({ assert }) => {
    const { number } = await order({ A: 2 })
    const { body } = await staff.send('GET', `${ORDERS}?q=client&filter[state]=pending&sort=-total`)
    assert.containsSubset(body, {
      data: [{ number, customer: 'Claire Client', total: { amount: 3500 }, quantity: 2, to_ship: 2 }],
      meta: { total: 1 },
    })
    assert.containsSubset((await staff.send('GET', `${ORDERS}?filter[state]=closed`)).body, { data: [] })
  })

  test('name their channel in the language of whoever reads, else in its own', async ({ assert }) => {
    const { number } = await order({ A: 1 })
    const named = async (locale: string) =>
      (await staff.send('GET', `${ORDERS}?locale=${locale}`)).body as { data: object[] }
    assert.containsSubset(await named('en_GB'), { data: [{ number, channel: 'Cellier' }] })
    await store.lucid.rawQuery(
      "insert into configuration_channel_translations (channel_id, locale, name) values (1, 'en_GB', 'Online shop')"
    )
    assert.containsSubset(await named('en_GB'), { data: [{ number, channel: 'Online shop' }] })
    assert.containsSubset(await named('fr_FR'), { data: [{ number, channel: 'Cellier' }] })
  })

  test('are found by their customer, with what they were billed', async ({ assert }) => {
    const { id, number, lines } = await order({ A: 1 })
    const whose = await store.reader.first<{ customer_id: number }>('select customer_id from sales_orders')
    const own = Number(whose?.customer_id)
    const listed = async (list: string, customer: unknown) =>
      (await staff.send('GET', `/api/admin/sales/${list}?filter[customer_id]=${customer}`)).body
    assert.containsSubset(await listed('orders', own), { data: [{ id, number }], meta: { total: 1 } })
    assert.containsSubset(await listed('orders', own + 1), { data: [], meta: { total: 0 } })
    const billed = [{ lineId: lines[0]?.id, quantity: 1 }]
    assert.equal((await staff.send('POST', `${ORDERS}/${id}/invoices`, { lines: billed, notify: false })).status, 201)
    assert.containsSubset(await listed('invoices', own), { data: [{ order: number }], meta: { total: 1 } })
    assert.containsSubset(await listed('invoices', own + 1), { meta: { total: 0 } })
    assert.equal((await staff.send('GET', `${ORDERS}?filter[customer_id]=1.5`)).status, 422)
  })

  test('tell everything about themselves', async ({ assert }) => {
    const opened = await order({ A: 2 })
    assert.containsSubset(opened, {
      state: 'pending',
      canCancel: true,
      open: { toInvoice: 2, toShip: 2, toCancel: 2, toRefund: 0 },
      customer: { name: 'Claire Client', email: 'cliente@exemple.fr', kind: 'individual' },
      lines: [{ sku: 'A', quantity: 2, toShip: 2, total: { amount: 2500 }, tax: { amount: 417 } }],
      history: [{ kind: 'placed', actor: { kind: 'customer', name: 'Claire Client' } }],
      exchange: null,
      billing: { phone: '+33 6 12 34 56 78' },
      delivery: { phone: '+33 6 12 34 56 78' },
    })
    assert.equal(refusalOf(await staff.send('GET', `${ORDERS}/999999`)), '404 E_SALES_ORDER_NOT_FOUND')
  })

  test('open to each right of its own', async ({ assert }) => {
    const { id } = await order({ A: 1 })
    await createRole('lecteur', ['sales.orders.list'])
    const reader = await newStaffVisit({ email: 'lecteur@exemple.fr', role: 'lecteur' })
    assert.equal((await reader.send('GET', ORDERS)).status, 200)
    for (const [method, path, body] of [
      ['GET', `${ORDERS}/${id}`, undefined],
      ['POST', `${ORDERS}/${id}/cancellation`, {}],
      ['POST', `${ORDERS}/${id}/comments`, { text: 'x', notify: false }],
      ['POST', `${ORDERS}/${id}/shipments`, { source: 'main', lines: [], notify: false }],
    ] as const) {
      assert.equal((await reader.send(method, path, body)).status, 403, `${method} ${path}`)
    }
  })

  test('are commented, and the customer reads what is meant for them', async ({ assert }) => {
    const sent = await watchMails()
    const { id, number } = await order({ A: 1 })
    const said = orderOf(await staff.send('POST', `${ORDERS}/${id}/comments`, { text: 'Carton abîmé', notify: false }))
    assert.containsSubset(said.history[0], { kind: 'comment', text: 'Carton abîmé', isTold: false })
    await staff.send('POST', `${ORDERS}/${id}/comments`, { text: 'Départ demain <b>', notify: true })
    await runEvents()
    await runJobs()
    const mails = await sent()
    const about = mails.filter(({ subject }) => subject === `À propos de votre commande ${number}`)
    assert.include(about[0]?.text ?? '', 'Départ demain <b>')
    assert.include(about[0]?.html ?? '', 'Départ demain &lt;b&gt;')
    assert.notInclude(about[0]?.text ?? '', 'abîmé')
    assert.equal((await staff.send('POST', `${ORDERS}/${id}/comments`, { text: ' ', notify: true })).status, 422)
  })

  test('leave in parcels, each from its source, and what was promised goes with them', async ({ assert }) => {
    await staff.send('POST', '/api/admin/catalogue/inventory-sources', { code: 'cave', name: 'Cave', priority: 5 })
    await upsert([{ variants: [{ sku: 'A', stock: { cave: 6 } }] }])
    const { id, lines } = await order({ A: 6 })
    const [line] = lines
    assert.deepEqual(await levels(), [
      [24, 6],
      [6, 0],
    ])
    const first = await ship(id, {
      lines: [{ lineId: line?.id, quantity: 2 }],
      carrier: 'Chronopost',
      trackingNumber: 'X1',
    })
    assert.containsSubset(first.body, {
      data: { quantity: 2, carrier: 'Chronopost', weight: 2600, source: 'Principal' },
    })
    assert.deepEqual(await levels(), [
      [22, 4],
      [6, 0],
    ])
    await ship(id, { source: 'cave', lines: [{ lineId: line?.id, quantity: 3 }] })
    assert.deepEqual(await levels(), [
      [22, 1],
      [3, 0],
    ])
    const half = orderOf(await staff.send('GET', `${ORDERS}/${id}`))
    assert.containsSubset(half, { state: 'processing', lines: [{ shipped: 5, toShip: 1 }], open: { toCancel: 1 } })
    assert.deepEqual(
      half.shipments.map(({ number, quantity }) => [number.slice(-6), quantity]),
      [
        ['000001', 2],
        ['000002', 3],
      ]
    )
    const tooMany = await ship(id, { lines: [{ lineId: line?.id, quantity: 2 }] })
    assert.equal(refusalOf(tooMany), '422 E_SALES_SHIPMENT_TOO_MANY')
    assert.equal(
      refusalOf(await ship(id, { lines: [{ lineId: 1_000_000, quantity: 1 }] })),
      '422 E_SALES_LINE_OF_ANOTHER'
    )
    assert.equal(
      refusalOf(await ship(id, { lines: [{ lineId: line?.id, quantity: 0 }] })),
      '422 E_SALES_SHIPMENT_EMPTY'
    )
    assert.equal(
      refusalOf(await ship(id, { source: 'nulle-part', lines: [{ lineId: line?.id, quantity: 1 }] })),
      '422 E_CATALOGUE_SOURCE_UNKNOWN'
    )
    assert.deepEqual(await levels(), [
      [22, 1],
      [3, 0],
    ])
  })

  test('leave from no source that has not enough, or has promised it to others', async ({ assert }) => {
    await staff.send('POST', '/api/admin/catalogue/inventory-sources', { code: 'cave', name: 'Cave', priority: 5 })
    await upsert([{ variants: [{ sku: 'A', stock: { cave: 1 } }] }])
    const { id, lines } = await order({ A: 3 })
    const refused = await ship(id, { source: 'cave', lines: [{ lineId: lines[0]?.id, quantity: 3 }] })
    assert.equal(refusalOf(refused), '409 E_CATALOGUE_STOCK_INSUFFICIENT')
    assert.deepEqual(await levels(), [
      [24, 3],
      [1, 0],
    ])
    assert.lengthOf(orderOf(await staff.send('GET', `${ORDERS}/${id}`)).shipments, 0)
  })

  test('are called off as far as nothing has left, and only that much stock is free again', async ({ assert }) => {
    const { id, lines } = await order({ A: 6 })
    await ship(id, { lines: [{ lineId: lines[0]?.id, quantity: 2 }] })
    const canceled = orderOf(await staff.send('POST', `${ORDERS}/${id}/cancellation`, { reason: 'Rupture' }))
    assert.containsSubset(canceled, { state: 'processing', canCancel: false, lines: [{ canceled: 4, shipped: 2 }] })
    assert.deepEqual(await levels(), [[22, 0]])
    assert.equal(
      refusalOf(await staff.send('POST', `${ORDERS}/${id}/cancellation`, {})),
      '409 E_SALES_ORDER_NOT_CANCELLABLE'
    )
  })

  test('send the parts of a bundle with it', async ({ assert }) => {
    await sellWine('B', 2000, 24)
    const parts = [
      { sku: 'A', quantity: 2, isDefault: true },
      { sku: 'B', isDefault: true },
    ]
    await upsert([
      {
        type: 'bundle',
        priceRule: 'parts',
        variants: [{ sku: 'BOX' }],
        translations: { fr_FR: { name: 'Coffret' }, en_GB: { name: 'Box' } },
        bundle: [{ code: 'duo', type: 'checkbox', parts }],
      },
    ])
    const { id, lines } = await order({ BOX: 3 })
    const sent = await ship(id, { lines: [{ lineId: lines[0]?.id, quantity: 1 }] })
    assert.containsSubset(sent.body, { data: { quantity: 1, weight: 3900 } })
    assert.deepEqual(await levels(), [
      [22, 4],
      [23, 2],
    ])
    const shown = (sent.body as { data: { lines: { sku: string; quantity: number }[] } }).data
    assert.deepEqual(
      shown.lines.map(({ sku, quantity }) => [sku, quantity]),
      [
        ['BOX', 1],
        ['A', 2],
        ['B', 1],
      ]
    )
  })
})
