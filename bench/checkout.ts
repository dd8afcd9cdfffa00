import { randomBytes } from 'node:crypto'
import BetterSqlite from 'better-sqlite3'
import { Connection, type Got, type Sent } from './checkout_load.js'
import { load } from './load.js'
import { cpuTime } from './page_costs.js'
import { Random } from './random.js'
import { run, start, stop } from './processes.js'
import type { Measure } from './report.js'

/** Customers who buy at the same time, each on a kept-alive connection. */
export const CLIENTS = 10

/** Bytes of a response of the yardstick route: about those of a cart. */
const YARDSTICK_BYTES = 2_000

const ADDRESS = {
  firstName: 'Claire',
  lastName: 'Client',
  company: null,
  street: '12 rue de la Roquette',
  additional: null,
  postcode: '75011',
  city: 'Paris',
  state: null,
  country: 'FR',
  phone: '06 12 34 56 78',
}

export interface CheckoutOptions {
  env: NodeJS.ProcessEnv
  port: number
  /** A database file with wines and everything a shop needs to sell. Its stock is raised. */
  shop: string
  checkouts: number
  seconds: number
  note: (text: string) => void
}

/**
 * Complete checkouts (cart, addresses, delivery, payment, order) of 10 clients on one process, compared with responses of
 * the constant-body route of the same process.
 */
export async function measureCheckout({
  env,
  port,
  shop,
  checkouts,
  seconds,
  note,
}: CheckoutOptions): Promise<Measure> {
  const password = `Aa1!${randomBytes(12).toString('base64url')}`
  await run('bench/checkout_buyers', [String(CLIENTS), password], { ...env, DB_FILE: shop })
  const skus = skusOf(shop)
  const server = await start('bench/server', [], { ...env, DB_FILE: shop })
  const shoppers = new Shoppers({ port, password, skus })
  await shoppers.open()
  const yardstick = () => load({ port, paths: [`/api/bench/${YARDSTICK_BYTES}`], seconds })
  const before = await yardstick()
  const cpu = cpuTime(server.pid as number)
  const started = performance.now()
  await shoppers.buy(checkouts)
  const perSecond = (checkouts * 1000) / (performance.now() - started)
  note(`checkout: ${((cpuTime(server.pid as number) - cpu) / checkouts).toFixed(1)} ms of CPU time each`)
  const after = await yardstick()
  shoppers.close()
  await stop(server)
  return {
    name: 'complete checkout, 10 clients',
    bytes: null,
    ours: perSecond,
    yardstick: (before.perSecond + after.perSecond) / 2,
    bar: 1 / 250,
    p99: shoppers.p99(),
  }
}

export function skusOf(file: string): string[] {
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
  /** Name of the payment method. */
  payment?: string
  /** Of the idempotency keys, which are unique in a shop. */
  prefix?: string
}

/** Signed-in customers of one server, each with a connection. */
export class Shoppers {
  readonly #browsers: Connection[]
  readonly #random = new Random(17)
  readonly #times: number[] = []
  #bought = 0

  constructor(private readonly buying: Buying) {
    this.#browsers = Array.from({ length: CLIENTS }, () => new Connection(buying.port))
  }

  async open(): Promise<void> {
    const { password } = this.buying
    for (const [index, browser] of this.#browsers.entries()) {
      const body = { email: `buyer${index}@bench.example`, password }
      await must(browser, { method: 'POST', path: '/api/users/session', body })
    }
  }

  /** Runs `count` checkouts, shared by all customers. */
  async buy(count: number): Promise<void> {
    const until = this.#bought + count
    const buyUntilDone = async (browser: Connection) => {
      while (this.#bought < until) await this.#checkout(browser)
    }
    await Promise.all(this.#browsers.map(buyUntilDone))
  }

  /** 99th percentile of the time of one request, in milliseconds. */
  p99(): number {
    const times = [...this.#times].sort((one, other) => one - other)
    return times[Math.floor(times.length * 0.99)] ?? 0
  }

  close(): void {
    for (const browser of this.#browsers) browser.close()
  }

  async #checkout(browser: Connection): Promise<void> {
    this.#bought += 1
    let lastBody = ''
    for (const step of stepsOf(this.buying, this.#random, this.#bought)) {
      const { milliseconds, body } = await must(browser, step(lastBody))
      this.#times.push(milliseconds)
      lastBody = body
    }
  }
}

/** Makes a request from the response body of the step before. */
type Step = (lastBody: string) => Sent

function stepsOf(
  { skus, payment = 'payment_offline.cash_on_delivery', prefix = 'bench' }: Buying,
  random: Random,
  key: number
): Step[] {
  const items = [1, 2, 3].map((quantity) => ({ sku: random.pick(skus), quantity }))
  const put = (path: string, body: object) => () => ({ method: 'PUT', path: `/api/sales/checkout/${path}`, body })
  return [
    () => ({ method: 'POST', path: '/api/sales/cart/items', body: { items, isOfAge: true } }),
    put('addresses', { billing: ADDRESS, isSameAddress: true }),
    put('shipping', { code: 'flat_rate.standard' }),
    put('payment', { code: payment }),
    (lastBody) => ({
      method: 'POST',
      path: '/api/sales/orders',
      body: { acceptsTerms: true, isOfAge: true, total: totalOf(lastBody) },
      headers: { 'idempotency-key': `${prefix}-${key}` },
    }),
  ]
}

/** Total of a cart's response, in minor units. */
function totalOf(body: string): number {
  const { data } = JSON.parse(body) as { data: { totals: { total: { amount: number } } } }
  return data.totals.total.amount
}

/** @throws Error when the response is an error */
async function must(browser: Connection, sent: Sent): Promise<Got> {
  const got = await browser.send(sent)
  if (got.status >= 400) throw new Error(`${sent.path}: ${got.status} ${got.body}`)
  return got
}
