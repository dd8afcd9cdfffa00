import { test } from '@japa/runner'
import { ReturnShop } from '#plugins/rma/tests/fixtures/return_shop'
import { sellWine } from '#plugins/sales/testing'
import { upsert } from '#plugins/catalogue/testing'

test.group('A return of a bundle', (group) => {
  let shop: ReturnShop
  group.each.setup(async () => {
    shop = await ReturnShop.open()
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
    // Three boxes take six of A and three of B.
    await shop.deliver(3, 3, 'BOX')
  })

  const onHand = async () => {
    const rows = await shop.store.reader.all<{ sku: string; on_hand: number }>(
      `select v.sku, l.on_hand from catalogue_stock_levels l join catalogue_variants v on v.id = l.variant_id
       where v.sku in ('A', 'B') order by v.sku`
    )
    return rows.map(({ on_hand: pieces }) => Number(pieces))
  }

  /** Two boxes are wanted back, and one comes. */
  const received = async (resolution: string) => {
    const { id, lines } = await shop.opened(2, { resolution })
    const lineId = Number(lines[0]?.id)
    await shop.moved(id, 'approve')
    await shop.moved(id, 'receive', { received: [{ lineId, quantity: 1 }] })
    return { id, lineId }
  }

  test('that is refunded puts the parts of what came back in stock', async ({ assert }) => {
    assert.deepEqual(await onHand(), [18, 21])
    const { id, lineId } = await received('refund')
    await shop.moved(id, 'refund', { restock: [lineId] })
    assert.deepEqual(await onHand(), [20, 22])
    // (2 × 10.00 + 20.00) for one box.
    assert.deepEqual(await shop.one('select sum(total_amount) from sales_refunds'), [4000])
  })

  test('that is refunded without restocking leaves the stock alone', async ({ assert }) => {
    const { id } = await received('refund')
    await shop.moved(id, 'refund')
    assert.deepEqual(await onHand(), [18, 21])
  })

  test('that is exchanged puts the parts in stock, and takes those of the new parcel', async ({ assert }) => {
    const { id, lineId } = await received('exchange')
    await shop.moved(id, 'replace', { source: 'main', restock: [lineId] })
    assert.deepEqual(await onHand(), [18, 21])
    const moves = await shop.store.reader.all<{ sku: string; quantity: number; reason: string }>(
      `select v.sku, m.quantity, m.reason from catalogue_stock_movements m join catalogue_variants v on v.id = m.variant_id
       where m.reason in ('return', 'replacement') order by m.id`
    )
    assert.sameDeepMembers(
      moves.map(({ sku, quantity, reason }) => [sku, Number(quantity), reason]),
      [
        ['A', 2, 'return'],
        ['B', 1, 'return'],
        ['A', -2, 'replacement'],
        ['B', -1, 'replacement'],
      ]
    )
  })
})
