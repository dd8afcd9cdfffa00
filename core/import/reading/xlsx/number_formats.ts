import { readWhole } from '#core/import/reading/xlsx/read_part'
import type { ArchiveEntry } from '#core/import/reading/archive_contract'

/** What a number of a cell is. `zeros`: a number with leading zeros, of so many digits, such as a postcode. */
export type NumberFormat =
  { kind: 'number' | 'percent' | 'day' | 'instant' | 'time' | 'elapsed' } | { kind: 'zeros'; digits: number }

const NUMBER: NumberFormat = { kind: 'number' }

/** Formats that every workbook has without listing them. */
const BUILT_IN = new Map<number, NumberFormat>([
  [9, { kind: 'percent' }],
  [10, { kind: 'percent' }],
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map(day),
  ...[18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 55, 56].map(time),
  [22, { kind: 'instant' }],
  [46, { kind: 'elapsed' }],
])

function day(id: number): [number, NumberFormat] {
  return [id, { kind: 'day' }]
}

function time(id: number): [number, NumberFormat] {
  return [id, { kind: 'time' }]
}

/** Reads a format as people write it: `dd/mm/yyyy`, `0.00%`. */
function formatOf(code: string): NumberFormat {
  if (/^(general|standard)$/i.test(code)) return NUMBER
  const plain = code
    .replace(/"[^"]*"|\\.|[_*]./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';', 1)[0]!
    .toLowerCase()
  if (/\[[hms]+\]/.test(plain)) return { kind: 'elapsed' }
  const hasTime = /[hs]/.test(plain)
  if (/[yd]/.test(plain) || (plain.includes('m') && !hasTime)) return { kind: hasTime ? 'instant' : 'day' }
  if (hasTime) return { kind: 'time' }
  if (plain.includes('%')) return { kind: 'percent' }
  return /^00+$/.test(plain) ? { kind: 'zeros', digits: plain.length } : NUMBER
}

/** The formats of a workbook, by the style of a cell. */
export async function readFormats(part: ArchiveEntry | null): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = []
  if (!part) return formats
  const own = new Map<number, NumberFormat>()
  let isCell = false
  await readWhole(part, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      const id = Number(numFmtId)
      if (name === 'numFmt') own.set(id, formatOf(formatCode))
      else if (name === 'cellXfs') isCell = true
      else if (name === 'xf' && isCell) formats.push(own.get(id) ?? BUILT_IN.get(id) ?? NUMBER)
    },
    close(name) {
      if (name === 'cellXfs') isCell = false
    },
  })
  return formats
}
