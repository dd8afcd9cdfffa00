import sharp from 'sharp'
import { test } from '@japa/runner'
import { dataOf, ReturnShop } from '#plugins/rma/tests/fixtures/return_shop'
import returnPersonalData from '#plugins/rma/returns/return_personal_data'
import withdrawalPersonalData from '#plugins/rma/withdrawals/personal_data'

const WRITTEN = 'Le livreur a laissé tomber le colis devant Claire.'

test.group('What returns and withdrawals keep of people', (group) => {
  let shop: ReturnShop
  let customerId: number
  group.each.setup(async () => {
    shop = await ReturnShop.open()
    await shop.deliver(6)
    const [id] = await shop.one('select customer_id from sales_orders')
    customerId = Number(id)
  })

  const rows = (table: string) => shop.store.reader.all<Record<string, unknown>>(`select * from ${table} order by id`)
  const upload = async (name: string) => {
    const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#722f37' } })
      .jpeg()
      .toBuffer()
    const sent = await shop.customer.upload(`/api/rma/orders/${shop.number}/files`, { name, content })
    return dataOf<{ key: string }>(sent).key
  }

  test('returns are given to them, and stay with the order without them', async ({ assert }) => {
    const opened = await shop.opened(1, { information: WRITTEN, pictures: [await upload('casse.jpg')] })
    const message = { text: 'Appelez Claire au 0612345678.', attachments: [await upload('carton.jpg')] }
    dataOf(await shop.customer.send('POST', `/api/rma/returns/${opened.id}/messages`, message))
    await shop.moved(opened.id, 'approve', { text: 'Merci Claire.' })
    const parcel = { carrier: 'Colissimo', trackingNumber: 'XY123' }
    dataOf(await shop.customer.send('POST', `/api/rma/returns/${opened.id}/parcels`, parcel))

    const [section, ...others] = await returnPersonalData.read(shop.store.reader, customerId)
    assert.lengthOf(others, 0)
    assert.containsSubset(section, {
      key: 'returns',
      records: [{ number: opened.number, order: shop.number, state: 'awaiting_return', information: WRITTEN }],
    })
    assert.deepEqual(await returnPersonalData.read(shop.store.reader, 999), [])
    assert.containsSubset(await returnPersonalData.count(shop.store.reader, customerId), [
      { deleted: 0, anonymised: 1 },
    ])

    const done = await shop.store.transaction((trx) => returnPersonalData.erase(trx, customerId))
    assert.containsSubset(done, [{ deleted: 0, anonymised: 1 }])
    const kept = JSON.stringify([
      await rows('rma_returns'),
      await rows('rma_messages'),
      await rows('core_attachments'),
      await shop.store.reader.all("select * from core_audit_entries where subject = 'rma.returns'"),
    ])
    for (const told of ['Claire', 'exemple.fr', 'livreur', '0612345678', 'XY123', 'casse', 'carton']) {
      assert.notInclude(kept, told)
    }
    assert.containsSubset(await rows('rma_returns'), [{ number: opened.number, state: 'awaiting_return' }])
    assert.lengthOf(await rows('rma_return_lines'), 1)
  })

  test('what others wrote stays', async ({ assert }) => {
    await shop.opened(1, { information: WRITTEN })
    const done = await shop.store.transaction((trx) => returnPersonalData.erase(trx, customerId + 1))
    assert.deepEqual(done, [])
    assert.include(JSON.stringify(await rows('rma_returns')), WRITTEN)
  })

  test('withdrawals are given to them, and stay as evidence', async ({ assert }) => {
    const body = { lines: [{ lineId: shop.lineId, quantity: 1 }] }
    dataOf(await shop.customer.send('POST', `/api/rma/withdrawal-orders/${shop.number}/withdrawals`, body))
    const [section] = await withdrawalPersonalData.read(shop.store.reader, customerId)
    assert.containsSubset(section, {
      key: 'withdrawals',
      records: [{ number: `${shop.number}-1`, state: 'received' }],
    })
    assert.include(String(section?.records[0]?.statement), 'Claire Client')
    assert.deepEqual(await withdrawalPersonalData.read(shop.store.reader, 999), [])
    const before = await rows('rma_withdrawals')
    assert.deepEqual(await withdrawalPersonalData.count(shop.store.reader, customerId), [])
    assert.deepEqual(await shop.store.transaction((trx) => withdrawalPersonalData.erase(trx, customerId)), [])
    assert.deepEqual(await rows('rma_withdrawals'), before)
  })
})
