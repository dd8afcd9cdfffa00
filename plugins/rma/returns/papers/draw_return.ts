import { encode } from 'uqr'
import { openPdf, PAGE, rule, setText, type Pdf } from '#plugins/sales/index'
import { buffer } from 'node:stream/consumers'

/** A paper of a return, with its texts in the language of the customer. */
export interface ReturnPaper {
  title: string
  number: string
  /** `fr-FR`. */
  lang: string
  at: Date
  from: { label: string; text: string }
  to: { label: string; text: string }
  facts: readonly { label: string; text: string }[]
  /** What is in the parcel; empty: the label says nothing of it. */
  lines: { label: string; quantity: string; rows: readonly { name: string; reason: string; quantity: number }[] } | null
  note: string
}

const { left, top, width, right } = PAGE
const MEASURE = width - left - right
const QR = 120

/** Draws the paper. The same return gives the same bytes. */
export async function returnPaperBytes(paper: ReturnPaper): Promise<Buffer> {
  const { title, number, lang, at } = paper
  const pdf = openPdf({ title: `${title} ${number}`, lang, at })
  const bytes = buffer(pdf)
  pdf.addPage()
  draw(pdf, paper)
  pdf.end()
  return bytes
}

function draw(pdf: Pdf, paper: ReturnPaper): void {
  const text = MEASURE - QR - 24
  setText(pdf, paper.title, { x: left, y: top, width: text }, { size: 24, font: 'serif' })
  setText(pdf, paper.number, { x: left, y: top + 34, width: text }, { size: 18, font: 'strong' })
  drawCode(pdf, paper.number, { x: width - right - QR, y: top })
  let y = top + QR + 20
  rule(pdf, y)
  y += 16
  const half = (MEASURE - 24) / 2
  const heights = [paper.from, paper.to].map(({ label, text: lines }, at) => {
    const x = left + at * (half + 24)
    setText(pdf, label, { x, y, width: half }, { size: 9, font: 'strong', color: '#6b6159' })
    return setText(pdf, lines, { x, y: y + 16, width: half }, { size: at === 1 ? 15 : 11 })
  })
  y += Math.max(...heights) + 36
  for (const { label, text: value } of paper.facts) {
    setText(pdf, label, { x: left, y, width: 150 }, { size: 10, color: '#6b6159' })
    y += Math.max(14, setText(pdf, value, { x: left + 160, y, width: MEASURE - 160 }, { size: 10 })) + 6
  }
  if (paper.lines) y = drawLines(pdf, paper.lines, y + 14)
  setText(pdf, paper.note, { x: left, y: y + 18, width: MEASURE }, { size: 10 })
}

function drawLines(
  pdf: Pdf,
  { label, quantity: head, rows }: NonNullable<ReturnPaper['lines']>,
  start: number
): number {
  let y = start
  const name = { x: left, width: MEASURE - 80 }
  const count = { x: width - right - 70, width: 70 }
  setText(pdf, label, { x: name.x, width: name.width, y }, { size: 10, font: 'strong' })
  setText(pdf, head, { x: count.x, width: count.width, y }, { size: 10, font: 'strong', align: 'right' })
  y += 18
  for (const row of rows) {
    rule(pdf, y)
    y += 6
    setText(pdf, String(row.quantity), { x: count.x, width: count.width, y }, { size: 11, align: 'right' })
    y += setText(pdf, row.name, { x: name.x, width: name.width, y }, { size: 11 })
    y += setText(pdf, row.reason, { x: name.x, width: name.width, y }, { size: 9, color: '#6b6159' }) + 6
    if (y > PAGE.height - PAGE.bottom - 60) {
      pdf.addPage()
      y = top
    }
  }
  rule(pdf, y)
  return y
}

/** The QR code of a number, for a scanner at the door. */
function drawCode(pdf: Pdf, number: string, { x, y }: { x: number; y: number }): void {
  const { data, size } = encode(number, { border: 2 })
  const module = QR / size
  pdf.fillColor('#000000')
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) pdf.rect(x + column * module, y + row * module, module, module)
    }
  }
  pdf.fill()
}
