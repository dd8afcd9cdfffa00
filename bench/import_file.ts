import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { boot } from './boot.js'
import { generateWines, type BenchWine } from './wines.js'
import { Clock } from '#core/time/clock'
import { RunImport } from '#core/import/run_import'
import { Statements } from '#core/database/statements'
import { Store } from '#core/database/store'
import { endProcess } from '#core/console/end_process'
import { seedDefaults } from '#plugins/catalogue/database/seed_defaults'
import { systemOrigin } from '#core/audit/origin'

/** Imports a file of so many wines into an empty shop as `cli import` does, then once more. Prints how long, and the memory of the process. */
const [count = '10000', file = ''] = process.argv.slice(2)

const LISTS = new Set(['grapes'])
const money = (minor: number | null) => (minor === null ? '' : (minor / 100).toFixed(2))

/** A line of our own format. */
function lineOf({ sku, name, description, price, special, stock, attributes, category, dishes }: BenchWine) {
  const values = Object.entries(attributes).map(([code, value]) => [
    `attr.${code}`,
    Array.isArray(value) || LISTS.has(code) ? [value].flat().join('|') : value,
  ])
  return {
    sku,
    'name.fr_FR': name.fr_FR,
    'name.en_GB': name.en_GB,
    'description.fr_FR': description.fr_FR,
    'description.en_GB': description.en_GB,
    'price': money(price),
    'special_price': money(special),
    stock,
    'categories': category.join(' > '),
    'dishes': dishes.join('|'),
    ...Object.fromEntries(values),
  }
}

function* lines() {
  for (const wine of generateWines(Number(count))) yield lineOf(wine)
}

await pipeline(Readable.from(lines()), stringify({ header: true }), createWriteStream(file))
const app = await boot()
const store = await app.container.make(Store)
const now = (await app.container.make(Clock)).iso()
await store.transaction((trx) => seedDefaults(new Statements(trx), now))
const importer = await app.container.make(RunImport)
const run = async () => {
  const times: { done: number; at: number }[] = [{ done: 0, at: performance.now() }]
  const request = { app, file, createMissing: true, origin: systemOrigin('import') }
  const report = await importer.execute(request, {
    progress: (done) => void times.push({ done, at: performance.now() }),
  })
  return { created: report.created, unchanged: report.unchanged, seconds: report.seconds, pace: paceOf(times) }
}
const first = await run()
const peakMb = process.resourceUsage().maxRSS / 1024
const again = await run()
process.stdout.write(`${JSON.stringify({ first, again, peakMb })}\n`)
await endProcess(0)

/** Rows a second in the first and in the last fifth of a run. */
function paceOf(times: { done: number; at: number }[]) {
  const total = times.at(-1)?.done ?? 0
  const between = (from: number, to: number) => {
    const part = times.filter(({ done }) => done >= from * total && done <= to * total)
    const [one, other] = [part[0], part.at(-1)]
    return one && other && other.at > one.at ? ((other.done - one.done) / (other.at - one.at)) * 1000 : 0
  }
  return { start: between(0, 0.2), end: between(0.8, 1) }
}
