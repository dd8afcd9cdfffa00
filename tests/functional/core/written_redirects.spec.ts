import app from '@adonisjs/core/services/app'
import fc from 'fast-check'
import { test } from '@japa/runner'
import { Permalinks } from '#core/permalinks/permalinks'
import { placeRedirect } from '#core/permalinks/place_redirect'
import { readdress } from '#core/permalinks/readdress'
import { ReservedPaths } from '#core/permalinks/reserved_paths'
import { Statements } from '#core/database/statements'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'

const KIND = 'trial.page'
const FOLDERS = ['', '/p', '/q']
const SLUGS = ['a', 'b', 'c', 'd']

const path = fc
  .tuple(fc.constantFrom(...FOLDERS), fc.constantFrom(...SLUGS))
  .map(([folder, slug]) => `${folder}/${slug}`)
const target = fc.constantFrom('1', '2', '3')

const step = fc.oneof(
  fc.record({ type: fc.constant('claim' as const), target, path }),
  // A page and the one below it, as a parent that is renamed takes its children along.
  fc.record({ type: fc.constant('nest' as const), target, path }),
  fc.record({ type: fc.constant('redirect' as const), from: path, to: path }),
  fc.record({ type: fc.constant('gone' as const), from: path }),
  fc.record({ type: fc.constant('release' as const), target }),
  fc.record({
    type: fc.constant('readdress' as const),
    from: fc.constantFrom(...FOLDERS),
    to: fc.constantFrom(...FOLDERS),
  })
)

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

test.group('Addresses, however they are moved, taken back, redirected and given up', (group) => {
  let store: Store
  let permalinks: Permalinks

  group.each.setup(async () => {
    store = await app.container.make(Store)
    permalinks = new Permalinks(store, new ReservedPaths([], ['/admin']))
    await resetDatabase(store)
  })

  const claimOf = (id: string, to: string) =>
    ({ channel: 'default', locale: 'fr_FR', kind: KIND, target: id, path: to }) as const

  /** Does a step; one that is refused changes nothing. */
  const run = (one: Step) =>
    store
      .transaction(async (trx) => {
        if (one.type === 'claim') await permalinks.claim(trx, [claimOf(one.target, one.path)])
        if (one.type === 'nest') {
          await permalinks.claim(trx, [claimOf(one.target, one.path), claimOf(`${one.target}-below`, `${one.path}/x`)])
        }
        if (one.type === 'redirect') await placeRedirect(trx, { locale: 'fr_FR', path: one.from, redirect: one.to })
        if (one.type === 'gone') await placeRedirect(trx, { locale: 'fr_FR', path: one.from, redirect: null })
        if (one.type === 'release') await permalinks.release(trx, KIND, [one.target, `${one.target}-below`])
        if (one.type === 'readdress') await moveAll(trx, one)
      })
      .catch((error: unknown) => {
        if (!String((error as { code?: string }).code).startsWith('E_CORE_')) throw error
      })

  const moveAll = async (
    trx: ConstructorParameters<typeof Statements>[0],
    { from, to }: { from: string; to: string }
  ) => {
    const db = new Statements(trx)
    const rows = await db.all<{ path: string }>(
      'select path from core_permalinks where kind = ? and redirect is null',
      KIND
    )
    const isBelow = rows.every(({ path: at }) => at.startsWith(`${from}/`))
    const taken = new Set(
      (await db.all<{ path: string }>('select path from core_permalinks')).map(({ path: at }) => at)
    )
    if (!isBelow || rows.some(({ path: at }) => taken.has(to + at.slice(from.length)))) return
    await readdress(db, { kind: KIND, locale: 'fr_FR', from, to })
  }

  test('never make a chain of two redirects, nor a loop', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        await resetDatabase(store)
        for (const one of steps) await run(one)
        const rows = await store.reader.all<{ path: string; redirect: string | null; target: string; kind: string }>(
          "select path, redirect, target, kind from core_permalinks where channel = 'default' and locale = 'fr_FR'",
          []
        )
        const at = new Map(rows.map((row) => [row.path, row]))
        for (const { path: from, redirect, target: owner, kind } of rows) {
          if (redirect === null) continue
          const end = at.get(redirect)
          assert.notEqual(redirect, from)
          assert.isNull(end?.redirect ?? null, `${from} → ${redirect} → ${end?.redirect}`)
          // What leads to a page is a former address of it, and so follows it.
          if (end) assert.deepEqual([kind, owner], [end.kind, end.target])
        }
        const present = rows.filter((row) => row.redirect === null && row.kind === KIND).map((row) => row.target)
        assert.lengthOf(present, new Set(present).size)
      }),
      { numRuns: 80 }
    )
  }).timeout(90_000)
})
