import { cpus } from 'node:os'
import BetterSqlite from 'better-sqlite3'

/** One line of the table. `ours` and `yardstick` are counts per second. */
export interface Measure {
  name: string
  /** Size of a response; null: not measured. */
  bytes: number | null
  ours: number
  yardstick: number
  /** Smallest accepted `ours / yardstick`. */
  bar: number
  /** Milliseconds. */
  p99: number | null
}

/** What must not be exceeded. */
export interface Check {
  name: string
  value: number
  unit: string
  most: number
}

const PRAGMAS = [
  'journal_mode',
  'synchronous',
  'cache_size',
  'page_size',
  'temp_store',
  'wal_autocheckpoint',
  'mmap_size',
]

interface Results {
  measures: readonly Measure[]
  checks: readonly Check[]
}

/** Prints the table and, as the last line, everything as JSON. True when every bar is reached. */
export function report({ measures, checks }: Results, file: string): boolean {
  const rows = measures.map((measure) => [
    measure.name,
    measure.bytes === null ? '' : String(measure.bytes),
    whole(measure.ours),
    whole(measure.yardstick),
    part(measure.ours / measure.yardstick),
    part(measure.bar),
    measure.ours / measure.yardstick >= measure.bar ? 'yes' : 'NO',
    measure.p99 === null ? '' : measure.p99.toFixed(1),
  ])
  const head = ['', 'bytes', 'ours/s', 'yardstick/s', 'part', 'bar', 'reached', 'p99 ms']
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? '').length)))
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
    process.stdout.write(`${cells.join('  ')}\n`)
  }
  const machine = { node: process.version, cores: cpus().length, cpu: cpus()[0]?.model ?? '' }
  for (const { name, value, unit, most } of checks) {
    const verdict = value <= most ? 'yes' : 'NO'
    process.stdout.write(`${name}: ${value.toFixed(1)} ${unit}, at most ${most} ${unit}: ${verdict}\n`)
  }
  const isFast = measures.every(({ ours, yardstick, bar }) => ours / yardstick >= bar)
  const passed = isFast && checks.every(({ value, most }) => value <= most)
  process.stdout.write(`${JSON.stringify({ passed, measures, checks, pragmas: pragmas(file), machine })}\n`)
  return passed
}

function pragmas(file: string): Record<string, unknown> {
  const db = new BetterSqlite(file, { readonly: true })
  const found = Object.fromEntries(PRAGMAS.map((name) => [name, db.pragma(name, { simple: true })]))
  db.close()
  // These belong to a connection, not to the file: as `core/database/sqlite_tuning.ts` sets them.
  return {
    ...found,
    synchronous: 'NORMAL, synced before an order is confirmed',
    cache_size: -16_000,
    temp_store: 'MEMORY',
    wal_autocheckpoint: 8_000,
  }
}

function whole(number: number): string {
  return number >= 100 ? String(Math.round(number)) : number.toFixed(1)
}

/** 0.25 as "1/4.0". */
function part(ratio: number): string {
  return `1/${(1 / ratio).toFixed(1)}`
}
