import { randomBytes } from 'node:crypto'
import { CLIENTS, Shoppers, skusOf } from './checkout.js'
import { cpuTime } from './page_costs.js'
import { ROOT, run, start, stop } from './processes.js'
import type { ChildProcess } from 'node:child_process'

/** Short turns, one after the other: what else the machine does meets all shops alike. The first turns warm the processes. */
const WARM_ROUNDS = 6
const ROUNDS = 12
const CHECKOUTS = 50

/** How many times the rate of the build beside it this one must reach. */
const LEAST = 2.6

/** A shop on an empty database of its own. */
export interface Contestant {
  name: string
  /** The checkout whose build serves it. */
  root: string
  env: NodeJS.ProcessEnv
}

interface Opened extends Contestant {
  server: ChildProcess
  shoppers: Shoppers
  milliseconds: number
  cpu: number
}

/** Complete checkouts of several shops in turns. True when the first is quick enough beside another build. */
export async function compareCheckouts(contestants: readonly Contestant[], port: number): Promise<boolean> {
  const shops: Opened[] = []
  for (const [at, contestant] of contestants.entries()) shops.push(await open(contestant, port + at))
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round += 1) {
    for (const shop of shops) await takeTurn(shop, round >= WARM_ROUNDS)
  }
  for (const { server } of shops) await stop(server)
  return tell(shops)
}

async function open(contestant: Contestant, port: number): Promise<Opened> {
  const { root } = contestant
  const env: NodeJS.ProcessEnv = { ...contestant.env, PORT: String(port) }
  await run('bin/prepare', [], env, root)
  await run('bench/fill_shop', ['500'], env, root)
  const password = `Aa1!${randomBytes(12).toString('base64url')}`
  await run('bench/checkout_buyers', [String(CLIENTS), password], env, root)
  const skus = env.DB_CONNECTION === 'pg' ? await skusOfPostgres(env) : skusOf(String(env.DB_FILE))
  const server = await start('bench/server', [], env, root)
  const shoppers = new Shoppers({ port, password, skus })
  await shoppers.open()
  return { ...contestant, server, shoppers, milliseconds: 0, cpu: 0 }
}

async function skusOfPostgres(env: NodeJS.ProcessEnv): Promise<string[]> {
  return JSON.parse(await run('bench/checkout_stock', [], env)) as string[]
}

async function takeTurn(shop: Opened, isCounted: boolean): Promise<void> {
  const cpu = cpuTime(shop.server.pid as number)
  const started = performance.now()
  await shop.shoppers.buy(CHECKOUTS)
  const milliseconds = performance.now() - started
  // The server would close the connections while the others have their turns.
  shop.shoppers.close()
  if (!isCounted) return
  shop.milliseconds += milliseconds
  shop.cpu += cpuTime(shop.server.pid as number) - cpu
}

function tell(shops: readonly Opened[]): boolean {
  const told = shops.map(({ name, root, milliseconds, cpu, shoppers }) => ({
    name,
    isOther: root !== ROOT,
    perSecond: (ROUNDS * CHECKOUTS * 1000) / milliseconds,
    cpu: cpu / ROUNDS / CHECKOUTS,
    p99: shoppers.p99(),
  }))
  const [ours = told[0], ...others] = told
  let passed = true
  for (const { name, perSecond, cpu } of told) {
    process.stdout.write(`${name}: ${perSecond.toFixed(1)} checkouts a second, ${cpu.toFixed(1)} ms of CPU time each\n`)
  }
  for (const { name, isOther, perSecond, cpu } of others) {
    const [rate, time] = [(ours?.perSecond ?? 0) / perSecond, cpu / (ours?.cpu ?? 0)]
    const verdict = isOther ? `, at least ${LEAST} times: ${rate >= LEAST ? 'yes' : 'NO'}` : ''
    process.stdout.write(`${rate.toFixed(2)} times the rate of ${name}, CPU time ${time.toFixed(2)} times${verdict}\n`)
    passed &&= !isOther || rate >= LEAST
  }
  process.stdout.write(`${JSON.stringify({ passed, told })}\n`)
  return passed
}
