import { Database } from '@adonisjs/lucid/database'
import { BuyerStopped } from '#plugins/sales/commands/stress/buyer'
import { StressFault, judge, runCheckouts } from '#plugins/sales/commands/stress/run_checkouts'
import { WORDS } from '#plugins/sales/commands/stress/words'
import { WebProcesses, startProcess } from '#plugins/sales/commands/stress/web_processes'
import { copyPostgres } from '#plugins/sales/commands/stress/copy_postgres'
import { copySqlite } from '#plugins/sales/commands/stress/copy_sqlite'
import { TidyUp } from '#plugins/sales/commands/stress/tidy_up'
import type { ApplicationService } from '@adonisjs/core/types'
import type { CliCommand, CommandCall } from '#core/console/command'
import type { FilledCopy } from '#plugins/sales/commands/stress_fill'
import type { PostgresAddress } from '#core/database/connections'
import type { ShopCopy } from '#plugins/sales/commands/stress/shop_copy'
import type { StressResult } from '#plugins/sales/commands/stress/run_checkouts'

interface Wanted {
  stock: number
  buyers: number
  processes: number
}

/** Default, least and most of what can be asked for. */
const NUMBERS: Record<keyof Wanted, [number, number, number]> = {
  stock: [10, 0, 10_000],
  buyers: [50, 1, 2000],
  processes: [2, 1, 16],
}

/** `cli stress:checkout`: many buyers order the same few units at once, in a copy of the shop. */
const stressCheckout: CliCommand = {
  name: 'stress:checkout',
  summary: {
    fr_FR: 'Fait commander beaucoup de clients en même temps, dans une copie de la boutique',
    en_GB: 'Has many customers order at the same time, in a copy of the shop',
  },
  options: [
    {
      flags: '--stock <units>',
      value: { fr_FR: 'unités', en_GB: 'units' },
      summary: { fr_FR: 'Unités en stock (10)', en_GB: 'Units in stock (10)' },
    },
    {
      flags: '--buyers <buyers>',
      value: { fr_FR: 'clients', en_GB: 'customers' },
      summary: { fr_FR: 'Clients (50)', en_GB: 'Customers (50)' },
    },
    {
      flags: '--processes <processes>',
      value: { fr_FR: 'nombre', en_GB: 'number' },
      summary: { fr_FR: 'Processus web (2)', en_GB: 'Web processes (2)' },
    },
    { flags: '--json', summary: { fr_FR: 'Réponse pour un programme', en_GB: 'Answer for a program' } },
  ],
  async run(call) {
    const { terminal, options } = call
    const words = WORDS[terminal.locale]
    const wanted = wantedOf(call)
    if (!wanted) return 64
    const tidy = new TidyUp()
    try {
      const result = await stress(call, wanted, tidy)
      const due = Math.min(wanted.stock, wanted.buyers)
      const isGood = result.accepted === due && result.oversold === 0
      if (options.json) terminal.line(JSON.stringify(result))
      else show(call, result, wanted.stock)
      if (!isGood) terminal.error(words.bad(due))
      else if (!options.json) terminal.line(words.good)
      return isGood ? 0 : 1
    } catch (error) {
      if (error instanceof BuyerStopped) terminal.error(words.stopped(error.step, error.answer))
      else if (error instanceof StressFault) terminal.error(words.fault(error.message))
      else throw error
      return 1
    } finally {
      await tidy.run()
    }
  },
}

export default stressCheckout

function wantedOf({ terminal, options }: CommandCall): Wanted | null {
  const wanted = { stock: 0, buyers: 0, processes: 0 }
  for (const name of Object.keys(NUMBERS) as (keyof Wanted)[]) {
    const [usual, least, most] = NUMBERS[name]
    const given = options[name] === undefined ? usual : Number(options[name])
    if (!Number.isSafeInteger(given) || given < least || given > most) {
      terminal.error(WORDS[terminal.locale].number(`--${name}`, least, most))
      return null
    }
    wanted[name] = given
  }
  return wanted
}

async function stress(call: CommandCall, wanted: Wanted, tidy: TidyUp): Promise<StressResult> {
  const { app, terminal, options } = call
  const words = WORDS[terminal.locale]
  const tell = (text: string) => (options.json ? undefined : terminal.line(text))
  tell(words.copying)
  const copy = await tidy.keep(copyShop(app), (made) => made.remove())
  const environment = {
    ...copy.environment,
    // One proxy: buyers have network addresses of their own. The shop's Redis and mail server hear of nothing.
    ...{ NODE_ENV: 'production', TRUST_PROXY: '1', REDIS_URL: '', SMTP_URL: '', LOG_LEVEL: 'error' },
  }
  const filled = await fill(copy, environment, wanted, tidy)
  await copy.filled()
  tell(words.opening(wanted.processes))
  const web = new WebProcesses()
  await tidy.keep(Promise.resolve(web), (open) => open.close())
  await web.open(wanted.processes, environment)
  const run = await runCheckouts(web.addresses, filled, (ready) => terminal.progress(ready, wanted.buyers, words.ready))
  return judge(copy, { sku: filled.sku, stock: wanted.stock }, run).catch((error: Error) => {
    throw error instanceof StressFault ? new StressFault(`${error.message}\n${web.said}`) : error
  })
}

async function copyShop(app: ApplicationService): Promise<ShopCopy> {
  const file = app.config.get<string | null>('cellier.sqliteFile')
  if (file) return copySqlite(file)
  const address = app.config.get<PostgresAddress>('database.connections.shop.connection')
  return copyPostgres(await app.container.make(Database), address)
}

/** In a process of its own: this one knows the shop, and nothing here may write to it. */
async function fill(
  copy: ShopCopy,
  environment: Record<string, string>,
  { stock, buyers }: Wanted,
  tidy: TidyUp
): Promise<FilledCopy> {
  const words = ['stress:fill', '--stock', String(stock), '--buyers', String(buyers), ...copy.source]
  const child = startProcess('cli/main', words, environment)
  await tidy.keep(Promise.resolve(child), async (process) => void process.kill('SIGKILL'))
  let [out, said] = ['', '']
  child.stdout?.on('data', (text: Buffer) => (out += text.toString()))
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`stress:fill\n${said}`)
  return JSON.parse(out.trim().split('\n').at(-1) ?? '') as FilledCopy
}

function show({ terminal }: CommandCall, result: StressResult, stock: number): void {
  const rows = WORDS[terminal.locale].rows(result, stock)
  const width = Math.max(...rows.map(([name]) => name.length))
  for (const [name, value] of rows) terminal.line(`${name.padEnd(width)}  ${value}`)
}
