import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Command, type Font, type Glyph } from 'opentype.js'
import { num } from './svg.js'

/** Letters are drawn as outlines from these faces, so the pictures need no font on the machine. */
const FACES = {
  roman: 'cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff',
  italic: 'cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff',
  capitals: 'cinzel/files/cinzel-latin-500-normal.woff',
  script: 'pinyon-script/files/pinyon-script-latin-400-normal.woff',
  plain: 'josefin-sans/files/josefin-sans-latin-400-normal.woff',
  strong: 'josefin-sans/files/josefin-sans-latin-700-normal.woff',
  display: 'playfair-display/files/playfair-display-latin-700-normal.woff',
  poster: 'playfair-display/files/playfair-display-latin-900-normal.woff',
} as const

type Face = keyof typeof FACES

interface Style {
  face: Face
  size: number
  fill: string
  /** Extra space between letters, in thousandths of the size. */
  tracking?: number
  upper?: boolean
}

export interface Line extends Style {
  text: string
  /** Space above the line, in pixels before scaling. */
  gap?: number
  /** Lines the text may be broken over. */
  lines?: number
}

const require = createRequire(import.meta.url)
const fonts = new Map<Face, Font>()

function font(face: Face): Font {
  let loaded = fonts.get(face)
  if (!loaded) {
    const bytes = readFileSync(require.resolve(`@fontsource/${FACES[face]}`))
    loaded = opentype.parse(new Uint8Array(bytes).buffer)
    fonts.set(face, loaded)
  }
  return loaded
}

const drawn = new Map<string, Glyph>()

/** The glyph of a character; a letter the face lacks loses its accent. */
function glyphOf(char: string, face: Face): Glyph {
  const key = face + char
  let glyph = drawn.get(key)
  if (!glyph) {
    const source = font(face)
    glyph = source.charToGlyph(char)
    if (glyph.index === 0) glyph = source.charToGlyph(char.normalize('NFD').charAt(0))
    drawn.set(key, glyph)
  }
  return glyph
}

const kerned = new Map<string, number>()

function kerning(before: Glyph, after: Glyph, face: Face): number {
  const key = `${face}${before.index}/${after.index}`
  let value = kerned.get(key)
  if (value === undefined) {
    value = font(face).getKerningValue(before, after)
    kerned.set(key, value)
  }
  return value
}

function glyphs(text: string, face: Face): Glyph[] {
  return [...text.replaceAll('ő', 'ö').replace(/[\u00a0\u202f]/g, ' ')].map((char) =>
    glyphOf(char, face)
  )
}

function cased(text: string, style: Style): string {
  return style.upper ? text.toLocaleUpperCase('fr') : text
}

/** Pen positions of every glyph, and the width of the whole, in pixels. */
function layout(text: string, style: Style): { set: { glyph: Glyph; x: number }[]; width: number } {
  const scale = style.size / font(style.face).unitsPerEm
  const tracking = ((style.tracking ?? 0) / 1000) * style.size
  let pen = 0
  let before: Glyph | null = null
  const set = glyphs(cased(text, style), style.face).map((glyph) => {
    if (before) pen += kerning(before, glyph, style.face) * scale + tracking
    const placed = { glyph, x: pen }
    pen += (glyph.advanceWidth ?? 0) * scale
    before = glyph
    return placed
  })
  return { set, width: pen }
}

function measure(text: string, style: Style): number {
  return layout(text, style).width
}

function pathData(command: Command): string {
  switch (command.type) {
    case 'Z':
      return 'Z'
    case 'Q':
      return `Q${num(command.x1)} ${num(command.y1)} ${num(command.x)} ${num(command.y)}`
    case 'C':
      return `C${num(command.x1)} ${num(command.y1)} ${num(command.x2)} ${num(command.y2)} ${num(command.x)} ${num(command.y)}`
    default:
      return `${command.type}${num(command.x)} ${num(command.y)}`
  }
}

/** One line of text as a path; `x` is its left, middle or right end, `y` its baseline. */
export function write(
  text: string,
  style: Style,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end' = 'middle'
): string {
  const { set, width } = layout(text, style)
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
  const data = set
    .map(({ glyph, x: pen }) =>
      glyph
        .getPath(left + pen, y, style.size)
        .commands.map(pathData)
        .join('')
    )
    .join('')
  return `<path fill="${style.fill}" d="${data}"/>`
}

/** Small words that must not end a line. */
const CLINGING =
  /\b(grand|premier|Les?|La|l?es|la|le|des?|du|aux?|del|dei|en|et|sur|Au|Sur|Sous|di|dos|da|am|[A-Z]\d?|\d) /g

/** Breaks a text into at most `lines` lines that differ as little as possible in width. */
export function balance(text: string, style: Style, lines: number): string[] {
  const words =
    text.includes(' ') || text.length < 15
      ? text.replace(CLINGING, '$1\u00a0').split(' ')
      : text.split(/(?<=-)/)
  const glue = text.includes(' ') ? ' ' : ''
  if (lines < 2 || words.length < 2) return [text]
  const widthOf = (part: string[]): number => measure(part.join(glue), style)
  let best: string[] = [text]
  let bestWidth = widthOf(words)
  for (let cut = 1; cut < words.length; cut++) {
    const head = words.slice(0, cut).join(glue)
    const rest = balance(words.slice(cut).join(glue), style, lines - 1)
    const widest = Math.max(measure(head, style), ...rest.map((line) => measure(line, style)))
    if (widest < bestWidth * 0.94) {
      best = [head, ...rest]
      bestWidth = widest
    }
  }
  return best
}

/** The same style, made smaller where the text is wider than `width`. */
function fitted(text: string, style: Style, width: number): Style {
  const wide = measure(text, style)
  return wide > width ? { ...style, size: (style.size * width) / wide } : style
}

interface Area {
  x: number
  y: number
  width: number
  height: number
  anchor?: 'start' | 'middle' | 'end'
  /** Where the block stands when the area is taller than it. */
  align?: 'top' | 'middle' | 'bottom'
  /** Enlarges every line before it is fitted. */
  zoom?: number
}

function broken(line: Line, width: number): { text: string; style: Style; gap: number }[] {
  const wide = measure(line.text, line)
  const parts =
    (line.lines ?? 1) > 1 && wide > width
      ? balance(line.text, line, Math.min(line.lines ?? 1, Math.ceil(wide / width)))
      : [line.text]
  const widest = parts.reduce((a, b) => (measure(a, line) > measure(b, line) ? a : b))
  const style = fitted(widest, line, width)
  return parts.map((text, index) => ({
    text,
    style,
    gap: index === 0 ? (line.gap ?? 0) : line.size * 0.06,
  }))
}

/** Sets lines one under the other inside an area, scaled down where they would not fit. Empty lines are left out. */
export function stack(lines: Line[], area: Area): string {
  const zoom = area.zoom ?? 1
  const rows = lines
    .filter((line) => line.text !== '')
    .flatMap((line) =>
      broken({ ...line, size: line.size * zoom, gap: (line.gap ?? 0) * zoom }, area.width)
    )
  const first = rows[0]
  if (!first) return ''
  first.gap = 0
  const heightOf = (size: number): number => size * 0.94
  const total = rows.reduce((sum, row) => sum + row.gap + heightOf(row.style.size), 0)
  const scale = Math.min(1, area.height / total)
  const slack = area.height - total * scale
  const align = area.align ?? 'middle'
  let y = area.y + (align === 'top' ? 0 : align === 'middle' ? slack / 2 : slack)
  const out = rows.map((row) => {
    const size = row.style.size * scale
    y += row.gap * scale + heightOf(size)
    return write(row.text, { ...row.style, size }, area.x, y - size * 0.16, area.anchor)
  })
  return out.join('')
}
