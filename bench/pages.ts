import type { ChildProcess } from 'node:child_process'
import { load, type LoadResult } from './load.js'
import { start, stop } from './processes.js'
import type { Measure } from './report.js'

/** Answers before a rendered page is measured: until then part of what renders it is not compiled yet, ours or theirs. */
export const WARM = 2_000

/** A known parameter longer than a kept address may be: such a page is rendered each time. */
export const UNKEPT = `variant=${'9'.repeat(520)}`

/** Content pages below the base path: of one paragraph, and of 60 blocks. */
export const SITE_PAGES = { short: '/page-courte', long: '/page-longue' }

/** Pages from the cache and pages rendered fresh, beside a bare Remix route. */
export async function measurePages(port: number, seconds: number): Promise<Measure[]> {
  const slug = await firstSlug(port)
  const kept = await measureKept(port, seconds)
  const remix = await startBareRemix(port + 2)
  await load({ port: port + 2, paths: ['/'], seconds: seconds / 2, least: WARM })
  const bare = await load({ port: port + 2, paths: ['/'], seconds })
  const fresh = async (name: string, path: string, bar: number): Promise<Measure> => {
    await load({ port, paths: [path], seconds: seconds / 2, least: WARM })
    const ours = onlyPages(await load({ port, paths: [path], seconds }))
    return {
      name,
      bytes: Math.round(ours.bytes / ours.requests),
      ours: ours.perSecond,
      yardstick: bare.perSecond,
      bar,
      p99: ours.p99,
    }
  }
  const measures = [
    kept,
    await fresh('product page, rendered fresh', `/vue/${slug}?${UNKEPT}`, 1 / 4),
    await fresh('list page, rendered fresh', `/vue/boutique?${UNKEPT}`, 1 / 6),
  ]
  await stop(remix)
  return measures
}

/** Pages of errors may be quicker. */
function onlyPages(result: LoadResult): LoadResult {
  const others = Object.keys(result.statuses).filter((status) => status !== '200')
  if (others.length > 0) throw new Error(`Pages answered with ${others.join(', ')}`)
  return result
}

/** In production like the shop: React takes a third longer when it is developed with. */
export function startBareRemix(port: number): Promise<ChildProcess> {
  return start('bench/bounds/bare_remix', [String(port)], { ...process.env, NODE_ENV: 'production' })
}

async function measureKept(port: number, seconds: number): Promise<Measure> {
  const headers = { 'accept-encoding': 'br' }
  const path = '/vue/boutique'
  await load({ port, paths: [path], seconds: seconds / 2, headers })
  const { length } = await body(port, path)
  const yardstick = await load({ port, paths: [`/api/bench/${length}`], seconds })
  const ours = onlyPages(await load({ port, paths: [path], seconds, headers }))
  return {
    name: 'page from the page cache',
    bytes: length,
    ours: ours.perSecond,
    yardstick: yardstick.perSecond,
    bar: 1 / 2,
    p99: ours.p99,
  }
}

async function body(port: number, path: string): Promise<{ length: number }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  return { length: Number(answer.headers.get('content-length') ?? 0) }
}

export async function firstSlug(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/catalogue/products?locale=fr_FR&limit=1`)
  const { data } = (await answer.json()) as { data: { slug: string }[] }
  return data[0]?.slug ?? ''
}
