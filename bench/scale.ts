import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import { freshDatabase } from './fresh_database.js'
import { load } from './load.js'
import { memoryOf } from './memory.js'
import { createStaff, measureOffice, OFFICE_BAR, officePaths } from './office.js'
import { CURRENCIES, GROUPS } from './price_kinds.js'
import { migrate, run, start, stop } from './processes.js'
import { workloads } from './workload.js'

/** Wines of the shop that all is compared with. */
const SMALL = 10_000

/** How many times more a request may cost in the large shop. */
const MOST: Record<string, number> = {
  'list, 40 repeating pages': 1.3,
  'product by slug': 1.3,
  'list, random filters': 4,
  'search, new words': 4,
}

/** So few addresses come again and again. */
const REPEATING = 100

const MB = 1_048_576

export interface ScaleOptions {
  folder: string
  env: NodeJS.ProcessEnv
  port: number
  seconds: number
  /** Wines of the large shop. */
  size: number
  /** Whether PostgreSQL is measured, too. */
  withPostgres: boolean
  note: (text: string) => void
}

interface Shop {
  costs: Map<string, number>
  office: number
  /** Seconds from the start of the process to the first list, without and with a snapshot. */
  ready: { cold: number; snapshot: number }
  megabytes: number
  /** Milliseconds that a product page waited at most while prices were read. */
  longestWait: number
}

/**
 * The same requests to a small and to a large shop: how many times dearer they get; how soon the large one answers after a
 * start, what it takes of memory with the prices of three customer groups in two currencies, and how long a visitor waits
 * while those are read. True within the bars.
 */
export async function measureScale(options: ScaleOptions): Promise<boolean> {
  const { folder, env, size, withPostgres, note } = options
  const measured: { name: string; small: Shop; large: Shop }[] = []
  const fileOf = (wines: number) => join(folder, `shop-${wines}.sqlite`)
  const databases = [
    { name: 'SQLite', of: async (wines: number) => ({ ...env, DB_FILE: fileOf(wines) }) },
    ...(withPostgres
      ? [{ name: 'PostgreSQL', of: (wines: number) => freshDatabase(`cellier_bench_${wines}`, env) }]
      : []),
  ]
  for (const { name, of } of databases) {
    const shops: Shop[] = []
    for (const wines of [SMALL, size]) {
      note(`${name}: filling a shop with ${wines} wines`)
      const own = { ...(await of(wines)), STORAGE_PATH: join(folder, `storage-${name}-${wines}`) }
      await migrate(own)
      await run('bench/fill_shop', [String(wines), '--large'], own)
      note(`${name}: measuring ${wines} wines`)
      shops.push(await measureShop(own, fileOf(wines), options))
    }
    const [small, large] = shops as [Shop, Shop]
    measured.push({ name, small, large })
  }
  let passed = true
  const judge = (name: string, value: number, most: number, unit = '') => {
    const isReached = value <= most
    passed &&= isReached
    process.stdout.write(`${name}: ${value.toFixed(2)}${unit}, at most ${most}${unit}: ${isReached ? 'yes' : 'NO'}\n`)
  }
  for (const { name, small, large } of measured) {
    for (const [request, most] of Object.entries(MOST)) {
      const [before = 0, after = 0] = [small.costs.get(request), large.costs.get(request)]
      process.stdout.write(`${name}, ${request}: ${before.toFixed(0)} µs, ${after.toFixed(0)} µs\n`)
      judge(`${name}, ${request}, times`, after / before, most)
    }
    judge(`${name}, staff's list of products, median`, large.office, OFFICE_BAR, ' ms')
    judge(`${name}, first list after a start`, large.ready.cold, 10, ' s')
    judge(`${name}, first list after a start with a snapshot`, large.ready.snapshot, 2, ' s')
    judge(`${name}, memory of the web process`, large.megabytes, 700, ' MB')
    judge(`${name}, longest wait while prices are read`, large.longestWait, 250, ' ms')
  }
  const plain = measured.map(({ name, small, large }) => ({ name, small: plainOf(small), large: plainOf(large) }))
  process.stdout.write(`${JSON.stringify({ passed, size, measured: plain })}\n`)
  return passed
}

const plainOf = ({ costs, ...rest }: Shop) => ({ ...rest, costs: Object.fromEntries(costs) })

async function measureShop(env: NodeJS.ProcessEnv, file: string, { port, seconds }: ScaleOptions): Promise<Shop> {
  await rm(join(env.STORAGE_PATH ?? '', 'listings'), { recursive: true, force: true })
  const staff = await createStaff(env)
  const cold = await firstList(env, port)
  // Its end writes the snapshot.
  await stop(cold.shop, 'SIGTERM')
  const { shop, ready } = await firstList(env, port)
  const longestWait = await readAllPrices(port, file)
  const costs = new Map<string, number>()
  for (const { name, paths } of workloads(file)) {
    if (!(name in MOST)) continue
    // Pages that repeat are to be warm, all of them; of what is asked once only, another part is asked beforehand.
    const isRepeating = paths.length <= REPEATING
    await load({ port, paths: isRepeating ? paths : paths.slice(-Math.ceil(paths.length / 4)), seconds })
    const { perSecond, statuses } = await load({ port, paths, seconds })
    if (Object.keys(statuses).some((status) => status !== '200'))
      throw new Error(`${name}: ${JSON.stringify(statuses)}`)
    costs.set(name, 1_000_000 / perSecond)
  }
  const { p50 } = await measureOffice(port, staff, officePaths(file), seconds)
  const megabytes = memoryOf([shop.pid as number]) / MB
  await stop(shop)
  return { costs, office: p50, ready: { cold: cold.ready, snapshot: ready }, megabytes, longestWait }
}

/** Starts a shop. `ready`: seconds until it answered with a list. */
async function firstList(env: NodeJS.ProcessEnv, port: number) {
  const started = performance.now()
  const shop = await start('bench/server', [], env)
  await ask(port, '/api/catalogue/products?locale=fr_FR')
  return { shop, ready: (performance.now() - started) / 1000 }
}

/** Reads the prices of every group in every currency, and tells how long a product page waited meanwhile. */
async function readAllPrices(port: number, file: string): Promise<number> {
  const paths = workloads(file).find(({ name }) => name === 'product by slug')?.paths ?? []
  await load({ port, paths, connections: 1, seconds: 1 })
  let isDone = false
  let longest = 0
  const visitor = async () => {
    for (let place = 0; !isDone; place++) {
      const started = performance.now()
      await ask(port, paths[place % paths.length] as string)
      longest = Math.max(longest, performance.now() - started)
    }
  }
  const visiting = visitor()
  for (const currency of CURRENCIES) {
    for (const group of GROUPS) await ask(port, `/api/bench/prices/${currency}/${group}`)
  }
  isDone = true
  await visiting
  return longest
}

async function ask(port: number, path: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  await response.arrayBuffer()
}
