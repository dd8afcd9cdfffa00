import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { tmpdir } from 'node:os'
import BetterSqlite from 'better-sqlite3'
import { compareCheckouts } from './checkout_turns.js'
import { measureCheckout } from './checkout.js'
import { load } from './load.js'
import { importWithKills, timeImport, writeWineFile } from './import_file.js'
import { measureHanging } from './hanging_gateway.js'
import { SEEN_MS, measureProcesses } from './many_processes.js'
import { measurePageCosts } from './page_costs.js'
import { measurePages } from './pages.js'
import { watchMemory } from './memory.js'
import { BUILT, ROOT, migrate, run, start, startWorker, stop } from './processes.js'
import { rawInsert } from './bounds/raw_insert.js'
import { measureScale } from './scale.js'
import { measureStart } from './start_up.js'
import { report, type Check, type Measure } from './report.js'
import type { ChildProcess } from 'node:child_process'
import { workloads, type Workload } from './workload.js'
import { endProcess } from '#core/console/end_process'

/**
 * `npm run bench`: fills a shop with generated wines and measures it and its bounds in the same run. bench/README.md lists
 * the options.
 */
const PRODUCTS = 10_000
const QUICK = process.argv.includes('--quick')
const SECONDS = QUICK ? 1.5 : 4
const PORT = Number(process.env.BENCH_PORT ?? 3480)

const folder = join(tmpdir(), `cellier-bench-${process.pid}`)
const file = join(folder, 'shop.sqlite')
mkdirSync(folder, { recursive: true })
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  DB_CONNECTION: 'sqlite',
  DEMO: '0',
  DB_FILE: file,
  STORAGE_PATH: folder,
  APP_KEY: 'a-key-for-the-benchmark-alone-000',
  HOST: '127.0.0.1',
  PORT: String(PORT),
  LOG_LEVEL: 'fatal',
}

const note = (text: string) => process.stderr.write(`${text}\n`)

async function main() {
  note(`${PRODUCTS} wines, ${BUILT ? 'production build' : 'sources'}, one process, 10 connections`)
  await migrate(env)
  const measures = [await measureImport()]
  const shop = await start('bench/server', [], env)
  for (const workload of workloads(file)) measures.push(await measure(workload))
  measures.push(...(await measurePages(PORT, SECONDS)))
  const checks = await measureMemory(shop)
  await stop(shop)
  measures.push(await checkout(join(folder, 'checkout-shop.sqlite')))
  const passed = report({ measures, checks }, file)
  process.exitCode = passed || !process.argv.includes('--check') ? 0 : 1
}

/** What pages rendered fresh cost, in CPU time. */
async function pageCosts() {
  await migrate(env)
  await run('bench/fill_shop', [String(PRODUCTS)], env)
  const shop = await start('bench/server', [], env)
  const passed = await measurePageCosts(PORT, shop)
  await stop(shop)
  process.exitCode = passed || !process.argv.includes('--check') ? 0 : 1
}

/** What a large shop costs. */
async function scale() {
  const size = Number(/--rows=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 300_000)
  const withPostgres = process.argv.includes('--postgres')
  const passed = await measureScale({ folder, env, port: PORT, seconds: SECONDS, size, withPostgres, note })
  process.exitCode = passed || !process.argv.includes('--check') ? 0 : 1
}

/** Start, help and memory alone. */
async function startAlone() {
  await run('bin/prepare', [], env)
  const checks = await measureStart(PORT, env)
  await run('bench/fill_shop', [String(PRODUCTS)], env)
  const shop = await start('bench/server', [], env)
  checks.push(...(await measureMemory(shop)))
  await stop(shop)
  const passed = report({ measures: [], checks }, file)
  process.exitCode = passed || !process.argv.includes('--check') ? 0 : 1
}

/** Memory of the shop and the worker beside it. */
async function measureMemory(shop: ChildProcess): Promise<Check[]> {
  const pages = Number(/--pages=(\d+)/.exec(process.argv.join(' '))?.[1] ?? (QUICK ? 0 : 100_000))
  if (pages === 0) return []
  const worker = startWorker(env)
  note(`memory: ${pages} pages`)
  const checks = await watchMemory(PORT, [shop.pid as number, worker.pid as number], pages)
  await stop(worker, 'SIGTERM')
  return checks
}

/** Products per second through `UpsertProducts`; the yardstick is a raw insert of the same rows. */
async function measureImport(): Promise<Measure> {
  const { first, again } = JSON.parse(await run('bench/fill_shop', [String(PRODUCTS)], env)) as {
    first: { seconds: number }
    again: { seconds: number }
  }
  const raw = rawInsert(file, join(folder, 'raw.sqlite'))
  note(
    `import: ${first.seconds.toFixed(1)} s, unchanged ${again.seconds.toFixed(1)} s; ${raw.rows} rows raw: ${raw.seconds.toFixed(1)} s`
  )
  return {
    name: 'import, with index, search, ledger, journal',
    bytes: null,
    ours: PRODUCTS / first.seconds,
    yardstick: PRODUCTS / raw.seconds,
    bar: 1 / 4,
    p99: null,
  }
}

/** Warms one kind of request, then measures it between two readings of the yardstick. */
async function measure({ name, paths, bar }: Workload): Promise<Measure> {
  const bytes = await averageSize(paths)
  await load({ port: PORT, paths: paths.slice(-Math.floor(paths.length / 4)), seconds: SECONDS })
  const yardstick = () => load({ port: PORT, paths: [`/api/bench/${bytes}`], seconds: SECONDS / 2 })
  const before = await yardstick()
  const ours = await load({ port: PORT, paths, seconds: SECONDS })
  const after = await yardstick()
  if (Object.keys(ours.statuses).some((status) => status !== '200'))
    throw new Error(`${name}: ${JSON.stringify(ours.statuses)}`)
  return {
    name,
    bytes,
    ours: ours.perSecond,
    yardstick: (before.perSecond + after.perSecond) / 2,
    bar,
    p99: ours.p99,
  }
}

async function averageSize(paths: readonly string[]): Promise<number> {
  const sample = paths.slice(0, 40)
  let bytes = 0
  for (const path of sample) bytes += (await (await fetch(`http://127.0.0.1:${PORT}${path}`)).arrayBuffer()).byteLength
  return Math.round(bytes / sample.length)
}

/** `cli import` of a file of 100,000 rows (`--rows=`): its pace, its memory, and the same file once more. */
async function importFile() {
  const rows = Number(/--rows=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 100_000)
  const path = join(folder, 'wines.csv')
  await migrate(env)
  await writeWineFile(path, rows)
  const [first, again] = [await timeImport(path, env), await timeImport(path, env)]
  if (first.created !== rows || again.unchanged !== rows) throw new Error(JSON.stringify({ first, again }))
  const measures: Measure[] = [
    { name: 'pace of the last fifth', ours: first.pace.end, yardstick: first.pace.start, bar: 0.8 },
    { name: 'the same file again', ours: rows / again.seconds, yardstick: rows / first.seconds, bar: 5 },
  ].map((line) => ({ ...line, bytes: null, p99: null }))
  const wrong = await killed()
  const checks = [
    { name: `memory of the import of ${rows} rows`, value: first.peakMb, unit: 'MB', most: 300 },
    { name: 'wrong products after an import that was killed ten times', value: wrong, unit: '', most: 0 },
  ]
  const passed = report({ measures, checks }, file)
  process.exitCode = passed || !process.argv.includes('--check') ? 0 : 1
}

/** How many products are missing, doubled or told wrongly after an import that was killed ten times. */
async function killed(): Promise<number> {
  const rows = 20_000
  const [path, shop] = [join(folder, 'killed.csv'), join(folder, 'killed.sqlite')]
  const own = { ...env, DB_FILE: shop }
  await migrate(own)
  await writeWineFile(path, rows)
  const { created } = await importWithKills(path, own, 10)
  const db = new BetterSqlite(shop, { readonly: true })
  const count = (sql: string) => Number(db.prepare(sql).pluck().get())
  const found = [
    created,
    count('select count(*) from catalogue_products'),
    count('select count(distinct sku) from catalogue_variants'),
    count("select count(*) from catalogue_product_translations where locale = 'fr_FR'"),
  ]
  db.close()
  return found.reduce((sum, each) => sum + Math.abs(each - rows), 0)
}

/** Pages of a list that is made from a resource, beside the same list written by hand. */
async function lists() {
  await migrate(env)
  const { resource, byHand } = JSON.parse(await run('bench/list_times', [], env)) as {
    resource: number
    byHand: number
  }
  judgePages('list of a resource', { ours: resource, yardstick: byHand, slower: 1.1 })
}

/** The list of tickets with a hundred thousand of them, beside the same with a thousand. */
async function tickets() {
  await migrate(env)
  const { few, many } = JSON.parse(await run('bench/ticket_list_times', [], env)) as { few: number; many: number }
  judgePages('list of 100,000 tickets', { ours: many, yardstick: few, slower: 1.5 })
}

/** Reports milliseconds of a page, which may be `slower` times those of the yardstick. */
function judgePages(name: string, times: { ours: number; yardstick: number; slower: number }) {
  const { ours, yardstick, slower } = times
  const pages: Measure = {
    name,
    bytes: null,
    ours: 1000 / ours,
    yardstick: 1000 / yardstick,
    bar: 1 / slower,
    p99: null,
  }
  const passed = report({ measures: [pages], checks: [] }, file)
  process.exitCode = passed || !process.argv.includes('--check') ? 0 : 1
}

/** What others notice of a payment provider that hangs. */
async function gateway() {
  await run('bin/prepare', [], env)
  await run('bench/fill_shop', ['500'], env)
  const paths = workloads(file).find(({ name }) => name.includes('product'))?.paths ?? []
  const measures = [await measureHanging({ env, port: PORT, shop: file, paths, seconds: SECONDS })]
  const passed = report({ measures, checks: [] }, file)
  process.exitCode = passed || !process.argv.includes('--check') ? 0 : 1
}

/** 1, 2 and 4 web processes on PostgreSQL (DB_HOST and so on). */
async function processes() {
  const counts = [1, 2, 4]
  const checkouts = QUICK ? 100 : 300
  const { figures, oversold } = await measureProcesses({ env, port: PORT, counts, checkouts, seconds: SECONDS, note })
  console.table(figures.map(({ memory, ...figure }) => ({ ...figure, memory: memory.join(' ') })))
  process.stdout.write(`${JSON.stringify({ figures, oversold })}\n`)
  const isGood = oversold === 0 && figures.every(({ seen }) => seen <= SEEN_MS)
  process.exitCode = isGood || !process.argv.includes('--check') ? 0 : 1
}

/** With `--beside=<folder>` the built checkout in that folder is measured in turns with this one; with `--postgres` so is PostgreSQL. */
async function checkoutAlone() {
  const beside = /--beside=(\S+)/.exec(process.argv.join(' '))?.[1]
  const shop = (name: string) => ({ ...env, DB_FILE: join(folder, name) })
  const contestants = [
    { name: 'this build', root: ROOT, env: shop('checkout.sqlite') },
    ...(beside
      ? [{ name: `the build of ${beside}`, root: join(resolve(beside), '/'), env: shop('beside.sqlite') }]
      : []),
    ...(process.argv.includes('--postgres')
      ? [{ name: 'PostgreSQL', root: ROOT, env: { ...env, DB_CONNECTION: 'pg' } }]
      : []),
  ]
  if (contestants.length > 1) {
    const quick = await compareCheckouts(contestants, PORT)
    process.exitCode = quick || !process.argv.includes('--check') ? 0 : 1
    return
  }
  const passed = report({ measures: [await checkout(file)], checks: [] }, file)
  process.exitCode = passed || !process.argv.includes('--check') ? 0 : 1
}

/** Complete checkouts, in a shop of their own. */
async function checkout(shop: string): Promise<Measure> {
  await run('bin/prepare', [], { ...env, DB_FILE: shop })
  await run('bench/fill_shop', ['500'], { ...env, DB_FILE: shop })
  return measureCheckout({ env, port: PORT, shop, checkouts: QUICK ? 200 : 600, seconds: SECONDS / 2, note })
}

if (process.argv.includes('--checkout')) await checkoutAlone()
else if (process.argv.includes('--processes')) await processes()
else if (process.argv.includes('--large')) await scale()
else if (process.argv.includes('--import')) await importFile()
else if (process.argv.includes('--lists')) await lists()
else if (process.argv.includes('--tickets')) await tickets()
else if (process.argv.includes('--gateway')) await gateway()
else if (process.argv.includes('--cpu')) await pageCosts()
else if (process.argv.includes('--start')) await startAlone()
else await main()
await endProcess()
