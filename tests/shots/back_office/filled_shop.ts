import { createHash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { ShopProcess } from '../shop_process.js'
import { leaveRules } from './leave_rules.js'
import { leaveSales } from './leave_sales.js'
import { leaveTraces } from './leave_traces.js'
import { multiply } from './multiply.js'
import type { Rows } from './options.js'

const run = promisify(execFile)

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
  const filling = ['--import=./bin/typescript.js', 'tests/shots/back_office/fill.ts', rows]
  await run(process.execPath, filling, { env: shop.environment, maxBuffer: 1e8 })
  await shop.start()
  if (rows === '0') return
  const database = `${shop.storage}/database/cellier.sqlite`
  Object.assign(process.env, { HOST: '127.0.0.1', PORT: String(port) })
  const worker = shop.startWorker()
  await leaveTraces()
  // Among the jobs are changes of prices: nobody orders while they run.
  await jobsAreDone(database)
  await leaveRules()
  await leaveSales(Number(rows) > 3)
  await jobsAreDone(database)
  await worker.stop()
  multiply(database, Number(rows))
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const files = ['tests/shots/back_office/{fill*,leave_*,multiply*,office,shop_sales}.ts', 'database/demo/*.{csv,json}']
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
