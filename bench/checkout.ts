import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { deserialize } from 'node:v8'
import BetterSqlite from 'better-sqlite3'
import { Connection, type Got, type Sent } from './checkout_load.js'
import { cpuTime } from './page_costs.js'
import { Random } from './random.js'
import { run, start, stop } from './processes.js'
import type { Check } from './memory.js'
import type { Measure } from './report.js'
import type { Recording } from './recording.js'

/** Who buys at the same time, each on a kept connection. */
const CLIENTS = 10

/** How often both are measured, one after the other. */
const TURNS = 5

/** Where the statements of one checkout are kept for people to read. */
const STATEMENTS = fileURLToPath(new URL('bounds/checkout_statements.sql', new URL('../bench/', import.meta.url)))

const STEPS = ['cart', 'addresses', 'shipping', 'payment', 'place'] as const

const ADDRESS = {
  ...{ firstName: 'Claire', lastName: 'Client', company: null, street: '12 rue de la Roquette', additional: null },
  ...{ postcode: '75011', city: 'Paris', state: null, country: 'FR', phone: '06 12 34 56 78' },
}

export interface CheckoutOptions {
  folder: string
  env: NodeJS.ProcessEnv
  port: number
  /** A file with wines and all that a shop needs to sell. */
  shop: string
  checkouts: number
  note: (text: string) => void
}

/**
 * Complete checkouts (cart, addresses, delivery, payment, order) of 10 clients on one process, beside the bound: the
 * statements that the shop ran for as many checkouts, run again on the same file by `bounds/bare_checkout.ts`.
 */
export async function measureCheckout(options: CheckoutOptions): Promise<{ measures: Measure[]; checks: Check[] }> {
  const { folder, env, port, shop, checkouts, note } = options
  const password = `Aa1!${randomBytes(12).toString('base64url')}`
  await run('bench/checkout_buyers', [String(CLIENTS), password], { ...env, DB_FILE: shop })
  const skus = skusOf(shop)
  const copy = (name: string) => {
    const file = join(folder, `${name}.sqlite`)
    copyFileSync(shop, file)
    return file
  }
  const told = { password, skus, checkouts }
  const recordingFile = join(folder, 'checkout.recording')
  const recorder = await start('bench/recorded_server', [recordingFile], { ...env, DB_FILE: copy('recorded') })
  await new Shoppers({ ...told, port }).oneByOne(checkouts)
  await stop(recorder)
  const { requests, texts } = deserialize(readFileSync(recordingFile)) as Recording
  const statements = writeStatements(requests.slice(1 + CLIENTS, 1 + CLIENTS + STEPS.length), texts, note)
  note(`checkout: ${checkouts} recorded, ${requests.length} requests`)
  const server = await start('bench/server', [], { ...env, DB_FILE: copy('checkout') })
  const words = [recordingFile, copy('bare'), String(port + 1), String(CLIENTS)]
  const bare = await start('bench/bounds/bare_checkout', words, env)
  const [ours, bound] = await takeTurns(
    { shoppers: new Shoppers({ ...told, port }), pid: server.pid as number },
    { shoppers: new Shoppers({ ...told, port: port + 1, isBare: true }), pid: bare.pid as number },
    checkouts
  )
  await stop(server)
  await stop(bare)
  note(`checkout: ${ours.cpu.toFixed(1)} ms of CPU each, the bound ${bound.cpu.toFixed(1)} ms`)
  const measure = { name: 'complete checkout, 10 clients', bytes: null, bar: 1 / 6, p99: ours.p99 }
  return {
    measures: [{ ...measure, ours: ours.perSecond, yardstick: bound.perSecond, bound: bound.perSecond }],
    checks: [{ name: 'statements from place to answer', value: statements, unit: '', most: 40 }],
  }
}

interface Side {
  shoppers: Shoppers
  pid: number
}

/** Measures both in turns of some seconds, so that what else the machine does falls on both. */
async function takeTurns(one: Side, other: Side, checkouts: number) {
  const sums = [one, other].map((side) => ({ ...side, seconds: 0, cpu: 0 }))
  for (const { shoppers } of sums) await shoppers.open()
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const sum of sums) {
      const [before, started] = [cpuTime(sum.pid), performance.now()]
      await sum.shoppers.atOnce(checkouts / TURNS)
      sum.seconds += (performance.now() - started) / 1000
      sum.cpu += cpuTime(sum.pid) - before
    }
  }
  return sums.map(({ shoppers, seconds, cpu }) => {
    shoppers.close()
    return { perSecond: checkouts / seconds, cpu: cpu / checkouts, p99: shoppers.p99() }
  }) as [Result, Result]
}

interface Result {
  perSecond: number
  /** Milliseconds of one checkout. */
  cpu: number
  p99: number
}

function skusOf(file: string): string[] {
  const db = new BetterSqlite(file)
  // Nothing sells out while it is measured.
  db.prepare('update catalogue_stock_levels set on_hand = 1000000').run()
  const skus = db
    .prepare(
      'select sku from catalogue_variants where id in (select variant_id from catalogue_stock_levels) order by id'
    )
    .pluck()
    .all() as string[]
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
  return skus
}

interface Buying {
  port: number
  password: string
  skus: readonly string[]
  checkouts: number
  /** Against the bound, which knows no customers. */
  isBare?: boolean
}

/** Customers in front of one server, signed in, each with a connection. */
class Shoppers {
  readonly #browsers: Connection[]
  readonly #random = new Random(17)
  readonly #times: number[] = []
  #bought = 0

  constructor(private readonly buying: Buying) {
    this.#browsers = Array.from({ length: CLIENTS }, () => new Connection(buying.port))
  }

  async open(): Promise<void> {
    const { isBare = false, password } = this.buying
    if (isBare) return
    for (const [index, browser] of this.#browsers.entries()) {
      const body = { email: `buyer${index}@bench.example`, password }
      await must(browser, { method: 'POST', path: '/api/users/session', body })
    }
  }

  /** So many checkouts of all of them together. */
  async atOnce(count: number): Promise<void> {
    const last = this.#bought + count
    const shop = async (browser: Connection) => {
      while (this.#bought < last) await this.#buy(browser)
    }
    await Promise.all(this.#browsers.map(shop))
  }

  /** Signs in and buys, one after the other. */
  async oneByOne(count: number): Promise<void> {
    await this.open()
    for (let index = 0; index < count; index += 1) await this.#buy(this.#browsers[index % CLIENTS] as Connection)
    this.close()
  }

  /** Of a request, in milliseconds. */
  p99(): number {
    const times = [...this.#times].sort((one, other) => one - other)
    return times[Math.floor(times.length * 0.99)] ?? 0
  }

  close(): void {
    for (const browser of this.#browsers) browser.close()
  }

  async #buy(browser: Connection): Promise<void> {
    this.#bought += 1
    let told = ''
    for (const step of stepsOf(this.buying.skus, this.#random, this.#bought)) {
      const { milliseconds, body } = await must(browser, step(told))
      this.#times.push(milliseconds)
      told = body
    }
  }
}

/** What is sent, by what the step before was answered. */
type Step = (told: string) => Sent

function stepsOf(skus: readonly string[], random: Random, key: number): Step[] {
  const items = [1, 2, 3].map((quantity) => ({ sku: random.pick(skus), quantity }))
  const put = (path: string, body: object) => () => ({ method: 'PUT', path: `/api/sales/checkout/${path}`, body })
  return [
    () => ({ method: 'POST', path: '/api/sales/cart/items', body: { items, isOfAge: true } }),
    put('addresses', { billing: ADDRESS, isSameAddress: true }),
    put('shipping', { code: 'flat_rate.standard' }),
    put('payment', { code: 'payment_offline.cash_on_delivery' }),
    (told) => ({
      ...{ method: 'POST', path: '/api/sales/orders' },
      body: { acceptsTerms: true, isOfAge: true, total: totalOf(told) },
      headers: { 'idempotency-key': `bench-${key}` },
    }),
  ]
}

/** Minor units that a cart tells to be paid; the bound tells no cart. */
function totalOf(told: string): number {
  const { data } = JSON.parse(told) as { data?: { totals: { total: { amount: number } } } }
  return data?.totals.total.amount ?? 0
}

/** The answer, with how long it took. @throws Error when it is a refusal */
async function must(browser: Connection, sent: Sent): Promise<Got> {
  const got = await browser.send(sent)
  if (got.status >= 400) throw new Error(`${sent.path}: ${got.status} ${got.body}`)
  return got
}

/** Writes down what one checkout asks of the database; gives how many statements the order itself needs. */
function writeStatements(
  requests: Recording['requests'],
  texts: readonly string[],
  note: (text: string) => void
): number {
  const parts = requests.map((operations, step) => {
    const lines = operations.map(({ text, how }) => `${how === 'exec' ? '-- once\n' : ''}${texts[text]?.trim()};`)
    return [`-- ${STEPS[step]}: ${operations.length}`, ...lines].join('\n').replaceAll(';;', ';')
  })
  const text = `-- What one checkout asks of SQLite, written by \`npm run bench -- --checkout\`.\n\n${parts.join('\n\n')}\n`
  if (process.argv.includes('--write')) writeFileSync(STATEMENTS, text)
  else note(`checkout: ${requests.map(({ length }) => length).join(', ')} statements`)
  return requests.at(-1)?.length ?? 0
}
