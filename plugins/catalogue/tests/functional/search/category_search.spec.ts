import { test } from '@japa/runner'
import { givenSmallShop } from '#plugins/catalogue/tests/fixtures/small_shop'
import type { ApiClient } from '@japa/api-client'

interface Found {
  data: { kind: string; name: string; path: string; caption: string | null }[]
  meta: { total: number; kinds: Record<string, number> }
}

test.group('The search over categories', (group) => {
  group.setup(async () => void (await givenSmallShop()))

  async function search(client: ApiClient, q: string, more: object = {}): Promise<Found> {
    const response = await client.get('/api/search').qs({ q, kind: 'category', locale: 'fr_FR', ...more })
    response.assertStatus(200)
    return response.body() as Found
  }

  test('finds by the words of a name, whatever the accents, the case and the plural', async ({ client, assert }) => {
    for (const q of ['rhône', 'rhone', 'RHO']) {
      const { data } = await search(client, q)
      assert.containsSubset(data, [{ kind: 'category', name: 'Rhône', caption: 'Vins rouges' }])
      assert.lengthOf(data, 1, q)
    }
    const { data } = await search(client, 'vin rouge')
    assert.containsSubset(data, [{ name: 'Vins rouges', caption: 'Rayon' }])
    assert.lengthOf((await search(client, 'xyzzyq')).data, 0)
  })

  test('counts over all pages, and suggests three at most', async ({ client, assert }) => {
    const first = await search(client, 'vin', { limit: 1 })
    const second = await search(client, 'vin', { limit: 1, page: 2 })
    assert.isAbove(first.meta.total, 1)
    assert.notEqual(first.data[0]?.name, second.data[0]?.name)
    assert.isAtMost((await search(client, 'v', { suggest: 1, limit: 10 })).data.length, 3)
  })
})
