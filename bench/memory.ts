import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { load } from './load.js'
import { UNKEPT } from './pages.js'
import type { Check } from './report.js'

/** Bytes of physical memory that processes take; what they share, such as Node itself, is counted once. */
export function memoryOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + kilobytesOf(pid) * 1024, 0)
}

function kilobytesOf(pid: number): number {
  const rollup = `/proc/${pid}/smaps_rollup`
  if (existsSync(rollup)) return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(rollup, 'utf8'))?.[1])
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
}

const MB = 1_048_576
const REST_MS = 30_000

/** Asks for so many pages, one in fifty of them rendered anew; reads memory at half, at the end, and 30 s after. */
export async function watchMemory(port: number, pids: readonly number[], pages: number): Promise<Check[]> {
  const paths = Array.from({ length: 400 }, (_, page) => {
    const kept = `/vue/boutique?page=${page + 1}`
    return page % 50 === 0 ? `${kept}&${UNKEPT}` : kept
  })
  const readings: number[] = []
  const half = pages / 2
  for (let done = 0; done < pages;) {
    done += (await load({ port, paths, seconds: 2, headers: { 'accept-encoding': 'br' } })).requests
    if (readings.length === 0 && done >= half) readings.push(memoryOf(pids))
  }
  readings.push(memoryOf(pids))
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  readings.push(memoryOf(pids))
  const [middle = 0, end = 0, after = 0] = readings
  return [
    { name: `memory of all processes 30 s after ${pages} pages`, value: after / MB, unit: 'MB', most: 450 },
    { name: `its growth between page ${half} and page ${pages}`, value: (end / middle - 1) * 100, unit: '%', most: 5 },
  ]
}
