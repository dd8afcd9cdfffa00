import { createHash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { ShopProcess } from '../shop_process.js'
import { leaveTraces } from './leave_traces.js'
import type { Rows } from './options.js'

const run = promisify(execFile)

/** Lists that grow by what staff do: their rows are copied until there are enough. */
const COPIED = ['core_jobs', 'core_audit_entries', 'platform_imports', 'catalogue_bulk_changes']

/** A shop whose lists have so many rows. It is filled once and kept for the next run, until tables or filling change. */
export async function openFilledShop(rows: Rows, port: number): Promise<ShopProcess> {
  const storage = `tmp/shots/admin-${rows}`
  const stamp = `${storage}/filled`
  const shop = new ShopProcess(storage, port, true)
  try {
    const wanted = fingerprint()
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
      await shop.start()
      return shop
    }
    rmSync(storage, { recursive: true, force: true })
    await fill(shop, rows, port)
    writeFileSync(stamp, wanted)
    return shop
  } catch (error) {
    await shop.close()
    throw error
  }
}

/** Fills a shop and leaves it open. */
async function fill(shop: ShopProcess, rows: Rows, port: number): Promise<void> {
  const filling = ['--import=@poppinss/ts-exec', 'tests/shots/back_office/fill.ts', rows]
  await run(process.execPath, filling, { env: shop.environment, maxBuffer: 1e8 })
  await shop.start()
  if (rows === '0') return
  const database = `${shop.storage}/database/cellier.sqlite`
  Object.assign(process.env, { HOST: '127.0.0.1', PORT: String(port) })
  const worker = shop.startWorker()
  await leaveTraces()
  await jobsAreDone(database)
  await worker.stop()
  multiply(database, Number(rows))
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const files = ['tests/shots/back_office/{fill_lists,filled_shop,leave_traces}.ts', 'database/demo/*.{csv,json}']
  for (const file of globSync(files)) hash.update(readFileSync(file))
  for (const name of globSync('{.,plugins/*}/database/migrations/*.ts').sort()) hash.update(name)
  return hash.digest('hex')
}

/** Waits until the worker has done all that was asked of it. */
async function jobsAreDone(file: string): Promise<void> {
  const database = new Database(file, { readonly: true })
  const open = database.prepare(`select count(*) as jobs from core_jobs
    where state = 'running' or (state = 'waiting' and attempts = 0 and run_at <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`)
  for (let tries = 0; tries < 300; tries += 1) {
    const { jobs } = open.get() as { jobs: number }
    if (jobs === 0) break
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  database.close()
}

/** Copies the rows of a table until there are as many as asked for. Keys that must differ are left out. */
function multiply(file: string, rows: number): void {
  const database = new Database(file)
  database.pragma('busy_timeout = 20000')
  for (const table of COPIED) {
    const { standing } = database.prepare(`select count(*) as standing from ${table}`).get() as { standing: number }
    if (standing === 0 || standing >= rows) continue
    const columns = (database.pragma(`table_info(${table})`) as { name: string }[])
      .map(({ name }) => name)
      .filter((name) => name !== 'id' && name !== 'unique_key')
      .join()
    database.exec(`insert into ${table} (${columns})
      with recursive n (i) as (select 1 union all select i + 1 from n where i < ${Math.ceil(rows / standing)})
      select ${columns} from n cross join ${table} limit ${rows - standing}`)
  }
  database.close()
}
