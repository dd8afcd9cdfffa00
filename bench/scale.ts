import { join } from 'node:path'
import { load } from './load.js'
import { createStaff, measureOffice, OFFICE_BAR, officePaths } from './office.js'
import { migrate, run, start, stop } from './processes.js'
import { workloads } from './workload.js'

/** A shop of each size; what a request may cost more in the second. */
const SIZES = [10_000, 100_000] as const

const MOST: Record<string, number> = {
  'list, 40 repeating pages': 1.5,
  'product by slug': 1.5,
  'list, random filters': 5,
  'search, new words': 5,
}

/** So few addresses come again and again. */
const REPEATING = 100

export interface ScaleOptions {
  folder: string
  env: NodeJS.ProcessEnv
  port: number
  seconds: number
  note: (text: string) => void
}

/**
 * The same requests to a shop of 10,000 wines and to one of 100,000: how many times dearer they get; and
 * how long staff wait for their list of products in each. True within the bars.
 */
export async function measureScale({ folder, env, port, seconds, note }: ScaleOptions): Promise<boolean> {
  const costs: Map<string, number>[] = []
  const office: { p50: number; p99: number }[] = []
  for (const size of SIZES) {
    note(`filling a shop with ${size} wines`)
    const file = join(folder, `shop-${size}.sqlite`)
    const own = { ...env, DB_FILE: file }
    await migrate(own)
    await run('bench/fill_shop', [String(size)], own)
    const staff = await createStaff(own)
    const shop = await start('bench/server', [], own)
    const cost = new Map<string, number>()
    for (const { name, paths } of workloads(file)) {
      if (!(name in MOST)) continue
      // Pages that repeat are to be warm, all of them; of what is asked once only, another part is asked beforehand.
      const isRepeating = paths.length <= REPEATING
      await load({ port, paths: isRepeating ? paths : paths.slice(-Math.ceil(paths.length / 4)), seconds })
      const { perSecond, statuses } = await load({ port, paths, seconds })
      if (Object.keys(statuses).some((status) => status !== '200'))
        throw new Error(`${name}: ${JSON.stringify(statuses)}`)
      cost.set(name, 1_000_000 / perSecond)
    }
    office.push(await measureOffice(port, staff, officePaths(file), seconds))
    await stop(shop)
    costs.push(cost)
  }
  const [small, large] = costs as [Map<string, number>, Map<string, number>]
  const measures = Object.entries(MOST).map(([name, most]) => {
    const [before, after] = [small.get(name) ?? Number.NaN, large.get(name) ?? Number.NaN]
    return { name, before, after, ratio: after / before, most }
  })
  for (const { name, before, after, ratio, most } of measures) {
    const verdict = ratio <= most ? 'yes' : 'NO'
    process.stdout.write(
      `${name}: ${before.toFixed(0)} µs, ${after.toFixed(0)} µs: ${ratio.toFixed(2)} times, at most ${most}: ${verdict}\n`
    )
  }
  for (const [place, { p50, p99 }] of office.entries())
    process.stdout.write(
      `staff's list of products, ${SIZES[place]} wines: median ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, median at most ${OFFICE_BAR}: ${p50 <= OFFICE_BAR ? 'yes' : 'NO'}\n`
    )
  const passed = measures.every(({ ratio, most }) => ratio <= most) && office.every(({ p50 }) => p50 <= OFFICE_BAR)
  process.stdout.write(`${JSON.stringify({ passed, sizes: SIZES, measures, office })}\n`)
  return passed
}
