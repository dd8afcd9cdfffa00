import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { answersOf, compare } from './compare.js'
import { measureCheckout } from './checkout.js'
import { load } from './load.js'
import { measurePageCosts } from './page_costs.js'
import { measurePages } from './pages.js'
import { watchMemory } from './memory.js'
import { BUILT, migrate, run, start, startWorker, stop } from './processes.js'
import { rawInsert } from './bounds/raw_insert.js'
import { measureScale } from './scale.js'
import { report, type Measure } from './report.js'
import type { ChildProcess } from 'node:child_process'
import type { Check } from './memory.js'
import { workloads, type Workload } from './workload.js'
import { endProcess } from '#core/console/end_process'

/**
 * `npm run bench`: fills a shop with generated wines, checks its answers against plain SQL byte for byte, and measures it
 * beside its bounds in the same run. `--check` fails below a bar; `--quick` takes short samples and leaves memory out, which is
 * otherwise watched over 100,000 pages (`--pages=…`). `--large` compares a shop of 100,000 wines with one of 10,000 instead,
 * `--cpu` the CPU time of pages rendered fresh with that of a bare Remix route, `--checkout` complete checkouts alone.
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
  const bound = await start('bench/bounds/bare_server', [file, String(PORT + 1)], env)
  const context: Record<string, number> = {}
  for (const workload of workloads(file)) measures.push(await measure(workload, context))
  measures.push(...(await measurePages(PORT, SECONDS)))
  await stop(bound)
  const checks = await measureMemory(shop)
  await stop(shop)
  const bought = await checkout(join(folder, 'checkout-shop.sqlite'))
  measures.push(...bought.measures)
  const passed = report({ measures, checks: [...checks, ...bought.checks], context }, file)
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

/** What ten times as many wines cost. */
async function scale() {
  const passed = await measureScale({ folder, env, port: PORT, seconds: SECONDS, note })
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

/** Products a second through `UpsertProducts`, beside the same rows inserted raw. */
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
    bound: PRODUCTS / again.seconds,
  }
}

/** One kind of request: compared with the bound, warmed, and measured between two readings of the yardstick. */
async function measure(workload: Workload, context: Record<string, number>): Promise<Measure> {
  const compared = await compare(workload, answersOf(PORT), answersOf(PORT + 1))
  const bytes = await averageSize(workload.paths)
  const { paths } = workload
  await load({ port: PORT, paths: paths.slice(-Math.floor(paths.length / 4)), seconds: SECONDS })
  const yardstick = (path: string, port = PORT) => load({ port, paths: [path], seconds: SECONDS / 2 })
  const before = await yardstick(`/api/bench/${bytes}`)
  const ours = await load({ port: PORT, paths, seconds: SECONDS })
  const after = await yardstick(`/api/bench/${bytes}`)
  const bound = await load({ port: PORT + 1, paths, seconds: SECONDS / 2 })
  if (Object.keys(ours.statuses).some((status) => status !== '200'))
    throw new Error(`${workload.name}: ${JSON.stringify(ours.statuses)}`)
  context[`bare route with ${bytes} bytes, a second`] = (await yardstick(`/bytes/${bytes}`, PORT + 1)).perSecond
  context[`bare JSON of ${bytes} bytes, a second`] = (await yardstick(`/json/${bytes}`, PORT + 1)).perSecond
  note(`${workload.name}: ${compared} answers equal to the bound's`)
  return {
    name: workload.name,
    bytes,
    ours: ours.perSecond,
    yardstick: (before.perSecond + after.perSecond) / 2,
    bar: workload.bar,
    p99: ours.p99,
    bound: bound.perSecond,
  }
}

async function averageSize(paths: readonly string[]): Promise<number> {
  const sample = paths.slice(0, 40)
  let bytes = 0
  for (const path of sample) bytes += (await (await fetch(`http://127.0.0.1:${PORT}${path}`)).arrayBuffer()).byteLength
  return Math.round(bytes / sample.length)
}

/** Complete checkouts, in a shop of their own. */
async function checkoutAlone() {
  const { measures, checks } = await checkout(file)
  const passed = report({ measures, checks, context: {} }, file)
  process.exitCode = passed || !process.argv.includes('--check') ? 0 : 1
}

async function checkout(shop: string) {
  await run('bin/prepare', [], { ...env, DB_FILE: shop })
  await run('bench/fill_shop', ['500'], { ...env, DB_FILE: shop })
  return measureCheckout({ folder, env, port: PORT, shop, checkouts: QUICK ? 200 : 600, note })
}

if (process.argv.includes('--checkout')) await checkoutAlone()
else if (process.argv.includes('--large')) await scale()
else if (process.argv.includes('--cpu')) await pageCosts()
else await main()
await endProcess()
