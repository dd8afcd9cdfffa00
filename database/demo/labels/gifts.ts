import { write } from './lettering.js'
import { CANVAS } from './shapes.js'
import { disc, fill, gradient, mix, num, rect, ring, stroke } from './svg.js'

const PAPER = '#faf7f2'
const WINE = '#7a182f'
const GOLD = '#c19a4b'
const CREAM = '#f6efdd'
const INK = '#2a211b'

/** What is sold beside the wines and has no bottle to show, by the name of its picture. Words in it are of no language. */
export const GIFTS: Record<string, () => string> = { 'BON-0050.jpg': voucher, 'CARNET-01.jpg': notebook }

const { axis, base } = CANVAS

/** The same paper, and the same light from the left, as behind the bottles. */
function scene(halfWidth: number, defs: string, body: string): string {
  const shade =
    '<radialGradient id="shade"><stop offset="0" stop-color="#3b2f26" stop-opacity="0.5"/><stop offset="0.45" stop-color="#3b2f26" stop-opacity="0.2"/><stop offset="1" stop-color="#3b2f26" stop-opacity="0"/></radialGradient>'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="810" height="1080" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}">` +
    `<defs>${shade}${defs}</defs>${rect(0, 0, CANVAS.width, CANVAS.height, PAPER)}` +
    `<ellipse cx="${axis + 24}" cy="${base - 1}" rx="${num(halfWidth * 1.3)}" ry="28" fill="url(#shade)"/>` +
    `<ellipse cx="${axis}" cy="${base - 3}" rx="${num(halfWidth * 1.02)}" ry="10" fill="url(#shade)"/>${body}</svg>`
  )
}

/** A card that stands in front of its envelope. */
function voucher(): string {
  const [w, h] = [620, 400]
  const [x, y] = [axis - w / 2, base - h - 6]
  const envelope =
    `<g transform="rotate(-7 ${axis} ${base})">${rect(x - 6, y - 150, w, h + 112, mix(CREAM, '#b7a47e', 0.25))}` +
    fill(`M${x - 6} ${y - 150}L${axis} ${y + 60}L${x + w - 6} ${y - 150}Z`, mix(CREAM, '#b7a47e', 0.45)) +
    `${stroke(`M${x - 6} ${y - 150}L${axis} ${y + 60}L${x + w - 6} ${y - 150}`, mix(CREAM, INK, 0.25), 2)}</g>`
  const card =
    `<rect x="${x + 7}" y="${y + 9}" width="${w}" height="${h}" rx="14" fill="#000000" fill-opacity="0.22"/>` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="14" fill="url(#card)"/>` +
    `<rect x="${x + 22}" y="${y + 22}" width="${w - 44}" height="${h - 44}" rx="6" fill="none" stroke="${GOLD}" stroke-width="2.5"/>` +
    `<rect x="${x + 30}" y="${y + 30}" width="${w - 60}" height="${h - 60}" rx="4" fill="none" stroke="${GOLD}" stroke-width="1"/>`
  const words =
    grapes(axis, y + 96, 15, GOLD) +
    write('50 €', { face: 'poster', size: 150, fill: CREAM }, axis, y + 282) +
    write('CELLIER', { face: 'capitals', size: 34, fill: GOLD, tracking: 260 }, axis, y + 344)
  const light = gradient('card', [
    [0, mix(WINE, '#ffffff', 0.1)],
    [0.4, WINE],
    [1, mix(WINE, '#000000', 0.28)],
  ])
  return scene(w / 2, light, envelope + card + words)
}

/** A bunch of grapes with its stalk, hanging from (`x`, `y`). */
function grapes(x: number, y: number, radius: number, colour: string): string {
  const rows = [4, 3, 2, 1]
  const berries = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, place) =>
      disc(x + (place - (count - 1) / 2) * radius * 1.9, y + row * radius * 1.62, radius * 0.92, colour)
    )
  )
  return stroke(`M${x} ${y - radius}q4 -18 20 -26`, colour, 5) + berries.join('')
}

/** A bound notebook with a glass on its cover, and the ring that another left. */
function notebook(): string {
  const [w, h] = [640, 860]
  const [x, y] = [axis - w / 2, base - h - 4]
  const pages = rect(x + 22, y + 8, w - 10, h - 14, '#efe6d2') + stroke(pageEdges(x + w + 2, y + 14, h - 26), '#cdbf9f', 1.2)
  const cover =
    `<path d="M${x} ${y}H${x + w - 14}Q${x + w} ${y} ${x + w} ${y + 14}V${y + h - 14}Q${x + w} ${y + h} ${x + w - 14} ${y + h}H${x}Z" fill="url(#cover)"/>` +
    rect(x, y, 58, h, '#14241c') +
    stroke(`M${x + 59} ${y}V${y + h}`, GOLD, 1.6, 0.7)
  const middle = x + 58 + (w - 58) / 2
  const label =
    rect(middle - 190, y + 130, 380, 470, CREAM) +
    `<rect x="${middle - 176}" y="${y + 144}" width="352" height="442" fill="none" stroke="${GOLD}" stroke-width="2"/>` +
    ring(middle + 92, y + 506, 62, mix(WINE, CREAM, 0.62), 6) +
    glass(middle, y + 190)
  const band = rect(x + w - 76, y, 16, h, WINE) + rect(x + w - 62, y, 2, h, '#000000', 0.25)
  const words = write('CELLIER', { face: 'capitals', size: 32, fill: GOLD, tracking: 260 }, middle - 10, y + h - 110)
  const light = gradient('cover', [
    [0, '#1d3a2c'],
    [0.25, '#28503d'],
    [1, '#182f24'],
  ])
  return scene(w / 2, light, pages + cover + label + band + words)
}

/** A few of the leaves that one sees beside the cover. */
function pageEdges(x: number, top: number, height: number): string {
  return [0, 4, 8].map((by) => `M${x + by} ${top}v${height}`).join('')
}

/** A glass a third full, its rim at `top`. */
function glass(x: number, top: number): string {
  const bowl = `M${x - 74} ${top}C${x - 104} ${top + 110} ${x - 70} ${top + 178} ${x} ${top + 184}C${x + 70} ${top + 178} ${x + 104} ${top + 110} ${x + 74} ${top}`
  const wine = `M${x - 88} ${top + 92}C${x - 80} ${top + 150} ${x - 48} ${top + 178} ${x} ${top + 180}C${x + 48} ${top + 178} ${x + 80} ${top + 150} ${x + 88} ${top + 92}Z`
  return (
    fill(wine, WINE) +
    stroke(`${bowl}Z`, INK, 5) +
    stroke(`M${x} ${top + 184}V${top + 340}M${x - 66} ${top + 346}Q${x} ${top + 332} ${x + 66} ${top + 346}`, INK, 5)
  )
}
