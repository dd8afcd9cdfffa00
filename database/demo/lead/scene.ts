import { dice, type Dice } from '../labels/seed.js'
import { curve, mix, num, polyline, type Point } from '../labels/svg.js'

/** What part of the view is painted; the phone sees a narrower one. */
export interface View {
  width: number
  height: number
  /** Where the sun goes down, as a share of the width. */
  sun: number
  seed: string
}

const SKY = ['#8fa3ad', '#c9c3b4', '#ecd3ac', '#f3bf8c', '#e79a6c'] as const
const HILLS = ['#b79a8e', '#957f81', '#77706f', '#5d6353', '#47503a'] as const

function sky({ width, height, sun }: View, d: Dice): string {
  const horizon = height * 0.5
  let strokes = ''
  for (let i = 0; i < 150; i++) {
    const y = d.between(0, horizon)
    const share = y / horizon
    const tone = mix(
      SKY[Math.min(4, Math.floor(share * 5))] ?? SKY[0],
      d.pick(['#fff3dc', '#d98a63', '#a8a7a8', '#f6d9ae']),
      d.between(0.2, 0.6)
    )
    const x = d.between(-0.1, 1) * width
    const long = d.between(0.08, 0.34) * width
    strokes += `<path d="M${num(x)} ${num(y)}q${num(long / 2)} ${num(d.between(-14, 8))} ${num(long)} ${num(d.between(-8, 8))}" stroke="${tone}" stroke-opacity="${d.between(0.12, 0.36).toFixed(2)}" stroke-width="${num(d.between(3, 20) * (1.2 - share * 0.7))}" stroke-linecap="round" fill="none"/>`
  }
  const disc = `<circle cx="${num(width * sun)}" cy="${num(horizon * 0.76)}" r="${num(height * 0.5)}" fill="url(#glow)"/><circle cx="${num(width * sun)}" cy="${num(horizon * 0.8)}" r="${num(height * 0.034)}" fill="#fff0cf"/>`
  return `<rect width="${width}" height="${height}" fill="url(#sky)"/><g filter="url(#soft)">${strokes}</g>${disc}`
}

/** A ridge as points, with the land falling away under it. */
function ridge({ width }: View, level: number, swell: number, d: Dice): Point[] {
  const steps = 7
  const points: Point[] = []
  for (let i = 0; i <= steps; i++)
    {points.push([(width / steps) * i, level + d.between(-swell, swell)])}
  return points
}

function heightAt(points: readonly Point[], x: number): number {
  const after = points.findIndex(([px]) => px >= x)
  const [a, b] = [points[Math.max(0, after - 1)] ?? [0, 0], points[Math.max(0, after)] ?? [1, 0]]
  const span = b[0] - a[0] || 1
  const t = Math.max(0, Math.min(1, (x - a[0]) / span))
  return a[1] + (b[1] - a[1]) * (t * t * (3 - 2 * t))
}

function wooded(points: readonly Point[], view: View, tone: string, size: number, d: Dice): string {
  let trees = ''
  for (let k = 0; k < 7; k++) {
    const start = d.between(0, view.width)
    const count = d.whole(4, 16)
    for (let i = 0; i < count; i++) {
      const x = start + i * size * d.between(0.6, 1.1)
      const y = heightAt(points, x) + size * 0.3
      trees += d.chance(0.16)
        ? `<path d="M${num(x - size * 0.22)} ${num(y)}Q${num(x - size * 0.3)} ${num(y - size * 1.4)} ${num(x)} ${num(y - size * 2.3)}Q${num(x + size * 0.3)} ${num(y - size * 1.4)} ${num(x + size * 0.22)} ${num(y)}Z"/>`
        : `<ellipse cx="${num(x)}" cy="${num(y - size * 0.4)}" rx="${num(size * d.between(0.5, 0.8))}" ry="${num(size * d.between(0.45, 0.75))}"/>`
    }
  }
  return `<g fill="${tone}" fill-opacity="0.9">${trees}</g>`
}

/** Roofs and a steeple on a far ridge. */
function hamlet(points: readonly Point[], x: number, unit: number, d: Dice): string {
  const y = heightAt(points, x) + unit * 0.4
  let houses = ''
  for (let i = -4; i <= 4; i++) {
    if (i === 0) continue
    const hx = x + i * unit * 1.02 + d.between(-4, 4)
    const base = heightAt(points, hx) + unit * 0.5
    const w = unit * d.between(0.9, 1.35)
    const h = unit * d.between(0.5, 0.75)
    houses += `<path d="${polyline(
      [
        [hx - w / 2, base],
        [hx - w / 2, base - h],
        [hx + w / 2, base - h],
        [hx + w / 2, base],
      ],
      true
    )}" fill="#e6c9a0"/><path d="${polyline(
      [
        [hx - w * 0.58, base - h],
        [hx - w * 0.3, base - h * 1.7],
        [hx + w * 0.3, base - h * 1.7],
        [hx + w * 0.58, base - h],
      ],
      true
    )}" fill="#9c5a45"/><path d="M${num(hx - w * 0.1)} ${num(base - h * 0.55)}h${num(w * 0.14)}v${num(h * 0.22)}h${num(-w * 0.14)}Z" fill="#fbe6a8"/>`
  }
  const tower = unit * 0.34
  return `${houses}<path d="${polyline(
    [
      [x - tower, y],
      [x - tower, y - unit * 2],
      [x + tower, y - unit * 2],
      [x + tower, y],
    ],
    true
  )}" fill="#dcbb92"/><path d="${polyline(
    [
      [x - tower * 1.2, y - unit * 2],
      [x, y - unit * 3.7],
      [x + tower * 1.2, y - unit * 2],
    ],
    true
  )}" fill="#6f5550"/>`
}

function land(view: View, d: Dice): string {
  const { width, height } = view
  let out = ''
  HILLS.forEach((tone, index) => {
    const level = height * (0.4 + index * 0.038)
    const points = ridge(view, level, height * (0.034 - index * 0.003), d)
    out += `<path d="${curve(points)}V${height}H0Z" fill="${tone}"/>`
    let fields = ''
    for (let i = 0; i < 26 + index * 10; i++) {
      const x = d.between(0, width)
      const y = heightAt(points, x) + d.between(6, height * 0.06)
      const long = d.between(20, 90)
      fields += `<path d="M${num(x)} ${num(y)}q${num(long / 2)} ${num(d.between(-6, 6))} ${num(long)} ${num(d.between(-4, 8))}" stroke="${mix(tone, d.pick(['#f0c48c', '#c98d62', '#3c4634', '#d9b57f']), d.between(0.15, 0.5))}" stroke-width="${num(d.between(2, 7))}" stroke-opacity="0.5" stroke-linecap="round" fill="none"/>`
    }
    out += fields
    if (index > 0)
      {out += wooded(points, view, mix(tone, '#20281f', 0.42), height * (0.006 + index * 0.0022), d)}
    if (index === 2) out += hamlet(points, width * (view.sun - 0.2), height * 0.017, d)
    out += `<rect y="${num(level)}" width="${width}" height="${num(height * 0.07)}" fill="url(#haze)" fill-opacity="${(0.5 - index * 0.09).toFixed(2)}"/>`
  })
  return out
}

/** One row of vines running away from us: trunk shade, and dabs of leaf that shrink with distance. */
function row(view: View, index: number, pitch: number, d: Dice): string {
  const { width, height, sun } = view
  const top = height * 0.565
  const vanish: Point = [width * (sun - 0.08), height * 0.5]
  const foot = vanish[0] + index * pitch
  const at = (t: number): Point => {
    const y = top + (height * 1.06 - top) * t
    const reach = (y - vanish[1]) / (height * 1.06 - vanish[1])
    return [vanish[0] + (foot - vanish[0]) * reach + Math.sin(reach * 2.2) * index * 4, y]
  }
  let dabs = ''
  const count = 380
  for (let i = 0; i < count; i++) {
    const t = (i / count) ** 1.8
    const [x, y] = at(t)
    if (x < -90 || x > width + 90) continue
    const size = 3 + 25 * t
    const across = d.between(-1, 1)
    const up = d.between(0.1, 2.5)
    // The sun stands behind the rows: their tops catch it, their feet do not.
    const light = up / 2.5 + d.between(-0.35, 0.35)
    const tone =
      light > 0.98
        ? mix('#b98a45', '#d9ab62', d.next())
        : light > 0.6
          ? mix('#6b7438', '#8a8645', d.next())
          : light > 0.3
            ? mix('#46532f', '#5d6835', d.next())
            : mix('#28331f', '#3a4729', d.next())
    const [px, py] = [x + across * size * 1.05, y - size * up * 0.85]
    dabs += `<ellipse cx="${num(px)}" cy="${num(py)}" rx="${num(size * d.between(0.3, 0.55))}" ry="${num(size * d.between(0.16, 0.3))}" fill="${tone}" fill-opacity="${d.between(0.65, 0.95).toFixed(2)}" transform="rotate(${num(d.between(-40, 40))} ${num(px)} ${num(py)})"/>`
  }
  const [near, mid, far] = [at(1), at(0.5), at(0)]
  const body = (half: number, lift: number): string =>
    polyline(
      [
        [far[0] - half * 0.07, far[1] - lift * 0.1],
        [mid[0] - half * 0.55, mid[1] - lift * 0.52],
        [near[0] - half, near[1] - lift],
        [near[0] + half, near[1] + 8],
        [mid[0] + half * 0.55, mid[1] + 4],
        [far[0] + half * 0.07, far[1]],
      ],
      true
    )
  const shadow = polyline(
    [
      far,
      mid,
      near,
      [near[0] + 74, near[1] + 20],
      [mid[0] + 36, mid[1] + 8],
      [far[0] + 4, far[1] + 2],
    ],
    true
  )
  return `<path d="${shadow}" fill="#3a2a2b" fill-opacity="0.42"/><path d="${body(26, 62)}" fill="#333d28"/>${dabs}`
}

function vineyard(view: View, d: Dice): string {
  const { width, height, sun } = view
  const top = height * 0.565
  const edge: Point[] = [
    [0, top + height * 0.03],
    [width * 0.25, top + 4],
    [width * (sun - 0.08), top - height * 0.012],
    [width * 0.85, top + height * 0.012],
    [width, top + height * 0.035],
  ]
  let soil = ''
  for (let i = 0; i < 420; i++) {
    const t = d.next() ** 0.7
    const y = top + (height - top) * t
    const x = d.between(0, width)
    const long = 8 + 70 * t
    soil += `<path d="M${num(x)} ${num(y)}l${num(((x - width * (sun - 0.08)) / width) * long * 1.6)} ${num(long * 0.6)}" stroke="${d.pick(['#e7b47c', '#a8693f', '#cf955f', '#8a5636', '#f0cb98'])}" stroke-width="${num(1 + 5 * t)}" stroke-opacity="0.4" stroke-linecap="round"/>`
  }
  const pitch = Math.max(150, width * 0.085)
  const reach = Math.ceil((width * 3.4) / pitch)
  const order = [...Array(reach * 2 + 1).keys()]
    .map((i) => i - reach)
    .sort((a, b) => Math.abs(b) - Math.abs(a))
  return `<clipPath id="slope"><path d="${curve(edge)}V${height}H0Z"/></clipPath><path d="${curve(edge)}V${height}H0Z" fill="url(#earth)"/><g clip-path="url(#slope)">${soil}</g>${order.map((index) => row(view, index + 0.5, pitch, d)).join('')}`
}

/** Vine rows at dusk, hills and a hamlet behind them, the sun just above the last ridge. No words. */
export function drawScene(view: View): string {
  const { width, height } = view
  const d = dice(view.seed)
  const stops = SKY.map(
    (tone, index) => `<stop offset="${(index / 4).toFixed(2)}" stop-color="${tone}"/>`
  ).join('')
  const defs =
    `<filter id="soft" x="0" y="0" width="1" height="1"><feGaussianBlur stdDeviation="9 2.5"/></filter><linearGradient id="sky" x1="0" y1="0" x2="0" y2="0.5">${stops}</linearGradient>` +
    '<radialGradient id="glow"><stop offset="0" stop-color="#fff1cf" stop-opacity="0.95"/><stop offset="0.25" stop-color="#fbd79c" stop-opacity="0.55"/><stop offset="1" stop-color="#f3bf8c" stop-opacity="0"/></radialGradient>' +
    '<linearGradient id="haze" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6d7ab" stop-opacity="0.1"/><stop offset="1" stop-color="#f6d7ab" stop-opacity="0.9"/></linearGradient>' +
    '<linearGradient id="earth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dba873"/><stop offset="0.35" stop-color="#b87b4e"/><stop offset="1" stop-color="#6a4130"/></linearGradient>' +
    '<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0.6" stop-color="#2a1218" stop-opacity="0"/><stop offset="1" stop-color="#2a1218" stop-opacity="0.42"/></linearGradient>'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${sky(view, d)}${land(view, d)}${vineyard(view, d)}<rect width="${width}" height="${height}" fill="url(#dusk)"/></svg>`
}
