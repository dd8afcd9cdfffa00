import type { Composition, Sheet } from '../label.js'
import type { Dice } from '../seed.js'
import { fill, mix, num, stroke } from '../svg.js'
import { column, footer, lines, paper } from './parts.js'

/** A vine leaf of five lobes, its stalk at 0,0 and its tip at 0,-100. */
const LEAF =
  'M0 0C-6 -10 -20 -2 -34 -8C-30 -16 -44 -22 -56 -24C-48 -32 -52 -40 -60 -46C-50 -48 -46 -54 -48 -62C-38 -58 -32 -62 -30 -70C-24 -64 -22 -66 -20 -76C-14 -82 -6 -90 0 -100C6 -90 14 -82 20 -76C22 -66 24 -64 30 -70C32 -62 38 -58 48 -62C46 -54 50 -48 60 -46C52 -40 48 -32 56 -24C44 -22 30 -16 34 -8C20 -2 6 -10 0 0Z'
const VEINS =
  'M0 -2V-92M0 -6L-50 -26M0 -6L50 -26M0 -14L-44 -56M0 -14L44 -56M0 -40L-18 -70M0 -40L18 -70M-24 -36L-22 -58M24 -36L22 -58M-26 -16L-34 -34M26 -16L34 -34'

/** One leaf, half of it in shade, as in an old flora. */
export const leaf: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const size = Math.min(w * 0.0062, h * 0.0042)
  const turn = dice.between(-24, 24)
  const half = '<clipPath id="half"><path d="M0 -110H80V10H0Z"/></clipPath>'
  const art = `<g transform="translate(${num(w / 2)} ${num(h * 0.455)}) rotate(${num(turn)} 0 -50) scale(${size.toFixed(3)})">${half}${fill(LEAF, palette.second)}<g clip-path="url(#half)">${fill(LEAF, mix(palette.second, palette.ink, 0.4))}</g>${stroke(VEINS, palette.soft, 1.2)}${stroke('M0 0C2 8 8 14 14 18', palette.second, 3)}</g>`
  const list = lines(sheet, {
    title: { face: 'roman', size: 29, fill: palette.ink },
    small: { face: 'italic', size: 16.5, fill: palette.ink },
    year: { face: 'roman', size: 19, fill: palette.accent, tracking: 100 },
    estate: 'last',
  })
  return paper(sheet) + art + column(sheet, list, h * 0.54, h - 26) + footer(sheet, palette.ink)
}

function blade(x: number, y: number, length: number, angle: number, width: number): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
  const [nx, ny] = [-Math.sin(angle) * width, Math.cos(angle) * width]
  return `M${num(x)} ${num(y)}Q${num(x + dx * 0.5 + nx)} ${num(y + dy * 0.5 + ny)} ${num(x + dx)} ${num(y + dy)}Q${num(x + dx * 0.5 - nx)} ${num(y + dy * 0.5 - ny)} ${num(x)} ${num(y)}Z`
}

interface Sprig {
  leaves: string
  stem: string
  fruit: [number, number][]
}

/** A stalk bending as it rises, with leaves to both sides. */
function sprig(
  x: number,
  y: number,
  height: number,
  lean: number,
  kind: 'olive' | 'thyme' | 'fern',
  dice: Dice
): Sprig {
  const steps = kind === 'thyme' ? 16 : kind === 'fern' ? 20 : 11
  let leaves = ''
  const fruit: [number, number][] = []
  for (let i = 1; i <= steps; i++) {
    const t = i / steps
    const px = x + lean * t * t
    const py = y - height * t
    const size = kind === 'fern' ? 34 * (1 - t) + 5 : kind === 'thyme' ? 9 : 25 - t * 8
    const spread = kind === 'fern' ? 1.15 : 0.75
    const width = kind === 'olive' ? 4.6 : kind === 'thyme' ? 3.2 : 3
    for (const side of [-1, 1])
      {leaves += blade(px, py, size, -Math.PI / 2 + side * spread + dice.between(-0.12, 0.12), width)}
    if (kind === 'olive' && i % 3 === 1 && t < 0.85) fruit.push([px + (i % 2 ? 8 : -8), py + 4])
  }
  return {
    leaves,
    stem: `M${num(x)} ${num(y)}Q${num(x)} ${num(y - height * 0.5)} ${num(x + lean)} ${num(y - height)}`,
    fruit,
  }
}

/** Herbs of the scrubland, or an olive branch, at one side of the words. */
export const herbs: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const kind = dice.pick(['olive', 'thyme', 'fern'] as const)
  const plants =
    kind === 'thyme'
      ? [
          sprig(w * 0.16, h + 6, h * 0.74, 16, kind, dice),
          sprig(w * 0.22, h + 6, h * 0.56, 34, kind, dice),
          sprig(w * 0.1, h + 6, h * 0.5, -6, kind, dice),
        ]
      : [sprig(w * 0.17, h + 8, h * 0.92, kind === 'fern' ? 8 : 20, kind, dice)]
  const art = plants
    .map(
      (plant) =>
        stroke(plant.stem, mix(palette.second, palette.ink, 0.3), 1.6) +
        fill(plant.leaves, palette.second) +
        plant.fruit
          .map(
            ([x, y]) =>
              `<ellipse cx="${num(x)}" cy="${num(y)}" rx="4.6" ry="6" fill="${palette.accent}"/>`
          )
          .join('')
    )
    .join('')
  const list = lines(sheet, {
    title: { face: 'roman', size: 27, fill: palette.ink },
    small: { face: 'italic', size: 15.5, fill: palette.ink },
    year: { face: 'roman', size: 19, fill: palette.accent, tracking: 80 },
    estate: 'last',
  })
  const area: Sheet = { ...sheet, w: w * 1.36 }
  return paper(sheet) + art + column(area, list, 20, h - 30, w * 0.54) + footer(area, palette.ink)
}

/** Leaves strewn over the whole sheet round an oval. */
export const wreath: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const [cx, cy, rx, ry] = [w / 2, h / 2, w * 0.42, h * 0.43]
  let leaves = ''
  const count = 46
  for (let i = 0; i < count; i++) {
    const t = (i / count) * Math.PI * 2
    const [x, y] = [cx + Math.cos(t) * rx, cy + Math.sin(t) * ry]
    const along = Math.atan2(Math.cos(t) * ry, -Math.sin(t) * rx)
    leaves += blade(x, y, dice.between(14, 21), along + (i % 2 ? 0.6 : -0.6), 4.2)
  }
  let berries = ''
  for (let i = 0; i < 15; i++) {
    const t = dice.between(0, Math.PI * 2)
    berries += `<circle cx="${num(cx + Math.cos(t) * (rx - 7))}" cy="${num(cy + Math.sin(t) * (ry - 7))}" r="2.6" fill="${palette.accent}"/>`
  }
  const list = lines(sheet, {
    title: { face: 'display', size: 25, fill: palette.ink },
    small: { face: 'italic', size: 15.5, fill: palette.ink },
    year: { face: 'roman', size: 18, fill: palette.accent, tracking: 100 },
    estate: 'last',
  })
  const line = `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="none" stroke="${palette.second}" stroke-width="1"/>`
  return (
    paper(sheet) +
    line +
    fill(leaves, palette.second) +
    berries +
    column(sheet, list, h * 0.16, h * 0.8, w * 0.6) +
    footer(sheet, palette.ink, h * 0.86)
  )
}
