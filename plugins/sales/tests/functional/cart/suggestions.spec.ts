import { test } from '@japa/runner'
import { upsert } from '#plugins/catalogue/testing'
import { freshShop, sellWine, ShopVisitor } from '#plugins/sales/testing'
import type { CartAnswer } from '#plugins/sales/cart/cart_answer'
import type { Suggestion } from '#plugins/sales/cart/queries/suggest_for_cart'

test.group('What goes with a cart', (group) => {
  group.each.setup(async () => {
    await freshShop()
    for (const sku of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) await sellWine(sku, 1000, 12)
    await sellWine('GONE', 1000, 0)
  })

  const link = (sku: string, to: string[]) => upsert([{ variants: [{ sku }], links: { cross_sell: to } }])

  async function suggested(visitor: ShopVisitor, query = ''): Promise<(string | null)[]> {
    const { body } = await visitor.send('GET', `/api/sales/cart/suggestions${query}`)
    return (body as { data: Suggestion[] }).data.map(({ buySku }) => buySku)
  }

  test('is what staff linked to it, in their order, four at most', async ({ assert }) => {
    await link('A', ['C', 'B', 'GONE', 'D'])
    await link('B', ['E', 'C', 'F', 'G'])
    const visitor = new ShopVisitor()
    assert.deepEqual(await suggested(visitor), [])
    await visitor.fill({ A: 1 })
    assert.deepEqual(await suggested(visitor), ['C', 'B', 'D'])
    // What it holds already is not proposed again.
    await visitor.fill({ B: 1 })
    assert.deepEqual(await suggested(visitor), ['C', 'D', 'E', 'F'])
  })

  test('of what was just added is what goes with that, and then what is like it', async ({ assert }) => {
    await link('A', ['C'])
    await upsert([{ variants: [{ sku: 'B' }], links: { cross_sell: ['D'], related: ['E', 'A'] } }])
    const visitor = new ShopVisitor()
    await visitor.fill({ A: 1 })
    const items = [{ sku: 'B', quantity: 2 }]
    const { body } = await visitor.send('POST', '/api/sales/cart/items', { items, isOfAge: true })
    const { data, meta } = body as { data: CartAnswer; meta: { added: { key: string; quantity: number }[] } }
    const line = data.lines.find(({ sku }) => sku === 'B')
    assert.deepEqual(meta.added, [{ key: line?.key, quantity: 2 }])
    const query = `?keys[]=${encodeURIComponent(line?.key ?? '')}`
    assert.deepEqual(await suggested(visitor, query), ['D', 'E'])
    assert.deepEqual(await suggested(visitor), ['C', 'D'])
  })

  test('says what it is taxed as, so that it can be shown without VAT', async ({ assert }) => {
    await link('A', ['C', 'B'])
    await upsert([{ variants: [{ sku: 'C' }], taxCategory: 'reduced' }])
    const visitor = new ShopVisitor()
    await visitor.fill({ A: 1 })
    const { body } = await visitor.send('GET', '/api/sales/cart/suggestions')
    const { data } = body as { data: Suggestion[] }
    assert.deepEqual(
      data.map(({ buySku, taxCategory }) => [buySku, taxCategory]),
      [
        ['C', 'reduced'],
        ['B', undefined],
      ]
    )
  })

  test('is nothing where nothing is linked', async ({ assert }) => {
    const visitor = new ShopVisitor()
    await visitor.fill({ G: 1 })
    assert.deepEqual(await suggested(visitor), [])
  })
})
