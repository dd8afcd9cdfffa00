import {
  heightOf,
  INK,
  MEASURE,
  PAGE,
  RIGHT,
  rule,
  setText,
  type Pdf,
  type TextStyle,
} from '#plugins/sales/documents/papers/draw/sheet'
import type { Paper, PaperSum } from '#plugins/sales/documents/papers/paper'

const HEAD: TextStyle = { size: 8, font: 'strong', color: INK.muted }
const FIGURE: TextStyle = { size: 9 }

/** Widths of the table of rates, at the left, and of the sums, at the right. */
const RATES = MEASURE * 0.52
const SUMS = MEASURE * 0.4
const STYLES: Record<NonNullable<PaperSum['tone']>, TextStyle> = {
  plain: { size: 9.5 },
  strong: { size: 9.5, font: 'strong' },
  total: { size: 12, font: 'strong' },
}

/** Height of the table of rates and the sums, which are drawn side by side. */
export function sumsHeight(pdf: Pdf, { rates, sums }: Paper): number {
  const left = rates ? 18 + rates.rows.reduce((high, row) => high + rateHeight(pdf, row), 0) : 0
  return Math.max(
    left,
    sums.reduce((high, sum) => high + sumHeight(pdf, sum), 0)
  )
}

/** Draws the table of rates and the sums. Returns their lower edge. */
export function drawSums(pdf: Pdf, paper: Paper, y: number): number {
  if (paper.rates) drawRates(pdf, paper.rates, y)
  let top = y
  for (const sum of paper.sums) top = drawSum(pdf, sum, top, paper.look.primary)
  return y + sumsHeight(pdf, paper)
}

const sumHeight = (pdf: Pdf, { label, tone = 'plain' }: PaperSum) =>
  heightOf(pdf, label, SUMS * 0.56, STYLES[tone]) + (tone === 'total' ? 12 : 4)

function drawSum(pdf: Pdf, sum: PaperSum, y: number, primary: string): number {
  const { label, value, tone = 'plain' } = sum
  const x = RIGHT - SUMS
  const style = tone === 'total' ? { ...STYLES.total, color: primary } : STYLES[tone]
  const top = tone === 'total' ? y + 6 : y
  if (tone === 'total') rule(pdf, y + 1, { from: x, color: INK.ink, weight: 0.8 })
  setText(pdf, label, { x, y: top, width: SUMS * 0.56 }, style)
  setText(pdf, value, { x: x + SUMS * 0.5, y: top, width: SUMS * 0.5 }, { ...style, align: 'right' })
  return y + sumHeight(pdf, sum)
}

/** Widths of columns. The first one takes the remaining space. */
function widths(count: number): number[] {
  const figure = 72
  return [RATES - figure * (count - 1), ...Array.from({ length: count - 1 }, () => figure)]
}

const rateHeight = (pdf: Pdf, row: readonly string[]) =>
  Math.max(...row.map((text, index) => heightOf(pdf, text, (widths(row.length)[index] ?? 0) - 6, FIGURE))) + 4

function drawRates(pdf: Pdf, { head, rows }: NonNullable<Paper['rates']>, y: number): void {
  setCells(pdf, head, y, HEAD)
  rule(pdf, y + 13, { to: PAGE.left + RATES })
  let top = y + 18
  for (const row of rows) {
    setCells(pdf, row, top, FIGURE)
    top += rateHeight(pdf, row)
  }
}

function setCells(pdf: Pdf, cells: readonly string[], y: number, style: TextStyle): void {
  let x: number = PAGE.left
  for (const [index, text] of cells.entries()) {
    const width = widths(cells.length)[index] ?? 0
    const isFirst = index === 0
    setText(pdf, text, { x, y, width: isFirst ? width - 6 : width }, { ...style, align: isFirst ? 'left' : 'right' })
    x += width
  }
}
