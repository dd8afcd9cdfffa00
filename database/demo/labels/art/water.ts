import type { Composition, Sheet } from '../label.js'
import { disc, fill, mix, num, polyline, rect, ring, stroke, type Point } from '../svg.js'
import { column, footer, lines, paper } from './parts.js'

/** Rows of swell, one over the other. */
export const waves: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const top = h * 0.54
  const length = dice.between(34, 52)
  let art = ''
  for (let row = 0; top + row * 15 < h + 20; row++) {
    const y = top + row * 15
    const shift = (row % 2) * (length / 2) - length
    let data = `M${num(shift)} ${num(y)}`
    for (let x = shift; x < w + length; x += length)
      {data += `c${num(length * 0.25)} -15 ${num(length * 0.5)} -15 ${num(length * 0.5)} -2c0 9 ${num(length * 0.3)} 9 ${num(length * 0.5)} 2`}
    art +=
      fill(
        `${data}V${num(h + 30)}H${num(shift)}Z`,
        mix(palette.soft, palette.second, Math.min(1, 0.2 + row * 0.16))
      ) + stroke(data, palette.paper, 1.4)
  }
  const list = lines(sheet, {
    title: { face: 'display', size: 26, fill: palette.ink },
    small: { face: 'plain', size: 13, fill: palette.ink, tracking: 50 },
    year: { face: 'display', size: 18, fill: palette.accent },
    estate: 'first',
  })
  return (
    paper(sheet) +
    art +
    disc(w * dice.between(0.7, 0.86), top - 14, 8, palette.accent) +
    rect(0, h - 22, w, 22, mix(palette.second, palette.ink, 0.55)) +
    column(sheet, list, 18, top - 20) +
    footer(sheet, palette.paper, h - 8)
  )
}

function ammonite(cx: number, cy: number, reach: number, { palette }: Sheet): string {
  const turns = 150
  const radius = (step: number): number => reach * (Math.max(0, step) / turns) ** 0.9
  const at = (angle: number, r: number): Point => [
    cx + Math.cos(angle) * r,
    cy + Math.sin(angle) * r,
  ]
  const spiral: Point[] = []
  let ribs = ''
  for (let i = 0; i <= turns; i++) {
    const angle = i * 0.115
    spiral.push(at(angle, radius(i)))
    const inner = radius(i - 54.6)
    if (i > 38 && i % 3 === 0)
      {ribs += polyline([at(angle, radius(i)), at(angle - 0.12, inner + (radius(i) - inner) * 0.15)])}
  }
  return (
    fill(polyline(spiral), mix(palette.paper, palette.soft, 0.55)) +
    stroke(polyline(spiral), palette.ink, 1.5) +
    stroke(ribs, palette.ink, 0.9, 0.8)
  )
}

function scallop(cx: number, cy: number, reach: number, { palette }: Sheet): string {
  const foot = cy + reach * 0.85
  const tone = mix(palette.paper, palette.soft, 0.6)
  const tips = [...Array(13).keys()].map((i): Point => {
    const angle = ((i - 6) / 6) * 1.12
    return [cx + Math.sin(angle) * reach * 1.5, foot - Math.cos(angle) * reach * 1.75]
  })
  const edge = tips.map(
    ([x, y]) => disc(x, y, reach * 0.145, tone) + ring(x, y, reach * 0.145, palette.ink, 0.9)
  )
  const ribs = tips.map((tip) => polyline([[cx, foot], tip]))
  const hinge = `M${num(cx - reach * 0.3)} ${num(foot)}h${num(reach * 0.6)}`
  return (
    edge.join('') +
    fill(polyline([[cx, foot], ...tips], true), tone) +
    stroke(ribs.join(''), palette.ink, 0.9) +
    stroke(hinge, palette.ink, 2)
  )
}

/** A fossil from the limestone: ammonite or scallop. */
export const fossil: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const reach = Math.min(w * 0.27, h * 0.2)
  const art = (dice.chance(0.5) ? ammonite : scallop)(w / 2, h * 0.255, reach, sheet)
  const list = lines(sheet, {
    title: { face: 'roman', size: 29, fill: palette.ink },
    small: { face: 'italic', size: 16, fill: palette.ink },
    year: { face: 'roman', size: 19, fill: palette.accent, tracking: 100 },
    estate: 'last',
  })
  return (
    paper(sheet) +
    art +
    stroke(`M${num(w * 0.32)} ${num(h * 0.49)}H${num(w * 0.68)}`, palette.accent, 1.2) +
    column(sheet, list, h * 0.52, h - 26) +
    footer(sheet, palette.ink)
  )
}

/** Circles that rise and grow. */
export const bubbles: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  let art = ''
  for (let i = 0; i < 64; i++) {
    const lift = dice.next()
    const y = h * (0.9 - lift * 0.88)
    const r = 1.6 + lift * lift * dice.between(5, 17)
    const x = w / 2 + (dice.next() - 0.5) * w * (0.3 + lift * 0.95)
    const tone = dice.pick([palette.accent, palette.second, palette.soft])
    art += dice.chance(0.45)
      ? disc(x, y, r, tone, dice.between(0.35, 0.9))
      : ring(x, y, r, tone, 1.2)
  }
  const top = h * 0.4
  const panel = rect(0, top, w, h * 0.46, palette.paper, 0.93)
  const list = lines(sheet, {
    title: { face: 'poster', size: 25, fill: palette.ink },
    small: { face: 'plain', size: 12.5, fill: palette.ink, tracking: 70 },
    year: { face: 'display', size: 18, fill: palette.second, tracking: 60 },
    estate: 'last',
  })
  return (
    paper(sheet) +
    art +
    panel +
    stroke(`M0 ${num(top)}H${num(w)}M0 ${num(top + h * 0.46)}H${num(w)}`, palette.accent, 1.4) +
    column(sheet, list, top + 8, top + h * 0.46 - 8) +
    footer(sheet, palette.ink)
  )
}

/** Rain or mist in ruled lines, a disc behind it. */
export const mist: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const cx = w * dice.between(0.38, 0.62)
  const r = Math.min(w * 0.3, h * 0.2)
  const cy = h * 0.26
  let veil = ''
  for (let i = 0; i < 17; i++) {
    const y = cy - r * 0.5 + i * 6.4
    const from = dice.between(-10, w * 0.25)
    veil += `M${num(from)} ${num(y)}H${num(from + w * dice.between(0.45, 0.95))}`
  }
  const list = lines(sheet, {
    title: { face: 'italic', size: 32, fill: palette.ink },
    small: { face: 'roman', size: 16, fill: palette.ink, tracking: 30 },
    year: { face: 'roman', size: 19, fill: palette.second, tracking: 120 },
    estate: 'last',
  })
  return (
    paper(sheet) +
    disc(cx, cy, r, palette.accent) +
    stroke(veil, palette.paper, 2.6) +
    stroke(veil, palette.second, 0.5, 0.5) +
    column(sheet, list, h * 0.51, h - 26) +
    footer(sheet, palette.ink)
  )
}
