import { FONT_NAMES, fontBytes, type FontName } from '#core/print/fonts'
import { printedText } from '#core/print/printable'
import { whenUsed } from '#core/boot/when_used'
import type PDFDocument from 'pdfkit'

const document = whenUsed<typeof PDFDocument>('pdfkit')

export type Pdf = InstanceType<typeof PDFDocument>

/** A4 in points, with the margins around the text. */
export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 48, top: 44, bottom: 76 } as const

/** Width of the text. */
export const MEASURE = PAGE.width - PAGE.left - PAGE.right

export const RIGHT = PAGE.width - PAGE.right

/** Colours for print, beside that of the brand. */
export const INK = { ink: '#1f1a17', muted: '#6b6159', line: '#ddd3c7' } as const

export interface TextStyle {
  size: number
  font?: FontName
  color?: string
  align?: 'left' | 'right'
  /** Letter spacing, for small heads. */
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
  /** False for tests that read the content. */
  compress?: boolean
}

/** Opens a PDF. `at` is its creation date, so that the same document gives the same bytes. */
export function openPdf({ title, lang, at, compress = true }: PdfFacts): Pdf {
  const Document = document()
  const pdf = new Document({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang,
    displayTitle: true,
    compress,
    info: { Title: title, Producer: 'Cellier', Creator: 'Cellier', CreationDate: at, ModDate: at },
  })
  for (const name of FONT_NAMES) pdf.registerFont(name, fontBytes(name))
  return pdf
}

/** Draws a text in a box. Returns its height, 0 for an empty text. */
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

/** Height of a text in a box of this width. */
export function heightOf(pdf: Pdf, text: string, width: number, style: TextStyle): number {
  if (text === '') return 0
  const { spacing = 0 } = style
  return use(pdf, style).heightOfString(printed(text, style.font), { width, characterSpacing: spacing, lineGap: 1 })
}

/** Draws a hairline, by default over the whole width of the text. */
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

/** The serif font has no glyph for the narrow no-break space. */
function printed(text: string, font: FontName = 'text'): string {
  const whole = printedText(text)
  return font === 'serif' ? whole.replaceAll('\u202f', '\u00a0') : whole
}
