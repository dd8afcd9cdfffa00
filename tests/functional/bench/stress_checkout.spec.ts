import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'
import { COPY_PREFIX } from '../../../bench/stress/shop_copy.js'
import { freshShop, sellWine } from '#plugins/sales/testing'
import type { Store } from '#core/database/store'

const PROGRAM = fileURLToPath(new URL('bench/stress/checkout.ts', APP_ROOT))

interface Outcome {
  status: number
  out: string
  err: string
  pid: number
}

/** Runs the program with a temporary folder of its own. */
function stress(folder: string, ...words: string[]): Promise<Outcome> {
  const env = { ...process.env, TMPDIR: folder }
  const args = ['--import=./bin/typescript.js', PROGRAM, ...words]
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env, cwd: fileURLToPath(APP_ROOT) }, (error, out, err) => {
      resolve({ status: error ? Number(error.code) : 0, out, err, pid: Number(child.pid) })
    })
  })
}

/** Rows of every table and a hash over all of them. */
async function fingerprint(store: Store): Promise<Record<string, string>> {
  const tables = await store.lucid.connection().getAllTables(['public'])
  const prints: Record<string, string> = {}
  for (const table of tables.sort()) {
    const rows = await store.reader.all<object>(`select * from "${table}"`)
    const lines = rows.map((row) => JSON.stringify(row)).sort()
    prints[table] = `${rows.length} ${createHash('sha256').update(lines.join('\n')).digest('hex')}`
  }
  return prints
}

/** Databases of a run that were not taken away. */
async function leftDatabases(store: Store, pid: number): Promise<string[]> {
  if (store.dialect === 'sqlite') return []
  const databases = await store.reader.all<{ datname: string }>('select datname from pg_database')
  return databases.map(({ datname }) => datname).filter((name) => name.startsWith(`${COPY_PREFIX}${pid}_`))
}

test.group('The stress test of the checkout', (group) => {
  let folder: string
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cellier-test-'))
    return () => rm(folder, { recursive: true, force: true })
  })

  test('sells what there is to as many buyers, by two processes, and leaves the shop alone', async ({ assert }) => {
    const store = await freshShop()
    await sellWine('A', 1000, 5)
    const before = await fingerprint(store)
    const words = ['--stock', '3', '--buyers', '8', '--processes', '2', '--json']
    const { status, out, err, pid } = await stress(folder, ...words)
    assert.equal(status, 0, err)
    assert.match(out, /^\{"accepted":3,"refused":5,"oversold":0,"orders_per_second":\d+(\.\d)?,"p95_ms":\d+\}\n$/)
    assert.deepEqual(await fingerprint(store), before)
    const copies = (await readdir(folder)).filter((name) => name.startsWith(COPY_PREFIX))
    assert.deepEqual([...copies, ...(await leftDatabases(store, pid))], [])
  }).timeout(90_000)

  test('says what it can be asked for', async ({ assert }) => {
    const { status, err } = await stress(folder, '--buyers', '0')
    assert.equal(status, 64)
    assert.match(err, /Give --buyers a whole number from 1 to 2000\./)
  }).timeout(60_000)
})
