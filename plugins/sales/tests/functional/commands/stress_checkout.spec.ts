import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { APP_ROOT } from '#core/boot/app_root'
import { COPY_PREFIX } from '#plugins/sales/commands/stress/shop_copy'
import { freshShop, sellWine } from '#plugins/sales/testing'
import type { Store } from '#core/database/store'

const CLI = fileURLToPath(new URL('cli/index.js', APP_ROOT))

function stress(...words: string[]): Promise<{ status: number; out: string; err: string }> {
  const env = { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '', LANGUAGE: '', LC_MESSAGES: '' }
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, 'stress:checkout', ...words], { env }, (error, out, err) => {
      resolve({ status: error ? Number(error.code) : 0, out, err })
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

/** Copies that were not taken away. */
async function leftovers(store: Store): Promise<string[]> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(COPY_PREFIX))
  if (store.dialect === 'sqlite') return folders
  const databases = await store.reader.all<{ datname: string }>('select datname from pg_database')
  return [...folders, ...databases.map(({ datname }) => datname).filter((name) => name.startsWith(COPY_PREFIX))]
}

test.group('cli stress:checkout', () => {
  test('sells what there is to as many buyers, by two processes, and leaves the shop alone', async ({ assert }) => {
    const store = await freshShop()
    await sellWine('A', 1000, 5)
    const [before, left] = [await fingerprint(store), await leftovers(store)]
    const { status, out, err } = await stress('--stock', '3', '--buyers', '8', '--processes', '2', '--json')
    assert.equal(status, 0, err)
    assert.match(out, /^\{"accepted":3,"refused":5,"oversold":0,"orders_per_second":\d+(\.\d)?,"p95_ms":\d+\}\n$/)
    assert.deepEqual(await fingerprint(store), before)
    assert.deepEqual(await leftovers(store), left)
  }).timeout(90_000)

  test('says what it can be asked for', async ({ assert }) => {
    const { status, err } = await stress('--buyers', '0')
    assert.equal(status, 64)
    assert.match(err, /Give --buyers a whole number from 1 to 2000\./)
  }).timeout(60_000)
})
