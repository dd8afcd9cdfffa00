import PDFDocument from 'pdfkit'
import { FONT_NAMES, fontBytes, type FontName } from '#core/print/fonts'
import { printedText } from '#core/print/printable'

export type Pdf = InstanceType<typeof PDFDocument>

/** A4 in points, with what is kept free around the text. */
export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 48, top: 44, bottom: 76 } as const

/** Width of the text. */
export const MEASURE = PAGE.width - PAGE.left - PAGE.right

export const RIGHT = PAGE.width - PAGE.right

/** Ink, greys and the red of the shop, as print wants them. */
export const INK = { ink: '#1f1a17', muted: '#6b6159', line: '#ddd3c7', primary: '#7a182f' } as const

export interface TextStyle {
  size: number
  font?: FontName
  color?: string
  align?: 'left' | 'right'
  /** Space between letters, for small heads. */
  spacing?: number
}

interface Rule {
  from?: number
  to?: number
  color?: string
  weight?: number
}

interface Box {
  x: number
  y: number
  width: number
}

export interface PdfFacts {
  title: string
  /** `fr-FR`. */
  lang: string
  at: Date
  /** Off: to look into it. */
  compress?: boolean
}

/** A file to be. `at` is the time that it tells of itself, so that the same document is the same file. */
export function openPdf({ title, lang, at, compress = true }: PdfFacts): Pdf {
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, bufferPages: true, pdfVersion: '1.7', lang, displayTitle: true },
    compress,
    info: { Title: title, Producer: 'Cellier', Creator: 'Cellier', CreationDate: at, ModDate: at },
  })
  for (const name of FONT_NAMES) pdf.registerFont(name, fontBytes(name))
  return pdf
}

/** Sets one text in a box; gives how high it is. An empty one takes no room. */
export function setText(pdf: Pdf, text: string, { x, y, width }: Box, style: TextStyle): number {
  if (text === '') return 0
  const { align = 'left', color = INK.ink, spacing = 0 } = style
  use(pdf, style).fillColor(color)
  const shown = printed(text, style.font)
  const options = { width, align, characterSpacing: spacing, lineGap: 1 }
  const height = pdf.heightOfString(shown, options)
  pdf.text(shown, x, y, options)
  return height
}

/** How high a text will be. */
export function heightOf(pdf: Pdf, text: string, width: number, style: TextStyle): number {
  if (text === '') return 0
  const { spacing = 0 } = style
  return use(pdf, style).heightOfString(printed(text, style.font), { width, characterSpacing: spacing, lineGap: 1 })
}

/** A hairline from edge to edge, or between two places. */
export function rule(pdf: Pdf, y: number, { from, to = RIGHT, color = INK.line, weight = 0.5 }: Rule = {}): void {
  pdf
    .moveTo(from ?? PAGE.left, y)
    .lineTo(to, y)
    .lineWidth(weight)
    .strokeColor(color)
    .stroke()
}

function use(pdf: Pdf, { font = 'text', size }: TextStyle): Pdf {
  return pdf.font(font).fontSize(size)
}

/** The serif knows no narrow space. */
function printed(text: string, font: FontName = 'text'): string {
  const whole = printedText(text)
  return font === 'serif' ? whole.replaceAll('\u202f', '\u00a0') : whole
}
