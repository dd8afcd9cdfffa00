import type { Composition, Sheet } from '../label.js'
import type { Dice } from '../seed.js'
import { fill, mix, num, polyline, stroke, type Point } from '../svg.js'
import { column, footer, frame, paper } from './parts.js'

const box = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`

function hatch(x: number, y: number, w: number, h: number, step: number): string {
  let data = ''
  for (let at = step; at < w + h; at += step) {
    const start: Point = at < h ? [x, y + at] : [x + at - h, y + h]
    const end: Point = at < w ? [x + at, y] : [x + w, y + at - w]
    data += polyline([start, end])
  }
  return data
}

function windows(
  x: number,
  y: number,
  w: number,
  count: number,
  rows: number,
  tall: number
): string {
  const pitch = w / count
  let data = ''
  for (let row = 0; row < rows; row++)
    {for (let i = 0; i < count; i++)
      {data += box(x + pitch * (i + 0.5) - pitch * 0.16, y + row * tall * 1.7, pitch * 0.32, tall)}}
  return data
}

/** One wing: walls, roof, windows, and shade on the side away from the light. */
function wing(
  x: number,
  ground: number,
  w: number,
  h: number,
  roof: 'hip' | 'cone' | 'flat',
  ink: string,
  light: string,
  dice: Dice
): string {
  const top = ground - h
  const peak = roof === 'cone' ? h * 0.75 : h * 0.42
  const cover: Point[] =
    roof === 'cone'
      ? [
          [x - 2, top],
          [x + w / 2, top - peak],
          [x + w + 2, top],
        ]
      : roof === 'hip'
        ? [
            [x - 3, top],
            [x + w * 0.14, top - peak],
            [x + w * 0.86, top - peak],
            [x + w + 3, top],
          ]
        : [
            [x - 2, top],
            [x - 2, top - 4],
            [x + w + 2, top - 4],
            [x + w + 2, top],
          ]
  const count = Math.max(1, Math.round(w / 13))
  const chimney = roof === 'hip' ? box(x + w * dice.between(0.25, 0.7), top - peak - 7, 5, 8) : ''
  return (
    fill(box(x, top, w, h) + chimney, light) +
    fill(polyline(cover, true), mix(light, ink, 0.2)) +
    stroke(box(x, top, w, h) + polyline(cover, true) + chimney, ink, 0.9) +
    stroke(hatch(x + w * 0.72, top, w * 0.28, h, 2.6), ink, 0.45, 0.7) +
    fill(windows(x, top + h * 0.16, w, count, h > 34 ? 2 : 1, h * 0.2), ink, 0.85) +
    stroke(`M${num(x)} ${num(top + h * 0.52)}h${num(w)}`, ink, 0.5)
  )
}

function tree(x: number, ground: number, size: number, ink: string): string {
  let crown = ''
  for (let i = 0; i < 9; i++)
    {crown += `M${num(x - size * 0.3 + i * size * 0.075)} ${num(ground - size * (0.3 + Math.sin((i / 8) * Math.PI) * 0.62))}V${num(ground - size * 0.22)}`}
  return (
    stroke(crown, ink, 0.8, 0.75) +
    stroke(`M${num(x)} ${num(ground)}V${num(ground - size * 0.4)}`, ink, 1.1)
  )
}

/** A house in fine line, as if cut in copper; number of wings, towers and roofs come from the seed. */
function house(sheet: Sheet, ground: number, scale: number): string {
  const { palette, dice, w } = sheet
  const middle = w / 2
  const ink = palette.ink
  const light = mix(palette.paper, '#ffffff', 0.4)
  const core = dice.between(56, 78) * scale
  const height = dice.between(34, 44) * scale
  const side = dice.between(26, 38) * scale
  const tower = dice.between(14, 20) * scale
  const low = height * dice.between(0.6, 0.8)
  const style = dice.pick(['cone', 'hip', 'flat'] as const)
  const parts = [
    wing(middle - core / 2 - side, ground, side, low, 'hip', ink, light, dice),
    wing(middle + core / 2, ground, side, low, 'hip', ink, light, dice),
    wing(middle - core / 2, ground, core, height, 'hip', ink, light, dice),
  ]
  const towers = dice.pick([[-1, 1], [-1], [1], [0]])
  for (const at of towers)
    {parts.push(
      wing(
        at === 0 ? middle - tower / 2 : middle + (at * core) / 2 - tower / 2,
        ground,
        tower,
        height * dice.between(1.15, 1.35),
        style,
        ink,
        light,
        dice
      )
    )}
  const door = `M${num(middle - 5 * scale)} ${num(ground)}v${num(-11 * scale)}a${num(5 * scale)} ${num(5 * scale)} 0 0 1 ${num(10 * scale)} 0v${num(11 * scale)}Z`
  let rows = ''
  for (let i = -7; i <= 7; i++)
    {rows += polyline([
      [middle + i * 7 * scale, ground + 3],
      [middle + i * 21 * scale, ground + 26 * scale],
    ])}
  const trees = [-0.44, -0.38, 0.39, 0.45]
    .map((at) => tree(middle + w * at * 0.92, ground, dice.between(22, 36) * scale, ink))
    .join('')
  return (
    trees +
    parts.join('') +
    fill(door, ink, 0.9) +
    stroke(rows, ink, 0.55, 0.6) +
    stroke(`M${num(w * 0.07)} ${num(ground)}H${num(w * 0.93)}`, ink, 1)
  )
}

/** The Bordeaux label everybody knows: a copper engraving over the name. */
export const chateau: Composition = (sheet) => {
  const { w, h, palette, words } = sheet
  const ground = h * 0.4
  const list = [
    { text: words.kind, face: 'script' as const, size: 23, fill: palette.second },
    {
      text: words.house,
      face: 'capitals' as const,
      size: 29,
      fill: palette.ink,
      upper: true,
      lines: 2,
      tracking: 20,
      gap: 2,
    },
    {
      text: sheet.wine.cuvee,
      face: 'italic' as const,
      size: 19,
      fill: palette.second,
      gap: 5,
      lines: 2,
    },
    {
      text: sheet.wine.appellation,
      face: 'roman' as const,
      size: 17,
      fill: palette.ink,
      gap: 9,
      lines: 2,
      tracking: 30,
    },
    {
      text: words.vintage,
      face: 'display' as const,
      size: 22,
      fill: palette.second,
      gap: 8,
      tracking: 60,
    },
  ]
  return (
    paper(sheet) +
    frame(sheet, 7, palette.accent) +
    house(sheet, ground, Math.min(1.4, h / 255)) +
    column(sheet, list, h * 0.52, h - 26, w * 0.8) +
    footer(sheet, palette.ink, h - 14)
  )
}
