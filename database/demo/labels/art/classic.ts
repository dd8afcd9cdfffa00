import type { Composition } from '../label.js'
import type { Dice } from '../seed.js'
import { fill, num, polyline, stroke } from '../svg.js'
import { column, fleuron, footer, lines, paper } from './parts.js'

const box = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`

function shield(cx: number, top: number, size: number): string {
  return `M${num(cx - size / 2)} ${num(top)}H${num(cx + size / 2)}V${num(top + size * 0.6)}C${num(cx + size / 2)} ${num(top + size * 0.95)} ${num(cx)} ${num(top + size * 1.12)} ${num(cx)} ${num(top + size * 1.2)}C${num(cx)} ${num(top + size * 1.12)} ${num(cx - size / 2)} ${num(top + size * 0.95)} ${num(cx - size / 2)} ${num(top + size * 0.6)}Z`
}

/** Plain geometry on a shield: bends, chevrons, quarters, bars. */
function charge(
  cx: number,
  top: number,
  size: number,
  colours: [string, string],
  dice: Dice
): string {
  const left = cx - size / 2
  const deep = size * 1.2
  const kind = dice.pick(['quarters', 'bend', 'chevron', 'bars', 'pale'] as const)
  if (kind === 'quarters')
    {return fill(
      box(left, top, size / 2, deep / 2) + box(cx, top + deep / 2, size / 2, deep / 2),
      colours[0]
    )}
  if (kind === 'bend')
    {return fill(
      polyline(
        [
          [left, top],
          [left + size * 0.3, top],
          [cx + size / 2, top + deep * 0.72],
          [cx + size / 2, top + deep],
        ],
        true
      ),
      colours[0]
    )}
  if (kind === 'chevron')
    {return fill(
      polyline(
        [
          [left, top + deep * 0.62],
          [cx, top + deep * 0.26],
          [left + size, top + deep * 0.62],
          [left + size, top + deep * 0.84],
          [cx, top + deep * 0.48],
          [left, top + deep * 0.84],
        ],
        true
      ),
      colours[0]
    )}
  if (kind === 'bars')
    {return fill(
      [0.14, 0.42, 0.7].map((at) => box(left, top + deep * at, size, deep * 0.13)).join(''),
      colours[0]
    )}
  return fill(box(cx - size * 0.17, top, size * 0.34, deep), colours[0])
}

/** A shield over capitals, with a coloured band. */
export const crest: Composition = (sheet) => {
  const { w, h, palette, dice, words } = sheet
  const size = Math.min(62, h * 0.21)
  const top = 24
  const path = shield(w / 2, top, size)
  const arms = `<clipPath id="arms"><path d="${path}"/></clipPath>${fill(path, palette.second)}<g clip-path="url(#arms)">${charge(w / 2, top, size, [palette.accent, palette.paper], dice)}</g>${stroke(path, palette.ink, 1.2)}`
  const list = lines(sheet, {
    title: { face: 'capitals', size: 27, fill: palette.ink, upper: true, tracking: 15 },
    small: { face: 'italic', size: 17, fill: palette.ink },
    year: { face: 'capitals', size: 17, fill: palette.second, tracking: 120 },
    estate: words.estate === words.name ? 'none' : 'last',
  })
  const edge = `M0 0H${num(w)}V9H0ZM0 ${num(h - 9)}H${num(w)}V${num(h)}H0Z`
  return (
    paper(sheet) +
    fill(edge, palette.second) +
    stroke(`M0 12.5H${num(w)}M0 ${num(h - 12.5)}H${num(w)}`, palette.accent, 1.2) +
    arms +
    column(sheet, list, top + size * 1.2 + 12, h - 34) +
    footer(sheet, palette.ink, h - 19)
  )
}

/** Letters, rules and space: the village label of Burgundy. */
export const parchment: Composition = (sheet) => {
  const { w, h, palette, words } = sheet
  const corner = (x: number, y: number, sx: number, sy: number): string =>
    `<g transform="translate(${num(x)} ${num(y)}) scale(${sx} ${sy})">${stroke('M0 26C0 10 10 0 26 0M5 26C5 14 14 5 26 5M0 26c6 2 8 8 3 10c-4 1-6-4-2-5M26 0c2 6 8 8 10 3c1-4-4-6-5-2', palette.accent, 1.1)}</g>`
  const list = [
    { text: words.rank, face: 'italic' as const, size: 16, fill: palette.second },
    {
      text: sheet.wine.appellation,
      face: 'display' as const,
      size: 29,
      fill: palette.ink,
      lines: 2,
      gap: 4,
    },
    {
      text: sheet.wine.cuvee,
      face: 'italic' as const,
      size: 20,
      fill: palette.second,
      lines: 2,
      gap: 6,
    },
    {
      text: words.vintage,
      face: 'roman' as const,
      size: 20,
      fill: palette.ink,
      gap: 10,
      tracking: 80,
    },
    {
      text: words.estate,
      face: 'plain' as const,
      size: 11,
      fill: palette.ink,
      upper: true,
      tracking: 130,
      gap: 12,
      lines: 2,
    },
  ]
  const corners =
    corner(10, 10, 1, 1) +
    corner(w - 10, 10, -1, 1) +
    corner(10, h - 10, 1, -1) +
    corner(w - 10, h - 10, -1, -1)
  const rules = stroke(
    `M46 12H${num(w - 46)}M46 ${num(h - 12)}H${num(w - 46)}M12 46V${num(h - 46)}M${num(w - 12)} 46V${num(h - 46)}`,
    palette.accent,
    1
  )
  return (
    paper(sheet) +
    corners +
    rules +
    column(sheet, list, 30, h - 40) +
    fleuron(w / 2, h - 30, 34, palette.accent) +
    footer(sheet, palette.ink, h - 17)
  )
}

/** The estate in copperplate script across the sheet. */
export const script: Composition = (sheet) => {
  const { w, h, palette, words } = sheet
  const list = [
    {
      text: sheet.wine.appellation,
      face: 'capitals' as const,
      size: 19,
      fill: palette.ink,
      upper: true,
      tracking: 60,
      lines: 2,
    },
    {
      text: sheet.wine.cuvee || words.house,
      face: 'script' as const,
      size: 43,
      fill: palette.second,
      lines: 2,
      gap: 8,
    },
    { text: words.rank, face: 'italic' as const, size: 15, fill: palette.ink, gap: 4 },
    {
      text: words.vintage,
      face: 'roman' as const,
      size: 20,
      fill: palette.ink,
      tracking: 100,
      gap: 8,
    },
    { text: words.estate, face: 'italic' as const, size: 15, fill: palette.ink, gap: 8, lines: 2 },
  ]
  const line = `M14 26Q${num(w / 2)} 14 ${num(w - 14)} 26M14 ${num(h - 26)}Q${num(w / 2)} ${num(h - 14)} ${num(w - 14)} ${num(h - 26)}`
  return (
    paper(sheet) +
    stroke(line, palette.accent, 1.6) +
    stroke(line.replaceAll('26', '30'), palette.accent, 0.6) +
    column(sheet, list, 34, h - 40, w * 0.82) +
    footer(sheet, palette.ink, h - 24)
  )
}
