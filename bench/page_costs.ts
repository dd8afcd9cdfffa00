import { readFileSync, readdirSync } from 'node:fs'
import type { ChildProcess } from 'node:child_process'
import { load } from './load.js'
import { firstSlug, SITE_PAGES, startBareRemix, UNKEPT, WARM } from './pages.js'
import { stop } from './processes.js'

/** Short turns, one after the other: what else a machine does meets all of them alike. */
const ROUNDS = 25
const SECONDS = 0.2

interface Page {
  name: string
  path: string
  /** How many times the CPU time of the bare route it may take. */
  most: number
}

/**
 * CPU time of a page rendered fresh, by all threads of its process, beside that of a bare Remix route: the same comparison as
 * by requests a second, for machines that are not quiet. Linux only. True within the bars.
 */
export async function measurePageCosts(port: number, shop: ChildProcess): Promise<boolean> {
  const remix = await startBareRemix(port + 2)
  const pages: Page[] = [
    { name: 'product page', path: `/vue/${await firstSlug(port)}?${UNKEPT}`, most: 4 },
    { name: 'list page', path: `/vue/boutique?${UNKEPT}`, most: 6 },
  ]
  // A content page beside a product page: each without what a page of one paragraph costs, its layout.
  const layout = { child: shop, port, path: `/vue${SITE_PAGES.short}?${UNKEPT}`, costs: [] as number[] }
  const long = { child: shop, port, path: `/vue${SITE_PAGES.long}?${UNKEPT}`, costs: [] as number[] }
  const turns = [
    { child: remix, port: port + 2, path: '/', costs: [] as number[] },
    ...pages.map(({ path }) => ({ child: shop, port, path, costs: [] as number[] })),
    layout,
    long,
  ]
  for (const turn of turns)
    await load({ port: turn.port, paths: [turn.path], connections: 2, seconds: SECONDS, least: WARM })
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { child, port: own, path, costs } of turns) {
      const before = cpuTime(child.pid as number)
      const { requests } = await load({ port: own, paths: [path], connections: 2, seconds: SECONDS })
      costs.push((cpuTime(child.pid as number) - before) / requests)
    }
  }
  await stop(remix)
  const [bare = Number.NaN, ...ours] = turns.map(({ costs }) => typical(costs))
  const measures = pages.map(({ name, most }, at) => ({ name, ms: ours[at] ?? 0, ratio: (ours[at] ?? 0) / bare, most }))
  for (const { name, ms, ratio, most } of measures) {
    const verdict = ratio <= most ? 'yes' : 'NO'
    process.stdout.write(
      `${name}: ${ms.toFixed(2)} ms of CPU, ${ratio.toFixed(1)} times a bare Remix route, at most ${most}: ${verdict}\n`
    )
  }
  const beyond = (cost: number) => cost - typical(layout.costs)
  const content = beyond(typical(long.costs)) / beyond(ours[0] ?? Number.NaN)
  const verdict = content <= 1 ? 'yes' : 'NO'
  process.stdout.write(
    `content page of 60 blocks: ${typical(long.costs).toFixed(2)} ms of CPU, beyond the layout ${content.toFixed(2)} times a product page, at most 1: ${verdict}\n`
  )
  const passed = measures.every(({ ratio, most }) => ratio <= most) && content <= 1
  process.stdout.write(`${JSON.stringify({ passed, bare, measures, content })}\n`)
  return passed
}

/** Milliseconds that the threads of a process have run. */
export function cpuTime(pid: number): number {
  const threads = `/proc/${pid}/task`
  const times = readdirSync(threads).map((thread) => {
    return Number(readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0])
  })
  return times.reduce((sum, time) => sum + time, 0) / 1_000_000
}

/** A quiet turn, not the luckiest: disturbances only ever add. */
function typical(costs: readonly number[]): number {
  return [...costs].sort((one, other) => one - other)[Math.floor(costs.length * 0.15)] ?? Number.NaN
}
