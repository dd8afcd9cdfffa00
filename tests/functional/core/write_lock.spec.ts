import app from '@adonisjs/core/services/app'
import { setTimeout } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { Visitor } from '#core/testing/visitor'
import { prepareShop } from '#core/boot/prepare_shop'
import { queryRows } from '#core/database/query_rows'
import { resetDatabase } from '#core/testing/reset_database'

const HELD_MS = 20_000

const file = () => app.config.get<string | null>('cellier.sqliteFile') as string

/** Takes the write lock as another process would: through a connection of its own. */
function holdLock(): () => void {
  const other = new BetterSqlite(file())
  other.exec('begin immediate')
  return () => {
    if (other.open) other.exec('rollback')
    other.close()
  }
}

const INSERT = 'insert into core_rate_limits (bucket, taken, expires_at) values (?, 1, 1)'

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const from = performance.now()
  const result = await work()
  return [result, performance.now() - from]
}

/** Two pages, one of them never kept; data; the health of the shop. */
const READS = ['/vue/boutique', '/vue/boutique?sort=name', '/api/catalogue/products', '/health']

const REGISTRATION = {
  kind: 'individual',
  firstName: 'Claire',
  lastName: 'Client',
  email: 'claire@exemple.fr',
  password: 'Bouteille-2031!',
  password_confirmation: 'Bouteille-2031!',
  isAdult: 'on',
  acceptsTerms: 'on',
}

test.group('While another process holds the write lock of SQLite', (group) => {
  group.tap((one) => one.skip(() => file() === null, 'PostgreSQL locks rows'))
  let store: Store
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await prepareShop(app)
  })

  test('reads are answered as ever; writes wait, and are asked to come again', async ({ assert, cleanup }) => {
    const read = (path: string) =>
      timed(() => new Visitor().send('GET', `${path}${path.includes('?') ? '&' : '?'}n=${Math.random()}`))
    /** The median time of each read: one slow answer of a busy machine tells nothing, a read that waits is always slow. */
    const rounds = async (until: () => boolean) => {
      const times = new Map<string, number[]>(READS.map((path) => [path, []]))
      while (!until()) {
        for (const [path, took] of times) {
          const [answer, time] = await read(path)
          assert.equal(answer.status, 200, `${path}: ${JSON.stringify(answer.body)}`)
          took.push(time)
        }
        await setTimeout(100)
      }
      return new Map([...times].map(([path, took]) => [path, took.sort((a, b) => a - b)[took.length >> 1] as number]))
    }
    let count = 0
    const free = await rounds(() => (count += 1) > 10)
    const release = holdLock()
    cleanup(release)
    const isOver = performance.now() + HELD_MS
    const send = (body: object) => timed(() => new Visitor().send('POST', '/api/users/session', body))
    const signIns = [1, 2, 3].map((index) => send({ email: `nobody${index}@exemple.fr`, password: 'Wrong1!word' }))
    const queued = new Store(store.lucid, file(), { patience: 60_000 })
    cleanup(() => queued.close())
    const patient = timed(() => queued.transaction((trx) => queryRows(trx, INSERT, ['an import'])))
    const answers = Promise.all(signIns)
    const locked = await rounds(() => performance.now() > isOver)
    for (const [path, took] of locked) assert.isBelow(took, Math.max(500, 5 * (free.get(path) as number)), path)
    for (const [{ status, headers, body }, took] of await answers) {
      assert.equal(status, 503)
      assert.equal(headers.get('retry-after'), '5')
      assert.containsSubset(body, { errors: [{ code: 'E_BUSY' }] })
      assert.isAbove(took, 4_000)
      assert.isBelow(took, HELD_MS - 2_000)
    }
    release()
    const [, took] = await patient
    assert.isAbove(took, HELD_MS - 1000)
    const rows = await store.reader.all<{ bucket: string }>('select bucket from core_rate_limits')
    assert.deepEqual(rows, [{ bucket: 'an import' }])
    const [{ status }] = await send({ email: 'nobody@exemple.fr', password: 'Wrong1!word' })
    assert.equal(status, 422)
  }).timeout(HELD_MS + 30_000)

  test('a form says so above what was typed', async ({ assert, cleanup }) => {
    cleanup(holdLock())
    const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}/vue/register`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'accept': 'text/html', 'accept-language': 'fr' },
      body: new URLSearchParams(REGISTRATION),
    })
    const page = await answer.text()
    assert.equal(answer.status, 503, page)
    assert.equal(answer.headers.get('retry-after'), '5')
    assert.include(page, 'La boutique est très occupée')
    assert.include(page, 'value="claire@exemple.fr"')
  })

  test('what waits is written in the order in which it came, each once', async ({ assert, cleanup }) => {
    const release = holdLock()
    cleanup(release)
    const names = Array.from({ length: 40 }, (_, index) => `write ${String(index).padStart(2, '0')}`)
    const written: string[] = []
    const all = names.map((name) =>
      store.transaction(async (trx) => {
        await queryRows(trx, INSERT, [name])
        written.push(name)
      })
    )
    await setTimeout(300)
    assert.deepEqual(written, [])
    release()
    await Promise.all(all)
    assert.deepEqual(written, names)
  })

  test('what waits longer than it may changes nothing, and what comes later has its turn', async ({
    assert,
    cleanup,
  }) => {
    const hasty = new Store(store.lucid, file(), { patience: 200 })
    cleanup(() => hasty.close())
    const release = holdLock()
    cleanup(release)
    let runs = 0
    const refused = Array.from({ length: 5 }, () =>
      hasty.transaction(async (trx) => {
        runs += 1
        await queryRows(trx, INSERT, [`lost ${runs}`])
      })
    )
    for (const outcome of await Promise.allSettled(refused)) {
      assert.equal(outcome.status === 'rejected' && (outcome.reason as Error).message, 'core.errors.busy')
    }
    assert.equal(runs, 0)
    release()
    await hasty.transaction((trx) => queryRows(trx, INSERT, ['kept']))
    assert.lengthOf(await store.reader.all('select 1 from core_rate_limits'), 1)
  })

  test('a transaction that Lucid opens, as a migration does, waits for it', async ({ assert, cleanup }) => {
    const release = holdLock()
    cleanup(release)
    const work = store.lucid.transaction((trx) => queryRows(trx, INSERT, ['a migration']))
    await setTimeout(200)
    release()
    await work
    assert.lengthOf(await store.reader.all('select 1 from core_rate_limits'), 1)
  })
})
