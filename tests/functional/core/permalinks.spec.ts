import app from '@adonisjs/core/services/app'
import fc from 'fast-check'
import { test } from '@japa/runner'
import { Permalinks } from '#core/permalinks/permalinks'
import { ReservedPaths } from '#core/permalinks/reserved_paths'
import { Store } from '#core/database/store'
import { countQueries } from '#core/testing/query_counter'
import { resetDatabase } from '#core/testing/reset_database'

const wine = (target: string, path: string) =>
  ({ channel: 'default', locale: 'fr_FR', path, kind: 'catalogue.product', target }) as const

test.group('Permalinks', (group) => {
  let store: Store
  let permalinks: Permalinks

  group.each.setup(async () => {
    store = await app.container.make(Store)
    permalinks = new Permalinks(store, new ReservedPaths(['/boutique/:category_slug?', '/login'], ['/admin']))
    await resetDatabase(store)
  })

  const claim = (...claims: ReturnType<typeof wine>[]) => store.transaction((trx) => permalinks.claim(trx, claims))
  const resolve = async (path: string) => {
    const found = await permalinks.resolve('default', 'fr_FR', path)
    return found && (found.redirect ? `301 ${found.redirect}` : found.target)
  }

  test('an old address leads to the present one in one step, however often it moved', async ({ assert }) => {
    await claim(wine('1', '/a'))
    await claim(wine('1', '/b'))
    await claim(wine('1', '/c'))
    assert.deepEqual([await resolve('/a'), await resolve('/b'), await resolve('/c/')], ['301 /c', '301 /c', '1'])
  })

  test('a thing may take back its old address', async ({ assert }) => {
    await claim(wine('1', '/a'))
    await claim(wine('1', '/b'))
    await claim(wine('1', '/a'))
    assert.deepEqual([await resolve('/a'), await resolve('/b')], ['1', '301 /a'])
  })

  test('reports an address that another thing has or had, and one where a screen stands', async ({ assert }) => {
    await claim(wine('1', '/a'))
    await claim(wine('1', '/b'))
    const { taken } = await claim(
      wine('2', '/a'),
      wine('3', '/b'),
      wine('4', '/boutique'),
      wine('5', '/admin/x'),
      wine('6', '/en/x'),
      wine('7', '/Un Vin'),
      wine('8', '/c'),
      wine('9', '/c')
    )
    const reasons = Object.fromEntries(taken.map(({ target, reason }) => [target, reason]))
    assert.deepEqual(reasons, {
      2: 'taken',
      3: 'taken',
      4: 'reserved',
      5: 'reserved',
      6: 'reserved',
      7: 'malformed',
      9: 'taken',
    })
    assert.deepEqual([await resolve('/a'), await resolve('/c')], ['301 /b', '8'])
  })

  test('suggests free addresses, for many at once', async ({ assert }) => {
    await claim(wine('1', '/merlot'), wine('2', '/merlot-2'))
    const free = await store.transaction((trx) =>
      permalinks.free(trx, [wine('3', '/merlot'), wine('4', '/merlot'), wine('1', '/merlot'), wine('5', '/login')])
    )
    assert.deepEqual(
      free.map(({ path }) => path),
      ['/merlot-3', '/merlot-4', '/merlot', '/login-2']
    )
  })

  test('what it suggests can be claimed, though one number runs into another', async ({ assert }) => {
    await claim(wine('1', '/x'), wine('2', '/x-2-2'))
    const free = await store.transaction((trx) => permalinks.free(trx, [wine('3', '/x'), wine('4', '/x-2')]))
    assert.deepEqual(
      free.map(({ path }) => path),
      ['/x-2', '/x-2-3']
    )
    const { taken } = await store.transaction((trx) => permalinks.claim(trx, free))
    assert.deepEqual(taken, [])
  })

  test('a released thing gives up every address', async ({ assert }) => {
    await claim(wine('1', '/a'), wine('2', '/z'))
    await claim(wine('1', '/b'))
    await store.transaction((trx) => permalinks.release(trx, 'catalogue.product', ['1']))
    assert.deepEqual([await resolve('/a'), await resolve('/b'), await resolve('/z')], [null, null, '2'])
  })

  test('a thousand claims take as many statements as ten', async ({ assert }) => {
    const many = (count: number, prefix: string) =>
      Array.from({ length: count }, (_, n) => wine(`${prefix}${n}`, `/${prefix}-${n}`))
    const ten = await countQueries(() => claim(...many(10, 'x')))
    const thousand = await countQueries(() => claim(...many(1000, 'y')))
    assert.strictEqual(thousand.queries.length, ten.queries.length)
    assert.isAtMost(ten.queries.length, 6)
  })

  test('random renames lose no address and make no loop', async ({ assert }) => {
    const step = fc.record({ target: fc.constantFrom('1', '2', '3'), slug: fc.constantFrom('a', 'b', 'c', 'd', 'e') })
    const batches = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(batches, async (renames) => {
        await resetDatabase(store)
        const given = new Map<string, string>()
        for (const batch of renames) {
          const claims = batch.map(({ target, slug }) => wine(target, `/${slug}`))
          const { taken } = await claim(...claims)
          for (const { path, target } of claims) {
            if (!taken.some((refused) => refused.path === path && refused.target === target)) given.set(path, target)
          }
        }
        for (const [path, target] of given) {
          const first = await permalinks.resolve('default', 'fr_FR', path)
          assert.strictEqual(first?.target, target)
          if (!first?.redirect) continue
          const second = await permalinks.resolve('default', 'fr_FR', first.redirect)
          assert.deepEqual(second, { kind: 'catalogue.product', target, redirect: null })
        }
      }),
      { numRuns: 60 }
    )
  }).timeout(60_000)
})

test.group('Permalinks of two writers', (group) => {
  let store: Store

  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
  })

  test('of things that want the same addresses at the same time each address goes to one', async ({ assert }) => {
    const permalinks = new Permalinks(store, new ReservedPaths([]))
    const paths = Array.from({ length: 50 }, (_, n) => `/wine-${n}`)
    const wanted = ['a', 'b', 'c'].map((writer) => paths.map((path, n) => wine(`${writer}${n}`, path)))
    const answers = await Promise.all(
      wanted.map((claims, n) =>
        store.transaction((trx) => permalinks.claim(trx, n === 1 ? [...claims].reverse() : claims))
      )
    )
    assert.strictEqual(answers.flatMap(({ taken }) => taken).length, 100)
    const rows = await store.reader.all<{ n: number }>('select count(*) as n from core_permalinks')
    assert.deepEqual(rows, [{ n: 50 }])
  })
})
