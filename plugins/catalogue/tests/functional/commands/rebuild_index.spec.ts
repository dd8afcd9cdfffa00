import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Store, type Transaction } from '#core/database/store'
import rebuildIndex from '#plugins/catalogue/listing/rebuild_index'
import { givenSmallShop } from '#plugins/catalogue/tests/fixtures/small_shop'
import type { ApiClient } from '@japa/api-client'

/** What shops read, with the key that orders it. */
const TABLES = {
  catalogue_listings: 'product_id, channel, locale',
  catalogue_listing_keys: 'channel, product_id',
  catalogue_listing_prices: 'product_id, channel, customer_group, currency',
}

test.group('cli index:rebuild', (group) => {
  let store: Store
  let wines: Map<string, number>

  group.each.setup(async () => {
    store = await app.container.make(Store)
    wines = await givenSmallShop()
  })

  async function run(options: Record<string, boolean> = {}) {
    const said: string[] = []
    const told: number[][] = []
    const terminal = {
      locale: 'en_GB' as const,
      interactive: false,
      line: (text: string) => void said.push(text),
      error: (text: string) => void said.push(`! ${text}`),
      progress: (...numbers: unknown[]) => void told.push(numbers.slice(0, 2) as number[]),
    }
    const status = await rebuildIndex.run({ app, terminal, arguments: [], options })
    return { status, said, told }
  }

  /** All rows; their own numbers say nothing. */
  async function rows() {
    const read = Object.entries(TABLES).map(async ([table, order]) => {
      const all = await store.reader.all<Record<string, unknown>>(`select * from ${table} order by ${order}`)
      return [table, all.map(({ id, ...row }) => row)]
    })
    return Object.fromEntries(await Promise.all(read)) as Record<string, unknown[]>
  }

  async function found(client: ApiClient, q: string): Promise<string[]> {
    const { data } = (await client.get('/api/search').qs({ q, locale: 'fr_FR' })).body() as { data: { name: string }[] }
    return data.map(({ name }) => name)
  }

  /** Takes all words away from the full text, as a lost or broken index would. */
  async function loseWords(trx: Transaction): Promise<void> {
    const tables =
      store.dialect === 'pg' ? ['core_search_documents'] : ['core_search_fr_fr_fts', 'core_search_en_gb_fts']
    for (const table of tables) await trx.rawQuery(`delete from ${table}`)
  }

  /** Rows of a table once more, but of another channel, language or draft. */
  async function addStrays(trx: Transaction): Promise<void> {
    const draft = wines.get('DR') as number
    const known = wines.get('CH') as number
    const copies: [table: string, changes: Record<string, unknown>][] = [
      ['catalogue_listings', { channel: 'gone', slug: 'stray-channel' }],
      ['catalogue_listings', { product_id: draft, slug: 'stray-draft' }],
      ['catalogue_listing_keys', { channel: 'gone' }],
      ['catalogue_listing_keys', { product_id: draft }],
      ['catalogue_listing_prices', { channel: 'gone' }],
      ['catalogue_listing_prices', { product_id: draft }],
      ['catalogue_listing_prices', { currency: 'XXX' }],
    ]
    for (const [table, changes] of copies) {
      const { id, ...row } = (await trx.from(table).where('product_id', known).first()) as Record<string, unknown>
      await trx.table(table).insert({ ...row, ...changes })
    }
  }

  const damages: Record<string, (trx: Transaction) => Promise<unknown>> = {
    'were emptied': async (trx) => {
      for (const table of Object.keys(TABLES)) await trx.from(table).delete()
      await loseWords(trx)
    },
    'were garbled': async (trx) => {
      await trx.from('catalogue_listings').update({ card: '{}', page: 'not even JSON', updated_at: '', links: '[]' })
      await trx
        .from('catalogue_listings')
        .where('locale', 'en_GB')
        .update({ slug: trx.raw("slug || '-garbled'") })
      await trx.from('catalogue_listing_keys').update({ names: '{}', facets: '[]', position: 999 })
      await trx.from('catalogue_listing_prices').update({ amount: 1, regular_amount: 1, lowest_amount: null })
    },
    'hold what belongs to none of them': addStrays,
  }

  for (const [title, damage] of Object.entries(damages)) {
    test(`gives back exactly the rows that were there when they ${title}`, async ({ client, assert }) => {
      const before = await rows()
      for (const table of Object.keys(TABLES)) assert.isAtLeast(before[table]?.length ?? 0, 3, table)
      await store.transaction(damage)
      assert.notDeepEqual(await rows(), before)
      const { status, said } = await run()
      assert.equal(status, 0)
      assert.deepEqual(said, ['Index rebuilt: 4 products.'])
      assert.deepEqual(await rows(), before)
      assert.deepEqual(await found(client, 'pelerins'), ['Château des Pèlerins'])
      assert.deepEqual(await found(client, 'brouillon'), [])
    })
  }

  test('lets the shop show at once what was repaired', async ({ client, assert }) => {
    const names = async () => {
      const { data } = (await client.get('/api/catalogue/products?sort=name&locale=fr_FR')).body() as {
        data: { name: string }[]
      }
      return data.map(({ name }) => name)
    }
    const before = await names()
    assert.deepEqual(before, ['Château des Pèlerins', 'Clos de l’Œuvre', 'Granit noir'])
    await store.transaction((trx) => damages['were emptied']?.(trx) as Promise<unknown>)
    await store.changes.forget()
    assert.deepEqual(await names(), [])
    await run()
    assert.deepEqual(await names(), before)
  })

  test('changes nothing in a shop that is well, tells its pace, and answers programs', async ({ assert }) => {
    const before = await rows()
    const { said, told } = await run({ json: true })
    assert.deepEqual(said, ['{"products":4}'])
    assert.deepEqual(told, [[4, 4]])
    assert.deepEqual(await rows(), before)
  })
})
