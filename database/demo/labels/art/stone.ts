import type { Composition, Sheet } from '../label.js'
import { curve, disc, fill, mix, num, polyline, rect, stroke, type Point } from '../svg.js'
import { column, footer, lines, paper } from './parts.js'

/** One dressed stone with its corners knocked off. */
function block(x: number, y: number, w: number, h: number, sheet: Sheet): string {
  const { dice } = sheet
  const j = (): number => dice.between(0.5, 3)
  return polyline(
    [
      [x + j() + 2, y + j()],
      [x + w - j() - 2, y + j()],
      [x + w - j(), y + h * 0.5],
      [x + w - j() - 1, y + h - j()],
      [x + j() + 1, y + h - j()],
      [x + j(), y + h * 0.4],
    ],
    true
  )
}

/** Courses of dry stone, with a coping on top. */
function masonry(sheet: Sheet, top: number, bottom: number): string {
  const { w, palette, dice } = sheet
  let art = rect(0, top, w, bottom - top, mix(palette.ink, palette.second, 0.3))
  let y = top
  for (let course = 0; y < bottom; course++) {
    const height = course === 0 ? 9 : dice.between(12, 19)
    let x = -dice.between(0, 24)
    while (x < w) {
      const width = course === 0 ? dice.between(12, 20) : dice.between(18, 46)
      art += fill(
        block(x, y, width, Math.min(height, bottom - y + 4), sheet),
        mix(
          palette.soft,
          dice.pick([palette.accent, palette.paper, palette.second]),
          dice.between(0.05, 0.4)
        )
      )
      x += width
    }
    y += height
  }
  return art
}

/** A dry-stone wall and the vines above it. */
export const wall: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const top = h * 0.62
  let vines = ''
  for (let x = 8; x < w; x += 15)
    {vines += `M${num(x)} ${num(top)}c${num(dice.between(-3, 3))} -6 ${num(dice.between(-4, 4))} -10 0 -14m0 0c-5 -3 -8 -7 -8 -11m8 11c4 -3 7 -8 7 -12m-7 12v-13`}
  const list = lines(sheet, {
    title: { face: 'display', size: 25, fill: palette.ink },
    small: { face: 'italic', size: 16, fill: palette.ink },
    year: { face: 'roman', size: 18, fill: palette.second, tracking: 100 },
    estate: 'first',
  })
  const plate = fill(
    `M${num(w * 0.2)} ${num(h - 22)}h${num(w * 0.6)}v15h${num(-w * 0.6)}Z`,
    palette.paper,
    0.9
  )
  return (
    paper(sheet) +
    stroke(vines, palette.second, 1.1) +
    `<clipPath id="courses"><path d="M0 ${num(top)}H${num(w)}V${num(h)}H0Z"/></clipPath><g clip-path="url(#courses)">${masonry(sheet, top, h)}</g>` +
    column(sheet, list, 18, top - 42) +
    plate +
    footer(sheet, palette.ink, h - 11)
  )
}

/** The soil in section: turf, clay, stones, bedrock. */
export const strata: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const top = h * 0.56
  const tones = [
    palette.second,
    palette.soft,
    palette.accent,
    mix(palette.accent, palette.ink, 0.45),
    mix(palette.soft, palette.second, 0.5),
    palette.ink,
  ]
  let art = ''
  let level = top
  tones.forEach((tone, index) => {
    const points: Point[] = []
    for (let i = 0; i <= 8; i++)
      {points.push([(w / 8) * i, level + dice.between(-5, 5) + Math.sin(i * 0.9 + index) * 4])}
    art += fill(`${curve(points)}L${num(w)} ${num(h)}L0 ${num(h)}Z`, tone)
    if (index === 1 || index === 3) {
      for (let k = 0; k < 16; k++)
        {art += `<ellipse cx="${num(dice.between(0, w))}" cy="${num(level + dice.between(7, 15))}" rx="${num(dice.between(3, 8))}" ry="${num(dice.between(2, 4))}" fill="${palette.paper}" fill-opacity="0.55"/>`}
    }
    level += ((h - top) / 6) * dice.between(0.75, 1.15)
  })
  let blades = ''
  for (let x = 3; x < w; x += 4.5)
    {blades += `M${num(x)} ${num(top + 4)}q${num(dice.between(-3, 3))} -7 ${num(dice.between(-4, 4))} ${num(-dice.between(8, 16))}`}
  let roots = ''
  for (let k = 0; k < 5; k++) {
    const x = w * (0.14 + k * 0.18)
    roots += curve([
      [x, top],
      [x + dice.between(-8, 8), top + 30],
      [x + dice.between(-14, 14), top + 58],
      [x + dice.between(-18, 18), top + dice.between(80, 110)],
    ])
  }
  const list = lines(sheet, {
    title: { face: 'roman', size: 29, fill: palette.ink },
    small: { face: 'plain', size: 12.5, fill: palette.ink, tracking: 70 },
    year: { face: 'roman', size: 20, fill: palette.accent, tracking: 80 },
    estate: 'first',
  })
  return (
    paper(sheet) +
    art +
    stroke(roots, palette.paper, 0.9, 0.7) +
    stroke(blades, palette.second, 1) +
    column(sheet, list, 18, top - 20) +
    footer(sheet, palette.paper, h - 8)
  )
}

/** Rolled pebbles from edge to edge under a plain panel. */
export const pebbles: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  let art = rect(0, 0, w, h, mix(palette.ink, palette.second, 0.35))
  for (let y = -4; y < h + 12; y += 17) {
    for (let x = -6 + (Math.round(y / 17) % 2) * 12; x < w + 14; x += 25) {
      const rx = dice.between(10, 14.5)
      const tone = mix(
        palette.soft,
        dice.pick([palette.accent, palette.paper, palette.second]),
        dice.between(0.1, 0.5)
      )
      const turn = dice.between(-18, 18)
      const [cx, cy] = [x + dice.between(-2.5, 2.5), y + dice.between(-2, 2)]
      art += `<g transform="translate(${num(cx)} ${num(cy)}) rotate(${num(turn)})"><ellipse rx="${num(rx)}" ry="${num(rx * 0.64)}" fill="${tone}"/><ellipse cx="-2" cy="-2.4" rx="${num(rx * 0.6)}" ry="${num(rx * 0.26)}" fill="#ffffff" fill-opacity="0.28"/></g>`
    }
  }
  const [left, top] = [w * 0.1, h * 0.2]
  const panel = `M${num(left)} ${num(top)}H${num(w - left)}V${num(h - top)}H${num(left)}Z`
  const list = lines(sheet, {
    title: { face: 'display', size: 25, fill: palette.ink },
    small: { face: 'italic', size: 16, fill: palette.ink },
    year: { face: 'roman', size: 18, fill: palette.second, tracking: 100 },
    estate: 'last',
  })
  return (
    art +
    fill(panel, palette.paper) +
    stroke(panel, palette.accent, 1.2) +
    column(sheet, list, top + 12, h - top - 22, w * 0.68) +
    footer(sheet, palette.ink, h - top - 8)
  )
}

/** Plates of slate or schist, split along their grain. */
export const slate: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const lean = dice.between(-0.34, 0.34)
  let art = ''
  for (let y = -40; y < h * 0.5; y += dice.between(9, 17)) {
    let x = -30
    while (x < w + 20) {
      const width = dice.between(34, 92)
      const thick = dice.between(7, 15)
      const slope = lean * width
      art += fill(
        polyline(
          [
            [x, y + lean * x],
            [x + width - 2, y + lean * x + slope],
            [x + width - 5, y + lean * x + slope + thick],
            [x + 3, y + lean * x + thick],
          ],
          true
        ),
        mix(
          palette.second,
          dice.pick([palette.ink, palette.soft, palette.accent]),
          dice.between(0.1, 0.55)
        )
      )
      x += width
    }
  }
  const edge = h * 0.46
  const list = lines(sheet, {
    title: { face: 'capitals', size: 25, fill: palette.ink, upper: true, tracking: 10 },
    small: { face: 'italic', size: 16, fill: palette.ink },
    year: { face: 'capitals', size: 16, fill: palette.accent, tracking: 140 },
    estate: 'last',
  })
  return (
    paper(sheet) +
    art +
    fill(`M0 ${num(edge)}L${num(w)} ${num(edge + lean * 30)}V${num(h)}H0Z`, palette.paper) +
    disc(w / 2, edge + lean * 15, 3.2, palette.accent) +
    column(sheet, list, edge + 20, h - 26) +
    footer(sheet, palette.ink)
  )
}
