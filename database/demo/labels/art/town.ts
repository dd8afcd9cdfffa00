import type { Composition, Sheet } from '../label.js'
import { disc, fill, mix, num, polyline, rect, stroke, type Point } from '../svg.js'
import { column, footer, frame, lines, paper } from './parts.js'

function steepleArt(x: number, ground: number, { palette }: Sheet): string {
  const tower: Point[] = [
    [x - 8, ground],
    [x - 8, ground - 58],
    [x, ground - 104],
    [x + 8, ground - 58],
    [x + 8, ground],
  ]
  return (
    fill(polyline(tower, true), mix(palette.second, palette.ink, 0.35)) +
    stroke(`M${num(x)} ${num(ground - 104)}v-10m-4 4h8`, palette.ink, 1)
  )
}

/** A timbered gable, from `x` over `width`. */
function gable(x: number, width: number, ground: number, { palette, dice }: Sheet): string {
  const eaves = ground - dice.between(20, 34)
  const peak = eaves - dice.between(22, 34)
  const [middle, right] = [x + width / 2, x + width]
  const front: Point[] = [
    [x, ground],
    [x, eaves],
    [middle, peak],
    [right, eaves],
    [right, ground],
  ]
  const tone = dice.pick([
    palette.soft,
    mix(palette.accent, palette.paper, 0.45),
    mix(palette.second, palette.paper, 0.6),
    mix(palette.soft, palette.paper, 0.6),
  ])
  const beams = `M${num(x)} ${num(eaves)}H${num(right)}M${num(middle)} ${num(peak)}V${num(eaves)}M${num(x)} ${num(ground)}L${num(middle)} ${num(eaves)}L${num(right)} ${num(ground)}`
  const roof = polyline([
    [x - 3, eaves + 3],
    [middle, peak - 2],
    [right + 3, eaves + 3],
  ])
  const door = rect(x + width * 0.4, ground - 15, width * 0.2, 15, palette.ink, 0.8)
  return (
    fill(polyline(front, true), tone) +
    stroke(polyline(front) + beams, palette.ink, 1) +
    stroke(roof, palette.second, 3.4) +
    door
  )
}

/** Steep roofs and timbered gables in a row, with a steeple. */
export const village: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const ground = h * 0.46
  let art = steepleArt(w * dice.between(0.3, 0.7), ground, sheet)
  for (let x = -6; x < w;) {
    const width = dice.between(24, 40)
    art += gable(x, width, ground, sheet)
    x += width - 1
  }
  const list = lines(sheet, {
    title: { face: 'display', size: 26, fill: palette.ink },
    small: { face: 'italic', size: 16.5, fill: palette.ink },
    year: { face: 'roman', size: 19, fill: palette.second, tracking: 100 },
    estate: 'last',
  })
  return (
    paper(sheet) +
    disc(w * 0.18, h * 0.13, 12, palette.accent) +
    art +
    rect(0, ground, w, 5, palette.second) +
    column(sheet, list, ground + 16, h - 26) +
    footer(sheet, palette.ink)
  )
}

/** Arches of a cellar or a cloister, in perspective of light and shade. */
export const arches: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const count = dice.pick([3, 4, 5])
  const span = (w - 28) / count
  const base = h * 0.47
  let art = rect(14, 16, w - 28, base - 16, palette.soft)
  for (let i = 0; i < count; i++) {
    const x = 14 + span * i
    const r = span * 0.36
    const spring = 16 + (base - 16) * 0.5
    const opening = (grow: number): string =>
      `M${num(x + span / 2 - r - grow)} ${num(base)}V${num(spring)}a${num(r + grow)} ${num(r + grow)} 0 0 1 ${num((r + grow) * 2)} 0V${num(base)}Z`
    art +=
      fill(opening(4), mix(palette.soft, palette.ink, 0.25)) +
      fill(opening(0), i % 2 === 0 ? palette.second : mix(palette.second, palette.ink, 0.3)) +
      (i === Math.floor(count / 2) ? disc(x + span / 2, spring, r * 0.55, palette.accent) : '')
  }
  const list = lines(sheet, {
    title: { face: 'capitals', size: 23, fill: palette.ink, upper: true, tracking: 20 },
    small: { face: 'italic', size: 16.5, fill: palette.ink },
    year: { face: 'capitals', size: 16, fill: palette.second, tracking: 140 },
    estate: 'last',
  })
  return (
    paper(sheet) +
    art +
    rect(14, base, w - 28, 3, palette.ink) +
    column(sheet, list, base + 16, h - 26) +
    footer(sheet, palette.ink)
  )
}

/** Glazed tiles of one pattern, turned by quarters. */
export const tiles: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const side = w / dice.pick([5, 6])
  const kind = dice.whole(0, 2)
  const motif =
    kind === 0
      ? `M0 0Q${num(side / 2)} ${num(side * 0.1)} ${num(side)} ${num(side)}Q${num(side * 0.1)} ${num(side / 2)} 0 0Z`
      : kind === 1
        ? `M0 0H${num(side)}A${num(side)} ${num(side)} 0 0 1 0 ${num(side)}Z`
        : polyline(
            [
              [side / 2, side * 0.08],
              [side * 0.92, side / 2],
              [side / 2, side * 0.92],
              [side * 0.08, side / 2],
            ],
            true
          )
  const dot =
    kind === 1
      ? disc(side * 0.3, side * 0.3, side * 0.14, palette.paper)
      : disc(side / 2, side / 2, side * 0.12, palette.accent)
  let art = ''
  const rowsUp = Math.ceil(h / side)
  for (let row = 0; row < rowsUp; row++) {
    for (let at = 0; at * side < w - 1; at++) {
      const turn = ((row + at * 3) % 4) * 90
      art += `<g transform="translate(${num(at * side)} ${num(row * side)}) rotate(${turn} ${num(side / 2)} ${num(side / 2)})">${rect(0, 0, side, side, mix(palette.paper, palette.soft, 0.5))}${fill(motif, (row + at) % 2 ? palette.second : mix(palette.second, palette.ink, 0.3))}${dot}${stroke(`M0 0H${num(side)}V${num(side)}H0Z`, palette.paper, 1)}</g>`
    }
  }
  const top = h * 0.25
  const inner = { ...sheet, w: w * 0.84, h: h * 0.56 }
  const list = lines(sheet, {
    title: { face: 'display', size: 24, fill: palette.ink },
    small: { face: 'italic', size: 15.5, fill: palette.ink },
    year: { face: 'roman', size: 18, fill: palette.second, tracking: 100 },
    estate: 'last',
  })
  return (
    art +
    `<g transform="translate(${num(w * 0.08)} ${num(top)})">${paper(inner)}${frame(inner, 4, palette.second)}${column(inner, list, 14, inner.h - 28)}${footer(inner, palette.ink, inner.h - 13)}</g>`
  )
}
