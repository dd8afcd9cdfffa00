import {
  heightOf,
  INK,
  MEASURE,
  PAGE,
  rule,
  setText,
  type Pdf,
  type TextStyle,
} from '#plugins/sales/documents/papers/draw/sheet'
import type { PaperCell, PaperColumn, PaperRow } from '#plugins/sales/documents/papers/paper'

const HEAD: TextStyle = { size: 8, font: 'strong', color: INK.muted }
const CELL: TextStyle = { size: 9.5 }
const SMALL: TextStyle = { size: 8, color: INK.muted }

/** Space between columns, and above and below the text of a row. */
const GAP = 10
const PAD = 4.5
const INDENT = 12

/** A column with its position. */
type Placed = PaperColumn & { x: number; wide: number }

/** Positions the columns. Columns without a width share the remaining space. */
export function placeColumns(columns: readonly PaperColumn[]): Placed[] {
  const taken = columns.reduce((sum, { width }) => sum + (width ?? 0), 0) + GAP * (columns.length - 1)
  const open = columns.filter(({ width }) => width === null).length
  let x: number = PAGE.left
  return columns.map((column) => {
    const wide = column.width ?? (MEASURE - taken) / open
    const placed = { ...column, x, wide }
    x += wide + GAP
    return placed
  })
}

/** Draws the heads of the columns. Returns their lower edge. */
export function drawRowHead(pdf: Pdf, columns: readonly Placed[], y: number): number {
  const high = Math.max(...columns.map(({ label, wide }) => heightOf(pdf, label, wide, HEAD)))
  for (const { label, x, wide, align } of columns) {
    const own = heightOf(pdf, label, wide, HEAD)
    setText(pdf, label, { x, y: y + high - own, width: wide }, { ...HEAD, align })
  }
  rule(pdf, y + high + 3, { color: INK.ink, weight: 0.8 })
  return y + high + 4
}

/** Height of a row with its hairline. */
export function rowHeight(pdf: Pdf, columns: readonly Placed[], { cells, isPart }: PaperRow): number {
  const heights = columns.map(({ wide }, index) => {
    const { text = '', small = '' }: Partial<PaperCell> = cells[index] ?? {}
    const width = index === 0 && isPart ? wide - INDENT : wide
    return heightOf(pdf, text, width, isPart ? SMALL : CELL) + heightOf(pdf, small, width, SMALL)
  })
  return Math.max(...heights) + (isPart ? PAD : 2 * PAD)
}

/** Draws a row. Returns its lower edge. */
export function drawRow(pdf: Pdf, columns: readonly Placed[], row: PaperRow, y: number): number {
  const { cells, isPart = false } = row
  const top = y + (isPart ? 0 : PAD)
  const high = rowHeight(pdf, columns, row)
  for (const [index, { x, wide, align }] of columns.entries()) {
    const cell = cells[index]
    if (!cell) continue
    const shift = index === 0 && isPart ? INDENT : 0
    const box = { x: x + shift, width: wide - shift }
    const text = setText(pdf, cell.text, { ...box, y: top }, { ...(isPart ? SMALL : CELL), align })
    setText(pdf, cell.small ?? '', { ...box, y: top + text }, { ...SMALL, align })
  }
  return y + high
}

/** The line between two rows. */
export const drawBetween = (pdf: Pdf, y: number) => rule(pdf, y)
