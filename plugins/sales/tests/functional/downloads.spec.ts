import { test } from '@japa/runner'
import { newStaffVisit } from '#plugins/users/testing'
import { upsert } from '#plugins/catalogue/testing'
import { chooseAll, freshShop, placedOf, refusalOf, signedInShopper } from '#plugins/sales/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { DownloadAnswer } from '#plugins/sales/downloads/queries/list_downloads'
import type { Store } from '#core/database/store'

const PDF = '%PDF-1.7\n% a tasting sheet\n'
const OWN = '/api/sales/account/downloads'

test.group('Downloads that were bought', (group) => {
  let store: Store
  let staff: Visitor
  group.each.setup(async () => {
    store = await freshShop()
    staff = await newStaffVisit()
    const sent = await staff.upload('/api/admin/catalogue/download-links', { name: 'fiche.pdf', content: PDF })
    const { hash } = dataOf<{ hash: string }>(sent)
    const title = { fr_FR: 'La fiche', en_GB: 'The sheet' }
    const link = { kind: 'link' as const, title, times: 1, days: 30 }
    await upsert([
      {
        type: 'downloadable',
        status: 'published',
        translations: { fr_FR: { name: 'Fiche' }, en_GB: { name: 'Sheet' } },
        variants: [{ sku: 'F', price: 500 }],
        downloads: [
          { ...link, source: hash },
          { ...link, source: 'https://example.com/guide', times: 0, days: 0 },
        ],
      },
    ])
  })

  const dataOf = <T>({ status, body }: Answer): T => {
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
    return (body as { data: T }).data
  }
  const linksOf = async (visitor: Visitor) => dataOf<DownloadAnswer[]>(await visitor.send('GET', OWN))
  /** Orders so many; gives who ordered, and the numbers of the order and its line. */
  const ordered = async (quantity: number) => {
    const shopper = await signedInShopper()
    await shopper.fill({ F: quantity })
    await chooseAll({ shipping: null })
    placedOf(await shopper.place())
    const row = await store.reader.first<{ id: number; line: number }>(
      'select o.id, l.id as line from sales_orders o join sales_order_lines l on l.order_id = o.id'
    )
    return { shopper, orderId: Number(row?.id), lineId: Number(row?.line) }
  }
  const pay = async (orderId: number, lineId: number, quantity: number) => {
    const lines = [{ lineId, quantity }]
    const sales = '/api/admin/sales'
    const invoice = dataOf<{ id: number; due: { amount: number } }>(
      await staff.send('POST', `${sales}/orders/${orderId}/invoices`, { lines, notify: false })
    )
    const paid = { method: 'payment_offline.cheque', amount: invoice.due.amount }
    dataOf(await staff.send('POST', `${sales}/invoices/${invoice.id}/transactions`, paid))
  }

  test('open once they are paid, so often as there were pieces, for their buyer alone', async ({ assert }) => {
    const { shopper, orderId, lineId } = await ordered(2)
    assert.deepEqual(await linksOf(shopper), [])
    await pay(orderId, lineId, 2)
    const [sheet, guide] = await linksOf(shopper)
    assert.containsSubset(sheet, { title: 'La fiche', product: 'Fiche', used: 0, most: 2, isOpen: true })
    assert.containsSubset(guide, { most: null, expiresAt: null, isOpen: true })
    const path = `${OWN}/${lineId}/${sheet?.downloadId}`
    const other = await signedInShopper('autre@exemple.fr')
    assert.equal(refusalOf(await other.send('GET', path)), '404 E_SALES_DOWNLOAD_NOT_FOUND')
    for (const used of [1, 2]) {
      const fetched = await shopper.send('GET', path)
      assert.equal(fetched.body, PDF)
      assert.match(fetched.headers.get('content-disposition') ?? '', /^attachment; .*fiche\.pdf$/)
      assert.equal((await linksOf(shopper))[0]?.used, used)
    }
    assert.equal(refusalOf(await shopper.send('GET', path)), '403 E_SALES_DOWNLOAD_CLOSED')
    const away = await shopper.send('GET', `${OWN}/${lineId}/${guide?.downloadId}`)
    assert.deepEqual([away.status, away.headers.get('location')], [302, 'https://example.com/guide'])
  })

  test('close after their days, and staff may open them anew', async ({ assert }) => {
    const { shopper, orderId, lineId } = await ordered(1)
    await pay(orderId, lineId, 1)
    await store.lucid.rawQuery('update sales_transactions set created_at = ?', ['2020-01-01T10:00:00.000Z'])
    const [closed] = await linksOf(shopper)
    assert.containsSubset(closed, { isOpen: false, expiresAt: '2020-01-31T10:00:00.000Z' })
    const path = `${OWN}/${lineId}/${closed?.downloadId}`
    assert.equal((await shopper.send('GET', path)).status, 403)
    const order = `/api/admin/sales/orders/${orderId}/downloads`
    const renewal = { lineId, downloadId: closed?.downloadId }
    assert.equal((await staff.send('POST', order, { lineId, downloadId: 999 })).status, 404)
    assert.containsSubset((await staff.send('POST', order, renewal)).body, { data: [{ isOpen: true, used: 0 }] })
    assert.equal((await shopper.send('GET', path)).status, 200)
  })

  test('are gone with what was given back', async ({ assert }) => {
    const { shopper, orderId, lineId } = await ordered(1)
    await pay(orderId, lineId, 1)
    assert.lengthOf(await linksOf(shopper), 2)
    const given = { shipping: 0, adjustmentRefund: 0, adjustmentFee: 0, source: 'main', notify: false }
    const lines = [{ lineId, quantity: 1, restock: false }]
    dataOf(await staff.send('POST', `/api/admin/sales/orders/${orderId}/refunds`, { ...given, lines }))
    assert.deepEqual(await linksOf(shopper), [])
  })
})
