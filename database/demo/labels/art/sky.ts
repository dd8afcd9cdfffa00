import type { Composition, Sheet } from '../label.js'
import { curve, disc, fill, mix, num, polyline, rect, ring, stroke, type Point } from '../svg.js'
import { column, footer, lines, paper } from './parts.js'

function spark(x: number, y: number, size: number): string {
  const s = size * 0.16
  return polyline(
    [
      [x, y - size],
      [x + s, y - s],
      [x + size, y],
      [x + s, y + s],
      [x, y + size],
      [x - s, y + s],
      [x - size, y],
      [x - s, y - s],
    ],
    true
  )
}

/** A star and its rays, for wines that sparkle. */
export const star: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const [cx, cy] = [w / 2, h * 0.25]
  const count = dice.pick([24, 32, 40])
  let rays = ''
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2
    const [near, far] = [i % 2 ? 26 : 20, i % 4 === 0 ? 54 : i % 2 ? 38 : 46]
    rays += polyline([
      [cx + Math.cos(angle) * near, cy + Math.sin(angle) * near],
      [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far],
    ])
  }
  let field = ''
  for (let i = 0; i < 26; i++)
    {field += spark(dice.between(10, w - 10), dice.between(10, h * 0.48), dice.between(0.8, 3))}
  const list = lines(sheet, {
    title: { face: 'display', size: 26, fill: palette.ink },
    small: { face: 'plain', size: 12.5, fill: palette.ink, tracking: 110, upper: true },
    year: { face: 'display', size: 19, fill: palette.accent, tracking: 60 },
    estate: 'last',
  })
  const border = stroke(`M8 8H${num(w - 8)}V${num(h - 8)}H8Z`, palette.accent, 1.2)
  return (
    paper(sheet) +
    fill(field, palette.accent) +
    stroke(rays, palette.accent, 1) +
    fill(spark(cx, cy, 24), palette.accent) +
    ring(cx, cy, 13, palette.paper, 1) +
    border +
    column(sheet, list, h * 0.47, h - 28) +
    footer(sheet, palette.ink, h - 15)
  )
}

/** Phases of the moon over a line of land. */
export const moon: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const cy = h * 0.25
  const r = Math.min(34, w * 0.15)
  const phase = (x: number, radius: number, lit: number): string => {
    const bulge = radius * lit
    return (
      disc(x, cy, radius, mix(palette.paper, palette.accent, 0.16)) +
      fill(
        `M${num(x)} ${num(cy - radius)}A${num(radius)} ${num(radius)} 0 0 1 ${num(x)} ${num(cy + radius)}C${num(x + bulge)} ${num(cy + radius * 0.55)} ${num(x + bulge)} ${num(cy - radius * 0.55)} ${num(x)} ${num(cy - radius)}Z`,
        palette.accent
      )
    )
  }
  const moons =
    phase(w / 2 - r * 2.1, r * 0.62, 0.8) +
    disc(w / 2, cy, r, palette.accent) +
    phase(w / 2 + r * 2.1, r * 0.62, -0.3)
  let marks = ''
  for (let i = 0; i < 7; i++)
    {marks += disc(
      w / 2 + dice.between(-r * 0.6, r * 0.6),
      cy + dice.between(-r * 0.6, r * 0.6),
      dice.between(1.5, 5),
      palette.paper,
      0.22
    )}
  const list = lines(sheet, {
    title: { face: 'roman', size: 30, fill: palette.ink },
    small: { face: 'italic', size: 17, fill: palette.ink },
    year: { face: 'roman', size: 20, fill: palette.accent, tracking: 100 },
    estate: 'last',
  })
  const arc = stroke(
    curve([
      [10, cy + r + 24],
      [w / 2, cy + r + 12],
      [w - 10, cy + r + 24],
    ]),
    palette.accent,
    1
  )
  return (
    paper(sheet) +
    moons +
    marks +
    arc +
    column(sheet, list, cy + r + 26, h - 26) +
    footer(sheet, palette.ink)
  )
}

/** Sun on the sea between two headlands. */
export const shore: Composition = (sheet) => {
  const { w, h, palette, dice } = sheet
  const line = h * 0.32
  const low = h * 0.5
  const cx = w * dice.between(0.3, 0.7)
  const r = dice.between(24, 33)
  let glints = ''
  for (let i = 0; i < 11; i++) {
    const y = line + 4 + i * 4.4
    const half = (r * 1.2 - i * 1.6) * dice.between(0.45, 1)
    glints += `M${num(cx - half)} ${num(y)}h${num(half * 2)}`
  }
  const cape = (side: 1 | -1): string => {
    const edge = side === 1 ? w : 0
    const reach = dice.between(40, 74) * side
    return `M${num(edge)} ${num(line - dice.between(26, 44))}C${num(edge - reach * 0.4)} ${num(line - 28)} ${num(edge - reach * 0.7)} ${num(line - 8)} ${num(edge - reach)} ${num(line)}H${num(edge)}Z`
  }
  const sail = (x: number, size: number): string =>
    `M${num(x)} ${num(line + 8)}V${num(line + 8 - size)}L${num(x + size * 0.55)} ${num(line + 6)}ZM${num(x - 2)} ${num(line + 8)}V${num(line + 8 - size * 0.8)}L${num(x - size * 0.36)} ${num(line + 6)}Z`
  const sea =
    rect(0, line, w, low - line, palette.second) + stroke(glints, palette.paper, 1.6, 0.85)
  const list = lines(sheet, {
    title: { face: 'roman', size: 30, fill: palette.ink },
    small: { face: 'plain', size: 12, fill: palette.ink, tracking: 120, upper: true },
    year: { face: 'roman', size: 19, fill: palette.accent, tracking: 80 },
    estate: 'last',
  })
  return (
    paper(sheet) +
    rect(0, 0, w, line, mix(palette.soft, palette.paper, 0.35)) +
    disc(cx, line - r * 0.35, r, palette.accent) +
    sea +
    fill(cape(1), mix(palette.second, palette.ink, 0.5)) +
    (dice.chance(0.6) ? fill(cape(-1), mix(palette.second, palette.ink, 0.35)) : '') +
    fill(sail(w * dice.between(0.15, 0.85), 15), palette.paper) +
    column(sheet, list, low + 12, h - 24) +
    footer(sheet, palette.ink)
  )
}

/** A jagged summit line; the light comes from the left. */
function range(
  sheet: Sheet,
  base: number,
  peak: number,
  count: number
): { light: string; shadow: string } {
  const { w, dice } = sheet
  let light = ''
  let shadow = ''
  for (let i = 0; i < count; i++) {
    const x = (w / count) * (i + 0.5) + dice.between(-10, 10)
    const half = (w / count) * dice.between(0.75, 1.15)
    const top = base - peak * dice.between(0.6, 1)
    const spine: Point[] = [
      [x, top],
      [x + half * dice.between(0.02, 0.16), top + (base - top) * 0.3],
      [x - half * 0.06, top + (base - top) * 0.6],
      [x + half * 0.2, base],
    ]
    light += polyline([[x - half, base], ...spine], true)
    shadow += polyline([...spine, [x + half, base]], true)
  }
  return { light, shadow }
}

/** Mountains in flat planes, a lake or a meadow below. */
export const mountains: Composition = (sheet) => {
  const { w, h, palette } = sheet
  const base = h * 0.47
  const back = range(sheet, base, h * 0.34, 3)
  const front = range(sheet, base + 4, h * 0.16, 5)
  const lake =
    rect(0, base, w, 12, palette.soft) +
    stroke(
      `M14 ${num(base + 5)}H${num(w * 0.4)}M${num(w * 0.52)} ${num(base + 8)}H${num(w - 18)}`,
      palette.paper,
      1.2
    )
  const list = lines(sheet, {
    title: { face: 'strong', size: 24, fill: palette.ink, upper: true, tracking: 50 },
    small: { face: 'plain', size: 13, fill: palette.ink, tracking: 60 },
    year: { face: 'strong', size: 16, fill: palette.accent, tracking: 120 },
    estate: 'last',
  })
  return (
    paper(sheet) +
    disc(w * 0.76, h * 0.14, 13, palette.accent) +
    fill(back.light, mix(palette.soft, palette.paper, 0.45)) +
    fill(back.shadow, palette.second) +
    fill(front.light, mix(palette.second, palette.soft, 0.4)) +
    fill(front.shadow, palette.ink) +
    lake +
    column(sheet, list, base + 24, h - 26) +
    footer(sheet, palette.ink)
  )
}
