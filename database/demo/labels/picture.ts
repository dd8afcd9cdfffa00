import { drawCapsule } from './capsule.js'
import { designOf } from './designs.js'
import { drawGlass, drawGround } from './glass.js'
import { wordsOf, type Form } from './label.js'
import { dice } from './seed.js'
import { CANVAS, px, py, rise, SCALE, SHAPES, shapeOf, type Shape } from './shapes.js'
import { gradient, mix, num } from './svg.js'
import type { Wine } from './wine.js'

/** As large as pages show them on a fine screen; the drawing itself is finer. */
const SIZE = { width: 810, height: 1080 } as const

interface Box {
  x: number
  y: number
  w: number
  h: number
}

const TALL: Record<Form, number> = {
  upright: 1.36,
  square: 1.06,
  low: 0.8,
  arched: 1.3,
  rounded: 1.16,
  torn: 1.22,
}

/** Where the paper goes: as wide as the bottle shows of it, as tall as its form and the straight part of the glass allow. */
function place(shape: Shape, form: Form): Box {
  const w = shape.body * 2 * SCALE * 0.9
  const [low, high] = shape.panel
  const h = Math.min(w * TALL[form], rise(high - low))
  const room = rise(high - low) - h
  return { x: px(0) - w / 2, y: py(high) + room * 0.55, w, h }
}

/** The edge of the paper as it bends round the glass, seen from the middle of the bottle. */
function paperEdge({ x, y, w, h }: Box, form: Form): string {
  const bend = 5
  const [right, low, middle] = [x + w, y + h, x + w / 2]
  const foot = `V${num(low - bend)}Q${num(middle)} ${num(low + bend)} ${num(x)} ${num(low - bend)}`
  if (form === 'arched')
    {return `M${num(x)} ${num(y + w * 0.3)}C${num(x)} ${num(y + w * 0.02)} ${num(x + w * 0.28)} ${num(y)} ${num(middle)} ${num(y)}S${num(right)} ${num(y + w * 0.02)} ${num(right)} ${num(y + w * 0.3)}${foot}Z`}
  if (form === 'rounded') {
    const r = 26
    return `M${num(x)} ${num(y + r)}Q${num(x)} ${num(y)} ${num(x + r)} ${num(y)}H${num(right - r)}Q${num(right)} ${num(y)} ${num(right)} ${num(y + r)}V${num(low - r)}Q${num(right)} ${num(low)} ${num(right - r)} ${num(low + 1)}Q${num(middle)} ${num(low + bend)} ${num(x + r)} ${num(low + 1)}Q${num(x)} ${num(low)} ${num(x)} ${num(low - r)}Z`
  }
  const top =
    form === 'torn'
      ? `L${num(x + w * 0.12)} ${num(y + 3)}L${num(x + w * 0.3)} ${num(y - 2)}L${num(x + w * 0.46)} ${num(y + 2)}L${num(x + w * 0.7)} ${num(y - 3)}L${num(x + w * 0.86)} ${num(y + 2)}L${num(right)} ${num(y - 1)}`
      : `Q${num(middle)} ${num(y + bend)} ${num(right)} ${num(y)}`
  return `M${num(x)} ${num(y)}${top}${foot}Z`
}

function shading(): string {
  return gradient('turn', [
    [0, '#000000', 0.5],
    [0.07, '#000000', 0.2],
    [0.2, '#ffffff', 0.16],
    [0.34, '#ffffff', 0.04],
    [0.6, '#000000', 0],
    [0.85, '#000000', 0.13],
    [0.96, '#000000', 0.32],
    [1, '#000000', 0.46],
  ])
}

/** A narrow strip on the shoulder with the vintage's colour, for some estates of Burgundy and Champagne. */
function collar(wine: Wine, shape: Shape, colours: { second: string; accent: string }): string {
  if (!wine.vintage || !['bourgogne', 'alsace'].includes(wine.region)) return ''
  const at = shape.panel[1] + (shape.height - shape.panel[1]) * 0.1
  return dice(`${wine.estateCode}/collar`).chance(0.4)
    ? `<g clip-path="url(#bottle)"><path d="M${num(px(-60))} ${num(py(at))}Q${num(px(0))} ${num(py(at - 3))} ${num(px(60))} ${num(py(at))}v12Q${num(px(0))} ${num(py(at - 3) + 12)} ${num(px(-60))} ${num(py(at) + 12)}Z" fill="${colours.second}"/><path d="M${num(px(-60))} ${num(py(at) + 6)}Q${num(px(0))} ${num(py(at - 3) + 6)} ${num(px(60))} ${num(py(at) + 6)}" stroke="${colours.accent}" stroke-width="2" fill="none"/></g>`
    : ''
}

/** The whole picture of a wine as SVG: paper, shadow, bottle, label, capsule, light. */
export function drawBottle(wine: Wine): string {
  const name = shapeOf(wine)
  const shape = SHAPES[name]
  const seed = dice(wine.estateCode + wine.colour)
  const { design, palette } = designOf(wine)
  const box = place(shape, design.form)
  const edge = paperEdge(box, design.form)
  const ground = drawGround(shape)
  const glass = drawGlass(wine, shape, name, seed)
  const capsule = drawCapsule(wine, shape, palette, seed)
  const face = design.draw({
    w: box.w,
    h: box.h,
    wine,
    words: wordsOf(wine),
    palette,
    dice: dice(wine.sku),
  })
  const label = `<path d="${edge}" transform="translate(3 4)" fill="#000000" fill-opacity="0.28"/><g clip-path="url(#label)"><g transform="translate(${num(box.x)} ${num(box.y)})">${face}</g><rect x="${num(box.x)}" y="${num(box.y - 6)}" width="${num(box.w)}" height="${num(box.h + 12)}" fill="url(#turn)"/></g><path d="${edge}" fill="none" stroke="${mix(palette.paper, '#ffffff', 0.4)}" stroke-opacity="0.5" stroke-width="1"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}">` +
    `<defs>${ground.defs}${glass.defs}${capsule.defs}${shading()}<clipPath id="label"><path d="${edge}"/></clipPath></defs>` +
    `${ground.body}${glass.below}${glass.above}${collar(wine, shape, palette)}${label}${capsule.body}</svg>`
  )
}
