import { spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { stringify } from 'csv-stringify'
import { Random } from './random.js'
import { generateWines, type BenchWine } from './wines.js'

const CLI = fileURLToPath(new URL('../cli/index.js', import.meta.url)).replace('/build/cli/', '/cli/')

/** `Rows (812 a second) 500 / 100000 (1 %)`, whatever the language. */
const PROGRESS = /([\d\s.,]+)\/[\d\s.,]+\(\d+/g

const money = (minor: number | null) => (minor === null ? '' : (minor / 100).toFixed(2))

/** A line of our own format. */
function lineOf({ sku, name, description, price, special, stock, attributes, category, dishes }: BenchWine) {
  const values = Object.entries(attributes).map(([code, value]) => [`attr.${code}`, [value].flat().join('|')])
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

/** Writes a file of so many wines in our own format. */
export async function writeWineFile(path: string, count: number): Promise<void> {
  const lines = generateWines(count).map(lineOf)
  await pipeline(Readable.from(lines), stringify({ header: true }), createWriteStream(path))
}

export interface ImportTimes {
  created: number
  unchanged: number
  seconds: number
  /** Rows a second in the first and in the last fifth. */
  pace: { start: number; end: number }
  /** Largest memory of the process in MB, as Linux counts it. */
  peakMb: number
}

/** Starts `cli import` on a file, kills it at a random moment of its work, so many times; then lets it end. */
export async function importWithKills(path: string, env: NodeJS.ProcessEnv, kills: number): Promise<ImportTimes> {
  const random = new Random(2026)
  for (let kill = 0; kill < kills; kill++) {
    const child = spawn(process.execPath, [CLI, 'import', path, '--create-attributes', '--json'], { env })
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    child.stdout.resume()
    child.stderr.once('data', () => setTimeout(() => child.kill('SIGKILL'), random.whole(0, 1500)))
    if ((await ended) !== null) throw new Error('the import ended before it was killed: give it more rows')
  }
  return timeImport(path, env)
}

/** Runs `cli import` on a file and watches it. */
export async function timeImport(path: string, env: NodeJS.ProcessEnv): Promise<ImportTimes> {
  const child = spawn(process.execPath, [CLI, 'import', path, '--create-attributes', '--json'], { env })
  const times: { done: number; at: number }[] = []
  let [output, told, peakMb] = ['', '', 0]
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => {
    told = chunk.toString()
    for (const [, done = ''] of chunk.toString().matchAll(PROGRESS)) {
      times.push({ done: Number(done.replaceAll(/\D/g, '')), at: performance.now() })
    }
  })
  const timer = setInterval(() => (peakMb = Math.max(peakMb, peakOf(child.pid ?? 0))), 100)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`cli import ended with ${code}\n${output}${told}`)
  const report = JSON.parse(output.trim().split('\n').at(-1) ?? '') as ImportTimes
  return { created: report.created, unchanged: report.unchanged, seconds: report.seconds, pace: paceOf(times), peakMb }
}

function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

function paceOf(times: readonly { done: number; at: number }[]): ImportTimes['pace'] {
  const total = times.at(-1)?.done ?? 0
  const between = (from: number, to: number) => {
    const part = times.filter(({ done }) => done >= from * total && done <= to * total)
    const [one, other] = [part[0], part.at(-1)]
    return one && other && other.at > one.at ? ((other.done - one.done) / (other.at - one.at)) * 1000 : 0
  }
  return { start: between(0, 0.2), end: between(0.8, 1) }
}
