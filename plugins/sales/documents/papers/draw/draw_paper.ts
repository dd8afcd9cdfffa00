import {
  drawBetween,
  drawRow,
  drawRowHead,
  placeColumns,
  rowHeight,
} from '#plugins/sales/documents/papers/draw/draw_rows'
import { drawHead, drawNote, drawRunningHead, noteHeight } from '#plugins/sales/documents/papers/draw/draw_head'
import { drawSums, sumsHeight } from '#plugins/sales/documents/papers/draw/draw_sums'
import {
  heightOf,
  INK,
  MEASURE,
  PAGE,
  RIGHT,
  rule,
  setText,
  type Pdf,
} from '#plugins/sales/documents/papers/draw/sheet'
import type { Paper, PaperRow } from '#plugins/sales/documents/papers/paper'

/** Lower edge of the text area. */
const BOTTOM = PAGE.height - PAGE.bottom

/** Space between the rows and the sums. */
const SPACE = 14

const FOOT = { size: 7.5, color: INK.muted } as const
const SIGNATURE = { width: MEASURE * 0.46, height: 84 } as const

/** Draws a document on new pages with page numbers, and flushes them to save memory. */
export function drawPaper(pdf: Pdf, paper: Paper): void {
  pdf.addPage()
  const { start } = pdf.bufferedPageRange()
  const afterRows = drawTable(pdf, paper, drawHead(pdf, paper))
  drawEnd(pdf, paper, afterRows + SPACE)
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page)
    drawFoot(pdf, paper, paper.page(page + 1, count))
  }
  pdf.flushPages()
}

/** Adds a page with its running head. Returns the upper edge of its text. */
function turn(pdf: Pdf, paper: Paper): number {
  pdf.addPage()
  return drawRunningHead(pdf, paper)
}

function drawTable(pdf: Pdf, paper: Paper, top: number): number {
  const columns = placeColumns(paper.columns)
  let y = drawRowHead(pdf, columns, top)
  for (const [index, row] of paper.rows.entries()) {
    const end = index === paper.rows.length - 1 && paper.sums.length > 0 ? SPACE + sumsHeight(pdf, paper) : 0
    if (y + togetherHeight(paper.rows, index, (one) => rowHeight(pdf, columns, one)) + end > BOTTOM) {
      y = drawRowHead(pdf, columns, turn(pdf, paper))
    } else if (index > 0 && !row.isPart) {
      drawBetween(pdf, y)
    }
    y = drawRow(pdf, columns, row, y)
  }
  rule(pdf, y, { color: INK.ink, weight: 0.8 })
  return y
}

/** Height of a row with its first part: both must be on the same page. */
function togetherHeight(rows: readonly PaperRow[], index: number, heightOfRow: (row: PaperRow) => number): number {
  const [row, next] = [rows[index], rows[index + 1]]
  if (!row) return 0
  return heightOfRow(row) + (next?.isPart && !row.isPart ? heightOfRow(next) : 0)
}

/** Draws the sums, the terms and the signature box. None is split over two pages. */
function drawEnd(pdf: Pdf, paper: Paper, top: number): void {
  let y = top
  const room = (high: number) => {
    if (y + high > BOTTOM) y = turn(pdf, paper)
  }
  if (paper.sums.length > 0) {
    room(sumsHeight(pdf, paper))
    y = drawSums(pdf, paper, y) + 16
  }
  for (const note of paper.notes) {
    room(noteHeight(pdf, note))
    y = drawNote(pdf, note, y)
  }
  if (!paper.signature) return
  room(SIGNATURE.height + 12)
  drawSignature(pdf, paper.signature, y + 12)
}

function drawSignature(pdf: Pdf, { title, hint }: NonNullable<Paper['signature']>, y: number): void {
  const x = RIGHT - SIGNATURE.width
  const box = { x: x + 10, width: SIGNATURE.width - 20 }
  pdf.roundedRect(x, y, SIGNATURE.width, SIGNATURE.height, 2).lineWidth(0.5).strokeColor(INK.line).stroke()
  const named = setText(pdf, title, { ...box, y: y + 8 }, { size: 9.5, font: 'strong' })
  setText(pdf, hint, { ...box, y: y + 8 + named }, { size: 8, color: INK.muted })
}

function drawFoot(pdf: Pdf, { foot }: Paper, page: string): void {
  const width = MEASURE - 80
  const high = heightOf(pdf, foot, width, FOOT)
  const y = PAGE.height - 34 - high
  rule(pdf, y - 6)
  setText(pdf, foot, { x: PAGE.left, y, width }, FOOT)
  setText(pdf, page, { x: RIGHT - 76, y, width: 76 }, { ...FOOT, align: 'right' })
}
