import { parseArgs } from 'node:util'
import { Database } from '@adonisjs/lucid/database'
import { BuyerStopped } from './buyer.js'
import { StressFault, judge, runCheckouts, type StressResult } from './run_checkouts.js'
import { TidyUp } from './tidy_up.js'
import { WebProcesses, startProcess } from './web_processes.js'
import { boot } from '../boot.js'
import { copyPostgres } from './copy_postgres.js'
import { copySqlite } from './copy_sqlite.js'
import { endProcess } from '#core/console/end_process'
import type { ApplicationService } from '@adonisjs/core/types'
import type { FilledCopy } from './fill_copy.js'
import type { PostgresAddress } from '#core/database/connections'
import type { ShopCopy } from './shop_copy.js'

interface Wanted {
  stock: number
  buyers: number
  processes: number
}

/** Default, minimum and maximum of each option. */
const NUMBERS: Record<keyof Wanted, [number, number, number]> = {
  stock: [10, 0, 10_000],
  buyers: [50, 1, 2000],
  processes: [2, 1, 16],
}

/**
 * Many buyers order the same few units at once, in a copy of the shop.
 * `checkout.ts [--stock 10] [--buyers 50] [--processes 2] [--json]`
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      stock: { type: 'string' },
      buyers: { type: 'string' },
      processes: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const wanted = wantedOf(values)
  if (!wanted) return 64
  const app = await boot()
  const tidy = new TidyUp()
  try {
    const result = await stress(app, wanted, tidy)
    const expected = Math.min(wanted.stock, wanted.buyers)
    const isGood = result.accepted === expected && result.oversold === 0
    if (values.json) console.log(JSON.stringify(result))
    else show(result, wanted.stock)
    if (!isGood) console.error(`${expected} accepted orders were expected, no more and no fewer.`)
    else if (!values.json) console.log('Nothing was sold twice. The shop itself was not touched.')
    return isGood ? 0 : 1
  } catch (error) {
    if (error instanceof BuyerStopped) {
      console.error(`A buyer could not reach the order. Step ${error.step}: ${error.answer}`)
    } else if (error instanceof StressFault) {
      console.error(`The shop gave a wrong response: ${error.message}`)
    } else throw error
    return 1
  } finally {
    await tidy.run()
    await app.terminate()
  }
}

/** Null, and a message, where an option is no number within its bounds. */
function wantedOf(given: Partial<Record<keyof Wanted, string>>): Wanted | null {
  const wanted = { stock: 0, buyers: 0, processes: 0 }
  for (const name of Object.keys(NUMBERS) as (keyof Wanted)[]) {
    const [fallback, minimum, maximum] = NUMBERS[name]
    const value = given[name] === undefined ? fallback : Number(given[name])
    if (!Number.isSafeInteger(value) || value < minimum || value > maximum) {
      console.error(`Give --${name} a whole number from ${minimum} to ${maximum}.`)
      return null
    }
    wanted[name] = value
  }
  return wanted
}

async function stress(app: ApplicationService, wanted: Wanted, tidy: TidyUp): Promise<StressResult> {
  const copy = await tidy.keep(copyShop(app), (made) => made.remove())
  const environment = {
    ...copy.environment,
    // One proxy: buyers have network addresses of their own. The shop's Redis and mail server are not used.
    NODE_ENV: 'production',
    TRUST_PROXY: '1',
    REDIS_URL: '',
    SMTP_URL: '',
    LOG_LEVEL: 'error',
  }
  const filled = await fill(copy, environment, wanted, tidy)
  await copy.filled()
  const web = new WebProcesses()
  await tidy.keep(Promise.resolve(web), (open) => open.close())
  await web.open(wanted.processes, environment)
  const run = await runCheckouts(web.addresses, filled)
  return judge(copy, { sku: filled.sku, stock: wanted.stock }, run).catch((error: Error) => {
    throw error instanceof StressFault ? new StressFault(`${error.message}\n${web.output}`) : error
  })
}

async function copyShop(app: ApplicationService): Promise<ShopCopy> {
  const file = app.config.get<string | null>('cellier.sqliteFile')
  if (file) return copySqlite(file)
  const address = app.config.get<PostgresAddress>('database.connections.shop.connection')
  return copyPostgres(await app.container.make(Database), address)
}

/** Runs `fill.ts` in a process of its own: this process is connected to the shop, which must not be written to. */
async function fill(
  copy: ShopCopy,
  environment: Record<string, string>,
  { stock, buyers }: Wanted,
  tidy: TidyUp
): Promise<FilledCopy> {
  const words = ['--stock', String(stock), '--buyers', String(buyers), ...copy.source]
  const child = startProcess('bench/stress/fill', words, environment)
  await tidy.keep(Promise.resolve(child), async (process) => void process.kill('SIGKILL'))
  let [out, errors] = ['', '']
  child.stdout?.on('data', (text: Buffer) => (out += text.toString()))
  child.stderr?.on('data', (text: Buffer) => (errors += text.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`bench/stress/fill\n${errors}`)
  return JSON.parse(out.trim().split('\n').at(-1) ?? '') as FilledCopy
}

function show(result: StressResult, stock: number): void {
  const rows: [string, string][] = [
    ['Units in stock', String(stock)],
    ['Orders accepted', String(result.accepted)],
    ['Orders refused', String(result.refused)],
    ['Sold without stock', String(result.oversold)],
    ['Orders a second', String(result.orders_per_second)],
    ['95% of responses within', `${result.p95_ms} ms`],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`)
}

process.env.LOG_LEVEL ??= 'error'
await endProcess(await main())
