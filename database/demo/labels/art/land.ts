import type { Composition, Sheet } from '../label.js'
import { curve, disc, fill, mix, num, polyline, stroke, type Point } from '../svg.js'
import { column, footer, lines, paper } from './parts.js'

/** A ridge from one side to the other, as points. */
function ridge(sheet: Sheet, level: number, swell: number): Point[] {
  const { w, dice } = sheet
  const points: Point[] = []
  for (let i = 0; i <= 6; i++) points.push([(w / 6) * i, level + dice.between(-swell, swell)])
  return points
}

const under = (points: Point[], floor: number): string =>
  `${curve(points)}L${num(points.at(-1)?.[0] ?? 0)} ${num(floor)}L${num(points[0]?.[0] ?? 0)} ${num(floor)}Z`

/** Vine rows running up a slope to a low sun. */
export const rows: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const floor = h * 0.5
  const horizon = h * 0.25
  const vanish = w * dice.between(0.3, 0.7)
  const far = ridge(sheet, horizon - 8, 6)
  const near = ridge(sheet, horizon + 5, 3)
  const sun = disc(
    vanish + dice.between(-30, 30),
    horizon - 12,
    dice.between(18, 25),
    palette.accent
  )
  let lanes = ''
  for (let i = -9; i <= 9; i++)
    {lanes += polyline(
      [
        [vanish + i * 3.4, horizon + 7],
        [vanish + i * 33 - 3, floor],
        [vanish + i * 33 + 12, floor],
      ],
      true
    )}
  const body = `<clipPath id="field"><path d="${under(near, floor)}"/></clipPath>`
  const field =
    fill(under(near, floor), palette.soft) +
    `<g clip-path="url(#field)">${fill(lanes, palette.second)}</g>`
  const list = lines(sheet, {
    title: { face: 'display', size: 25, fill: palette.ink },
    small: { face: 'italic', size: 16, fill: palette.ink },
    year: { face: 'plain', size: 15, fill: palette.second, tracking: 200 },
    estate: 'last',
  })
  return (
    paper(sheet) +
    body +
    sun +
    fill(under(far, floor), mix(palette.soft, palette.second, 0.35)) +
    field +
    column(sheet, list, floor + 14, h - 26) +
    footer(sheet, palette.ink)
  )
}

function cypress(x: number, y: number, size: number): string {
  return `M${num(x)} ${num(y)}C${num(x - size * 0.2)} ${num(y - size * 0.3)} ${num(x - size * 0.12)} ${num(y - size * 0.8)} ${num(x)} ${num(y - size)}C${num(x + size * 0.12)} ${num(y - size * 0.8)} ${num(x + size * 0.2)} ${num(y - size * 0.3)} ${num(x)} ${num(y)}Z`
}

/** Hills one behind the other, with a file of cypresses. */
export const hills: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  let art = ''
  for (let i = 0; i < 5; i++) {
    const level = h * (0.58 + i * 0.09)
    const points = ridge(sheet, level, 13)
    art += fill(under(points, h), mix(palette.soft, palette.second, i / 4.4))
    if (i === 1 || i === 3) {
      const start = dice.between(0.1, 0.55)
      for (let k = 0; k < 5; k++) {
        const x = w * start + k * 11
        const index = Math.min(6, Math.round((x / w) * 6))
        art += fill(
          cypress(x, (points[index]?.[1] ?? level) + 4, dice.between(19, 30)),
          palette.ink
        )
      }
    }
  }
  const list = lines(sheet, {
    title: { face: 'display', size: 27, fill: palette.ink },
    small: { face: 'roman', size: 16, fill: palette.ink },
    year: { face: 'roman', size: 18, fill: palette.accent, tracking: 100 },
    estate: 'first',
  })
  return paper(sheet) + art + column(sheet, list, 18, h * 0.55) + footer(sheet, palette.paper)
}

interface Parcel {
  corners: Point[]
  row: number
  at: number
}

/** Fields of unequal width between crooked lanes, as on a land register. */
function parcels(sheet: Sheet, top: number, bottom: number): Parcel[] {
  const { w, dice } = sheet
  const list: Parcel[] = []
  const bands = dice.whole(3, 4)
  const tilt = dice.between(-10, 10)
  for (let row = 0; row < bands; row++) {
    const upper = top + ((bottom - top) / bands) * row
    const lower = top + ((bottom - top) / bands) * (row + 1) - 3
    let x = -dice.between(0, 20)
    for (let at = 0; x < w; at++) {
      const width = dice.between(20, 52)
      const lean = dice.between(-5, 5)
      list.push({
        row,
        at,
        corners: [
          [x, upper + tilt * (x / w)],
          [x + width - 1.5, upper + tilt * ((x + width) / w)],
          [x + width - 1.5 + lean, lower + tilt * ((x + width) / w)],
          [x + lean, lower + tilt * (x / w)],
        ],
      })
      x += width
    }
  }
  return list
}

/** A parcel with its boundary and, where it is planted, its rows. */
function parcelArt({ corners }: Parcel, mine: boolean, { palette, dice }: Sheet): string {
  const [a, b, c, d] = corners as [Point, Point, Point, Point]
  let vines = ''
  for (let i = 1; i < 7; i++) {
    const share = i / 7
    vines += polyline([
      [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share],
      [d[0] + (c[0] - d[0]) * share, d[1] + (c[1] - d[1]) * share],
    ])
  }
  const edge = polyline(corners, true)
  const ground = dice.chance(0.25) ? palette.soft : palette.paper
  const planted = mine || dice.chance(0.6)
  return (
    fill(edge, mine ? palette.second : ground) +
    stroke(edge, palette.ink, 0.8) +
    (planted ? stroke(vines, mine ? palette.accent : palette.ink, 0.6, mine ? 1 : 0.4) : '')
  )
}

/** The land register: one parcel filled in, the others in outline with their rows of vines. */
export const cadastre: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const bottom = h * 0.48
  const all = parcels(sheet, -4, bottom)
  const whole = all.filter(
    ({ row, corners }) => row > 0 && (corners[0]?.[0] ?? 0) > 20 && (corners[1]?.[0] ?? 0) < w - 20
  )
  const own = dice.pick(whole.concat(all.slice(2, 3)))
  const art = all.map((parcel) => parcelArt(parcel, parcel === own, sheet))
  const lane = curve([
    [-5, bottom * 0.5],
    [w * 0.3, bottom * 0.42],
    [w * 0.65, bottom * 0.58],
    [w + 5, bottom * 0.46],
  ])
  const list = lines(sheet, {
    title: { face: 'roman', size: 27, fill: palette.ink },
    small: { face: 'plain', size: 12, fill: palette.ink, tracking: 60 },
    year: { face: 'roman', size: 20, fill: palette.second, tracking: 60 },
    estate: 'last',
  })
  return (
    paper(sheet) +
    art.join('') +
    stroke(lane, palette.paper, 5) +
    stroke(lane, palette.accent, 1.2) +
    fill(`M0 ${num(bottom + 8)}H${num(w)}V${num(h)}H0Z`, palette.paper) +
    stroke(`M0 ${num(bottom + 8)}H${num(w)}`, palette.ink, 1.4) +
    column(sheet, list, bottom + 18, h - 26) +
    footer(sheet, palette.ink)
  )
}

/** Contour lines of the slope the wine comes from. */
export const contours: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const cx = w * dice.between(0.35, 0.68)
  const cy = h * 0.24
  const wobble = [...Array(12).keys()].map(() => dice.between(0.72, 1.28))
  let art = ''
  for (let level = 11; level >= 1; level--) {
    const points: Point[] = []
    for (let i = 0; i <= 12; i++) {
      const angle = (i / 12) * Math.PI * 2
      const reach = level * 17 * (1 + ((wobble[i % 12] ?? 1) - 1) * (0.5 + level / 16))
      points.push([cx + Math.cos(angle) * reach * 1.15, cy + Math.sin(angle) * reach * 0.78])
    }
    const data = `${curve(points)}Z`
    art +=
      fill(data, mix(palette.paper, palette.soft, Math.max(0, 1 - level / 9))) +
      stroke(data, palette.second, level % 5 === 0 ? 1.5 : 0.8, 0.75)
  }
  const mark =
    disc(cx, cy, 4, palette.accent) +
    stroke(
      `M${num(cx)} ${num(cy - 12)}V${num(cy + 12)}M${num(cx - 12)} ${num(cy)}H${num(cx + 12)}`,
      palette.accent,
      1
    )
  const list = lines(sheet, {
    title: { face: 'strong', size: 23, fill: palette.ink, upper: true, tracking: 40 },
    small: { face: 'plain', size: 13, fill: palette.ink, tracking: 40 },
    year: { face: 'strong', size: 17, fill: palette.accent, tracking: 100 },
    estate: 'last',
  })
  const plate = fill(`M0 ${num(h * 0.52)}H${num(w)}V${num(h)}H0Z`, palette.paper)
  return (
    paper(sheet) +
    art +
    mark +
    plate +
    stroke(`M${num(w * 0.1)} ${num(h * 0.52)}H${num(w * 0.9)}`, palette.ink, 1) +
    column(sheet, list, h * 0.56, h - 26) +
    footer(sheet, palette.ink)
  )
}
