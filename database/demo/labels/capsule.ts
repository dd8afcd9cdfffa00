import type { Dice } from './seed.js'
import { outline, px, py, SCALE, type Shape } from './shapes.js'
import { gradient, mix, num } from './svg.js'
import type { Wine } from './wine.js'

/** A metal sleeve over the neck: shading from the left, a bead, and the estate's band. */
function sleeve(
  shape: Shape,
  colour: string,
  band: string,
  wax: boolean
): { defs: string; body: string } {
  const defs =
    gradient('capsule', [
      [0, mix(colour, '#000000', 0.55)],
      [0.16, mix(colour, '#000000', 0.15)],
      [0.3, mix(colour, '#ffffff', 0.42)],
      [0.42, mix(colour, '#ffffff', 0.1)],
      [0.7, mix(colour, '#000000', 0.12)],
      [1, mix(colour, '#000000', 0.58)],
    ]) + `<clipPath id="neck"><path d="${outline(shape, -0.7)}"/></clipPath>`
  const top = py(shape.height) - 3
  const bottom = py(shape.capsule)
  const left = px(-26)
  const width = 52 * SCALE
  const hem = wax
    ? `<path d="M${num(left)} ${num(top)}H${num(left + width)}V${num(bottom - 14)}C${num(px(14))} ${num(bottom - 10)} ${num(px(11))} ${num(bottom + 22)} ${num(px(7))} ${num(bottom + 4)}S${num(px(-2))} ${num(bottom - 6)} ${num(px(-5))} ${num(bottom + 10)}S${num(px(-12))} ${num(bottom - 4)} ${num(left)} ${num(bottom - 8)}Z" fill="url(#capsule)"/>`
    : `<rect x="${num(left)}" y="${num(top)}" width="${num(width)}" height="${num(bottom - top)}" fill="url(#capsule)"/>` +
      `<rect x="${num(left)}" y="${num(bottom - 13)}" width="${num(width)}" height="4" fill="${band}" fill-opacity="0.8"/>` +
      `<rect x="${num(left)}" y="${num(bottom - 1.5)}" width="${num(width)}" height="1.5" fill="#000000" fill-opacity="0.4"/>`
  const mouth =
    `<rect x="${num(left)}" y="${num(py(shape.height - 18))}" width="${num(width)}" height="2" fill="#000000" fill-opacity="0.25"/>` +
    `<rect x="${num(left)}" y="${num(py(shape.height - 18) + 2)}" width="${num(width)}" height="1.6" fill="#ffffff" fill-opacity="0.25"/>`
  return { defs, body: `<g clip-path="url(#neck)">${hem}${mouth}</g>` }
}

/** Foil creased over wire and cork, with its collar cut in points. */
function foil(
  shape: Shape,
  colour: string,
  band: string,
  dice: Dice
): { defs: string; body: string } {
  const defs = gradient('capsule', [
    [0, mix(colour, '#000000', 0.5)],
    [0.14, mix(colour, '#000000', 0.05)],
    [0.28, mix(colour, '#ffffff', 0.5)],
    [0.4, mix(colour, '#ffffff', 0.08)],
    [0.62, mix(colour, '#000000', 0.14)],
    [0.84, mix(colour, '#ffffff', 0.12)],
    [1, mix(colour, '#000000', 0.5)],
  ])
  const low = shape.capsule
  const at = (x: number, height: number): string => `${num(px(x))} ${num(py(height))}`
  const points: string[] = []
  for (let i = -6; i <= 6; i++)
    {points.push(at(i * 5.4, low + (i % 2 === 0 ? -5 : 4) + dice.between(-1, 1)))}
  const skirt = `M${at(-32.4, 290)}L${points.join('L')}L${at(32.4, 290)}Z`
  const head = `M${at(-18, 280)}C${at(-20.8, 286)} ${at(-20.8, 290)} ${at(-20.6, 298)}C${at(-20.4, 305)} ${at(-19.4, 308)} ${at(-18.2, 311)}C${at(-16.5, 321)} ${at(16.5, 321)} ${at(18.2, 311)}C${at(19.4, 308)} ${at(20.4, 305)} ${at(20.6, 298)}C${at(20.8, 290)} ${at(20.8, 286)} ${at(18, 280)}Z`
  let creases = ''
  for (let i = 0; i < 16; i++) {
    const x = dice.between(-15, 15)
    const height = dice.between(low + 6, 276)
    creases += `M${at(x, height)}l${num(dice.between(-7, 7))} ${num(dice.between(12, 30))}`
  }
  const wire = `<path d="M${at(-20, 287)}Q${at(0, 283)} ${at(20, 287)}" stroke="#000000" stroke-opacity="0.35" stroke-width="3" fill="none"/><path d="M${at(-18, 310)}Q${at(0, 305)} ${at(18, 310)}" stroke="#ffffff" stroke-opacity="0.4" stroke-width="2.4" fill="none"/>`
  const collar = `<path d="M${at(-30, 240)}Q${at(0, 235)} ${at(30, 240)}V${num(py(263))}Q${at(0, 258)} ${at(-30, 263)}Z" fill="${band}" fill-opacity="0.9"/>`
  const body =
    `<g clip-path="url(#neck)"><g clip-path="url(#skirt)"><rect x="${num(px(-24))}" y="${num(py(292))}" width="${num(48 * SCALE)}" height="${num(py(low - 12) - py(292))}" fill="url(#capsule)"/>${collar}</g></g>` +
    `<path d="${creases}" stroke="#ffffff" stroke-opacity="0.2" stroke-width="2" fill="none" clip-path="url(#neck)"/><path d="${head}" fill="url(#capsule)"/>${wire}`
  return {
    defs: `${defs}<clipPath id="neck"><path d="${outline(shape, -0.8)}"/></clipPath><clipPath id="skirt"><path d="${skirt}"/></clipPath>`,
    body,
  }
}

/** The closure of a bottle in the colours of its label. */
export function drawCapsule(
  wine: Wine,
  shape: Shape,
  colours: { capsule: string; band: string },
  dice: Dice
): { defs: string; body: string } {
  if (shape.height === 318) return foil(shape, colours.capsule, colours.band, dice)
  const wax = dice.chance(0.12) && wine.colour !== 'rose'
  return sleeve(shape, colours.capsule, colours.band, wax)
}
