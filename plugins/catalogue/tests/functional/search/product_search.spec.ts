import { test } from '@japa/runner'
import { givenSmallShop } from '#plugins/catalogue/tests/fixtures/small_shop'
import { upsert } from '#plugins/catalogue/testing'
import type { ApiClient } from '@japa/api-client'

interface Found {
  data: { kind: string; name: string; path: string; caption: string | null; price: { amount: number } | null }[]
  meta: { total: number; kinds: Record<string, number>; correction: string | null }
}

test.group('The search over products', (group) => {
  group.setup(async () => void (await givenSmallShop()))

  async function search(client: ApiClient, q: string, locale = 'fr_FR', more: object = {}): Promise<Found> {
    const response = await client.get('/api/search').qs({ q, locale, ...more })
    response.assertStatus(200)
    return response.body() as Found
  }

  const wines = ({ data }: Found) => data.filter(({ kind }) => kind === 'product')
  const names = (found: Found) => wines(found).map(({ name }) => name)

  test('finds by name, whatever the accents, the case, ligatures and elisions', async ({ client, assert }) => {
    for (const q of ['Château des Pèlerins', 'chateau pelerins', 'PÈLERINS', 'pelerin']) {
      assert.deepEqual(names(await search(client, q)), ['Château des Pèlerins'], q)
    }
    for (const q of ['œuvre', 'oeuvre', "l'œuvre", 'OEUVRE']) {
      assert.deepEqual(names(await search(client, q)), ['Clos de l’Œuvre'], q)
    }
  })

  test('finds by grape and by appellation', async ({ client, assert }) => {
    for (const [q, name] of [
      ['syrah', 'Granit noir'],
      ['cornas', 'Granit noir'],
      ['chardonnay', 'Clos de l’Œuvre'],
      ['chablis', 'Clos de l’Œuvre'],
      ['merlot', 'Château des Pèlerins'],
      ['margaux', 'Château des Pèlerins'],
      ['granit syrah', 'Granit noir'],
    ] as const) {
      assert.deepEqual(names(await search(client, q)), [name], q)
    }
    assert.sameMembers(names(await search(client, 'merlot chablis')), ['Clos de l’Œuvre', 'Château des Pèlerins'])
  })

  test('speaks each language with its own names and addresses', async ({ client, assert }) => {
    const french = await search(client, 'granit')
    const english = await search(client, 'granite', 'en_GB')
    assert.deepEqual([french.data[0]?.name, french.data[0]?.path], ['Granit noir', '/granit-noir'])
    assert.deepEqual([english.data[0]?.name, english.data[0]?.path], ['Black granite', '/black-granite'])
    assert.deepEqual(names(await search(client, 'pilgrims')), [])
    assert.deepEqual(names(await search(client, 'pelerins', 'en_GB')), [])
  })

  test('forgives one mistake, and says what it took the word for', async ({ client, assert }) => {
    const wrong = await search(client, 'chardonay')
    assert.deepEqual(names(wrong), ['Clos de l’Œuvre'])
    assert.equal(wrong.meta.correction, 'chardonnay')
    const right = await search(client, 'chardonnay')
    assert.isNull(right.meta.correction)
    assert.deepEqual(names(await search(client, 'xyzzyq')), [])
  })

  test('suggests while a word is being typed', async ({ client, assert }) => {
    assert.deepEqual(names(await search(client, 'pel', 'fr_FR', { suggest: 1, limit: 5 })), ['Château des Pèlerins'])
  })

  test('gives what a hit shows, with its price of today and a second line', async ({ client, assert }) => {
    const { data, meta } = await search(client, 'pelerins')
    assert.containsSubset(meta.kinds, { product: 1, category: 0 })
    assert.containsSubset(data[0], {
      kind: 'product',
      path: '/chateau-des-pelerins',
      caption: 'Margaux',
      price: { amount: 3900, currency: 'EUR' },
    })
  })

  test('finds no draft, and counts what it finds over all pages', async ({ client, assert }) => {
    assert.deepEqual(names(await search(client, 'brouillon')), [])
    const first = await search(client, 'vin', 'fr_FR', { limit: 2 })
    const second = await search(client, 'vin', 'fr_FR', { limit: 2, page: 2 })
    assert.equal(first.meta.kinds.product, 3)
    assert.lengthOf(wines(first), 2)
    assert.lengthOf(wines(second), 1)
    assert.lengthOf(new Set([...names(first), ...names(second)]), 3)
  })

  test('follows a change at once', async ({ client, assert }) => {
    await upsert([
      { translations: { fr_FR: { name: 'Basalte bleu', description: 'Sombre.' } }, variants: [{ sku: 'CO' }] },
    ])
    assert.deepEqual(names(await search(client, 'basalte')), ['Basalte bleu'])
    assert.deepEqual(names(await search(client, 'granit')), [])
  }).teardown(async () => void (await givenSmallShop()))
})
