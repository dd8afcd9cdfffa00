import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { CLIENTS, Shoppers } from './checkout.js'
import { load } from './load.js'
import { memoryOf } from './memory.js'
import { run, start, stop } from './processes.js'

/** Wines of the shop. */
const WINES = 2_000

/** Changes of which the slowest counts. */
const CHANGES = 20

/** Milliseconds until every process must have seen a change. */
export const SEEN_MS = 200

export interface ProcessFigures {
  processes: number
  lists: number
  products: number
  checkouts: number
  /** Milliseconds until all processes had seen a change: the slowest. */
  seen: number
  /** Megabytes of each web process. */
  memory: number[]
}

interface ShopNames {
  skus: string[]
  slugs: string[]
  categories: string[]
}

interface Buying {
  password: string
  names: ShopNames
}

interface Options {
  env: NodeJS.ProcessEnv
  port: number
  counts: readonly number[]
  checkouts: number
  seconds: number
  note: (text: string) => void
}

/** What 1, 2 and 4 web processes of `npm start` do on PostgreSQL, in a database that is made for it, and what they hold. */
export async function measureProcesses(options: Options): Promise<{ figures: ProcessFigures[]; oversold: number }> {
  const { env, counts, note } = options
  const database = `cellier_bench_${process.pid}`
  const own = { ...env, DB_CONNECTION: 'pg', DB_DATABASE: database }
  const onServer = (sql: string) => run('bench/query', [sql], { ...own, DB_DATABASE: 'postgres' })
  await onServer(`create database ${database}`)
  try {
    const password = `Aa1!${randomBytes(12).toString('base64url')}`
    await run('bin/prepare', [], own)
    await run('bench/fill_shop', [String(WINES)], own)
    await run('bench/checkout_buyers', [String(CLIENTS), password], own)
    const names = await readShop(own)
    const figures: ProcessFigures[] = []
    for (const processes of counts) {
      figures.push(await measureCount({ ...options, env: own }, processes, { password, names }))
      note(JSON.stringify(figures.at(-1)))
    }
    const words = ['--processes', '4', '--stock', '10', '--buyers', '50', '--json']
    const stress = JSON.parse(await run('bench/stress/checkout', words, own)) as { oversold: number }
    return { figures, oversold: stress.oversold }
  } finally {
    await onServer(`drop database ${database} with (force)`)
  }
}

async function measureCount(options: Options, processes: number, buying: Buying): Promise<ProcessFigures> {
  const own = { ...options.env, PORT: String(options.port), WEB_PROCESSES: String(processes) }
  const shop = await keepShop(own, processes)
  try {
    const figures = await measureShop(options, processes, buying)
    const memory = childrenOf(shop).map((pid) => Math.round(memoryOf([pid]) / 1_048_576))
    return { processes, ...figures, memory }
  } finally {
    await stop(shop, 'SIGTERM')
  }
}

async function measureShop(
  { env, port, checkouts, seconds }: Options,
  processes: number,
  { password, names: { skus, slugs, categories } }: Buying
) {
  const perSecond = async (paths: string[]) => {
    await load({ port, paths, seconds, connections: 16 })
    const { perSecond: count, statuses } = await load({ port, paths, seconds, connections: 16 })
    if (Object.keys(statuses).some((status) => status !== '200')) throw new Error(JSON.stringify(statuses))
    return Math.round(count)
  }
  const LIST = '/api/catalogue/products'
  const lists = await perSecond(categories.map((slug) => `${LIST}?locale=fr_FR&filter[category]=${slug}`))
  const products = await perSecond(slugs.map((slug) => `${LIST}/${slug}?locale=fr_FR`))
  const shoppers = new Shoppers({ port, password, skus, prefix: `p${processes}` })
  await shoppers.open()
  const started = performance.now()
  await shoppers.buy(checkouts)
  const orders = (checkouts * 1000) / (performance.now() - started)
  shoppers.close()
  const seen = await slowestChange(env, port, { path: `${LIST}/${slugs[0]}?locale=fr_FR`, processes })
  return { lists, products, checkouts: Math.round(orders * 10) / 10, seen: Math.round(seen) }
}

/** The shop as `npm start` keeps it. */
async function keepShop(env: NodeJS.ProcessEnv, processes: number): Promise<ChildProcess> {
  const shop = spawn(process.execPath, ['tests/fixtures/programs/kept_shop.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(shop.stdout, 'data')
  while (childrenOf(shop).length < processes) await setTimeout(100)
  // The last of them has started, and loads its code.
  await setTimeout(3000)
  return shop
}

function childrenOf(shop: ChildProcess): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const rows = lines.map((line) => line.trim().split(/\s+/))
  const webs = rows.filter(
    ([, ppid, ...words]) => Number(ppid) === shop.pid && words.join(' ').includes('bin/server.js')
  )
  return webs.map(([pid]) => Number(pid))
}

const READ = [
  'update catalogue_stock_levels set on_hand = 1000000',
  'select sku as name from catalogue_variants where id in (select variant_id from catalogue_stock_levels) order by id',
  "select slug as name from catalogue_listings where channel = 'default' and locale = 'fr_FR' order by product_id",
  `select t.slug as name from catalogue_category_translations t join catalogue_categories c on c.id = t.category_id
   where t.locale = 'fr_FR' and c.kind = 'category' order by c.id limit 40`,
]

/** SKUs with stock that does not run out, addresses of products and of categories. */
async function readShop(env: NodeJS.ProcessEnv): Promise<ShopNames> {
  const [, ...lists] = JSON.parse(await run('bench/query', READ, env)) as { name: string }[][]
  const [skus = [], slugs = [], categories = []] = lists.map((rows) => rows.map(({ name }) => name))
  return { skus, slugs, categories }
}

/** Milliseconds from a commit of another process until all web processes answer with the change: the slowest of twenty. */
async function slowestChange(
  env: NodeJS.ProcessEnv,
  port: number,
  { path, processes }: { path: string; processes: number }
) {
  const writer = await start('bench/change_wine', [], env)
  // Connections are given to the processes in turn.
  const agents = Array.from({ length: processes * 2 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  let slowest = 0
  for (let change = 1; change <= CHANGES; change += 1) {
    const description = `Changement ${processes}-${change}.`
    const committed = once(writer, 'message')
    writer.send(description)
    const [{ committedAt }] = (await committed) as [{ committedAt: number }]
    const seenAt = await Promise.all(agents.map((agent) => untilShown(port, path, { agent, text: description })))
    slowest = Math.max(slowest, Math.max(...seenAt) - committedAt)
  }
  for (const agent of agents) agent.destroy()
  await stop(writer)
  return slowest
}

async function untilShown(
  port: number,
  path: string,
  { agent, text }: { agent: Agent; text: string }
): Promise<number> {
  for (let tries = 0; tries < 500; tries += 1) {
    const body = await bodyOf(port, path, agent)
    if (body.includes(text)) return performance.timeOrigin + performance.now()
    await setTimeout(5)
  }
  throw new Error(`${text} was not shown`)
}

function bodyOf(port: number, path: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.once('end', () => resolve(body))
    }).once('error', reject)
  })
}
