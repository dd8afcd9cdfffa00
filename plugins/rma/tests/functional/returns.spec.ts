import sharp from 'sharp'
import { test } from '@japa/runner'
import { dataOf, ADMIN, ReturnShop } from '#plugins/rma/tests/fixtures/return_shop'
import { refusalOf, setSetting } from '#plugins/sales/testing'
import { runEvents } from '#core/testing/run_events'
import { runJobs } from '#core/testing/run_jobs'
import { watchMails } from '#core/testing/watch_mails'
import { EndReturns } from '#plugins/rma/returns/jobs/end_returns'
import app from '@adonisjs/core/services/app'
import type { ReturnAnswer } from '#plugins/rma/returns/return_answer'

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#722f37' } })
    .jpeg()
    .toBuffer()

test.group('A return', (group) => {
  let shop: ReturnShop
  group.each.setup(async () => {
    shop = await ReturnShop.open()
  })

  const states = async () => shop.one('select on_hand, reserved from catalogue_stock_levels')

  test('goes from the request with a picture to the refund of what came back', async ({ assert }) => {
    const mails = await watchMails()
    await shop.deliver(6)
    assert.containsSubset(await shop.form(), { lines: [{ most: { refund: 6, exchange: 6, cancel: 0 } }] })
    const file = { name: 'casse.jpg', content: await picture() }
    const uploaded = await shop.customer.upload(`/api/rma/orders/${shop.number}/files`, file)
    const { key } = dataOf<{ key: string }>(uploaded)
    const { id, pictures } = await shop.opened(2, { pictures: [key] })
    assert.lengthOf(pictures, 1)
    assert.containsSubset(await shop.form(), { lines: [{ most: { refund: 4 } }] })
    const sent = await shop.customer.send('GET', `/api/rma/returns/${id}/files/${String(pictures[0]?.id)}`)
    assert.equal(sent.headers.get('content-type'), 'image/webp')

    assert.containsSubset(await shop.moved(id, 'approve', { text: 'Envoyez-les.' }), { state: 'awaiting_return' })
    const parcel = { carrier: 'Colissimo', trackingNumber: 'XY123' }
    await shop.customer.send('POST', `/api/rma/returns/${id}/parcels`, parcel)
    const label = await shop.customer.send('GET', `/api/rma/returns/${id}/papers/label`)
    assert.equal(label.headers.get('content-type'), 'application/pdf')
    const { lines } = await shop.shown(id)
    const received = [{ lineId: lines[0]?.id, quantity: 1 }]
    assert.containsSubset(await shop.moved(id, 'receive', { received }), {
      state: 'returned',
      lines: [{ received: 1, unsettled: 1 }],
      moves: ['refund', 'replace', 'refuse'],
    })
    const refunded = await shop.moved(id, 'refund', { restock: [lines[0]?.id] })
    assert.containsSubset(refunded, {
      state: 'refunded',
      lines: [{ settled: 1, unsettled: 0 }],
      effects: [{ kind: 'refund', quantity: 1, restocked: 1 }],
    })
    assert.deepEqual(await states(), [19, 0])
    assert.deepEqual(await shop.one('select refunded, shipped, unshipped from sales_order_lines'), [1, 6, 0])
    assert.deepEqual(await shop.one('select count(*) as n, sum(total_amount) as total from sales_refunds'), [1, 1000])
    await runEvents()
    await runJobs()
    const subjects = (await mails()).map(({ subject }) => subject)
    for (const word of ['Votre demande de retour', 'est accepté', 'colis reçu', 'remboursé']) {
      assert.isTrue(
        subjects.some((subject) => subject.includes(word)),
        `${word}: ${subjects.join(' | ')}`
      )
    }
  })

  test('that is replaced takes the stock once and puts back what came back whole', async ({ assert }) => {
    await shop.deliver(6)
    const { id } = await shop.opened(2, { resolution: 'exchange' })
    await shop.moved(id, 'approve')
    const { lines } = await shop.shown(id)
    const line = lines[0]?.id
    await shop.moved(id, 'receive', { received: [{ lineId: line, quantity: 2 }] })
    assert.equal(refusalOf(await shop.move(id, 'replace')), '422 E_RMA_SOURCE_MISSING')
    await shop.moved(id, 'replace', { source: 'main', restock: [line] })
    assert.deepEqual(await states(), [18, 0])
    assert.deepEqual(await shop.one('select shipped, refunded from sales_order_lines'), [6, 0])
    assert.containsSubset(await shop.moved(id, 'solve'), { state: 'solved' })
    assert.equal(refusalOf(await shop.ask(5)), '422 E_RMA_QUANTITY_TOO_MANY')
  })

  test('of what is not invoiced is called off', async ({ assert }) => {
    await shop.deliver(6, 0)
    const other = await shop.one(
      "select id from rma_reasons where resolutions like '%cancel%' and not is_staff_only limit 1"
    )
    const lines = [{ lineId: shop.lineId, quantity: 2, reasonId: other[0] }]
    const { id } = await shop.opened(2, { resolution: 'cancel', lines })
    await shop.moved(id, 'take')
    assert.containsSubset(await shop.moved(id, 'cancel', { text: 'C’est fait.' }), { state: 'solved' })
    assert.deepEqual(await shop.one('select canceled from sales_order_lines'), [2])
    assert.deepEqual(await states(), [24, 4])
  })

  test('leaves alone what still waits to be shipped', async ({ assert }) => {
    await shop.deliver(6, 3)
    assert.containsSubset(await shop.form(), { lines: [{ most: { refund: 3, cancel: 0 } }] })
    const { id } = await shop.opened(3)
    await shop.moved(id, 'take')
    await shop.moved(id, 'refund')
    assert.deepEqual(await shop.one('select refunded, unshipped from sales_order_lines'), [3, 0])
    assert.deepEqual(await states(), [21, 3])
    assert.containsSubset(await shop.form(), { lines: [] })
  })

  test('keeps the period of the day of the order, and is opened later by staff with a reason only', async ({
    assert,
  }) => {
    await setSetting('rma.returns.days', 10)
    await shop.deliver(2)
    await setSetting('rma.returns.days', 30)
    await shop.store.lucid.rawQuery("update sales_shipments set created_at = '2020-01-01T00:00:00.000Z'")
    assert.deepEqual((await shop.form()).lines, [])
    assert.equal(refusalOf(await shop.ask(1)), '422 E_RMA_WINDOW_OVER')
    const wish = Object.assign(shop.wish(1), { orderId: shop.orderId })
    assert.equal(refusalOf(await shop.staff.send('POST', ADMIN, wish)), '422 E_RMA_WINDOW_OVER')
    const late = await shop.staff.send('POST', ADMIN, Object.assign(wish, { override: 'Client fidèle' }))
    assert.containsSubset(dataOf(late), { state: 'new_request', openedBy: 'staff', override: 'Client fidèle' })
    const [audited] = await shop.store.reader.all<{ changes: string }>(
      "select changes from core_audit_entries where subject = 'rma.returns'"
    )
    assert.include(audited?.changes, 'Client fidèle')
  })

  test('is opened by staff with the pictures that the customer sent them', async ({ assert }) => {
    await shop.deliver(2)
    const file = { name: 'casse.jpg', content: await picture() }
    const { key } = dataOf<{ key: string }>(await shop.staff.upload('/api/admin/rma/files', file))
    const wish = Object.assign(shop.wish(1, { pictures: [key] }), { orderId: shop.orderId, override: null })
    const { id } = dataOf<{ id: number }>(await shop.staff.send('POST', ADMIN, wish))
    const own = dataOf<ReturnAnswer>(await shop.customer.send('GET', `/api/rma/returns/${id}`))
    assert.containsSubset(own, { pictures: [{ name: 'casse.webp' }] })
    const sent = await shop.customer.send('GET', `/api/rma/returns/${id}/files/${String(own.pictures[0]?.id)}`)
    assert.equal(sent.headers.get('content-type'), 'image/webp')
    const again = Object.assign(shop.wish(1, { pictures: Array.from({ length: 7 }, () => key) }), { override: null })
    assert.equal((await shop.staff.send('POST', ADMIN, Object.assign(again, { orderId: shop.orderId }))).status, 422)
  })

  test('is answered, and ends by itself', async ({ assert }) => {
    await shop.deliver(6)
    const { id } = await shop.opened(1)
    const text = { text: 'Avez-vous une photo ?' }
    await shop.staff.send('POST', `${ADMIN}/${id}/messages`, text)
    const own = dataOf<ReturnAnswer>(await shop.customer.send('GET', `/api/rma/returns/${id}`))
    assert.containsSubset(own, { messages: [{ isStaff: true, by: '', text: 'Avez-vous une photo ?' }] })
    await shop.moved(id, 'approve')
    const past = "update rma_returns set moved_at = '2020-01-01T00:00:00.000Z', written_at = '2020-01-01T00:00:00.000Z'"
    await shop.store.lucid.rawQuery(past)
    const end = await app.container.make(EndReturns)
    await end.execute()
    assert.containsSubset(await shop.shown(id), { state: 'refused', moves: ['reopen'] })
    const again = { move: 'reopen', version: (await shop.shown(id)).version }
    assert.containsSubset(await shop.customer.send('POST', `/api/rma/returns/${id}/moves`, again), { status: 201 })
    await shop.moved(id, 'take')
    await shop.moved(id, 'refund')
    await shop.store.lucid.rawQuery(past)
    await end.execute()
    assert.containsSubset(await shop.shown(id), { state: 'solved' })
  })
})
