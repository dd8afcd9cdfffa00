import type { Dice } from './seed.js'
import { CANVAS, outline, px, py, rise, SCALE, type Shape, type ShapeName } from './shapes.js'
import { gradient, mix, num, rect } from './svg.js'
import type { Wine } from './wine.js'

interface Glass {
  /** Colour at the middle of the bottle. */
  tint: string
  /** Colour at its edges, where one looks through more glass. */
  edge: string
  /** Wine that shows through, or nothing when the glass is too dark. */
  wine: string | null
}

const GLASS = {
  black: { tint: '#1c1f18', edge: '#0b0d09', wine: null },
  green: { tint: '#26331f', edge: '#0f170c', wine: null },
  leaf: { tint: '#4b4a20', edge: '#23220c', wine: null },
  brown: { tint: '#3a2412', edge: '#180d05', wine: null },
} as const satisfies Record<string, Glass>

function clear(wine: string, depth: number): Glass {
  return { tint: mix('#eef1ea', wine, 0.12), edge: mix('#b9c2b4', wine, depth), wine }
}

function white(wine: Wine): Glass {
  if (['alsace', 'moselle', 'wachau'].includes(wine.region))
    {return { tint: '#78905f', edge: '#33492a', wine: '#adb06c' }}
  if (
    [
      'bourgogne',
      'jura',
      'loire',
      'rhone',
      'beaujolais',
      'languedoc',
      'piemont',
      'swartland',
    ].includes(wine.region)
  )
    {return { tint: '#918d4e', edge: '#4a471f', wine: '#b8ac62' }}
  if (/Jerez/.test(wine.appellation)) return GLASS.black
  return { tint: '#a3ad7c', edge: '#56633f', wine: '#cdc98a' }
}

const DARK_SWEET = /Maury|Banyuls|Porto/

/** The glass a wine is bottled in, and what can be seen of the wine. */
export function glassOf(wine: Wine, dice: Dice): Glass {
  if (wine.colour === 'rose')
    {return clear(
      /Tavel|clairet/.test(wine.appellation)
        ? '#d2524f'
        : dice.pick(['#eeb19c', '#f0bba8', '#e9a18f', '#efb5a6']),
      0.5
    )}
  if (wine.colour === 'doux') {
    if (DARK_SWEET.test(wine.appellation)) return dice.chance(0.5) ? GLASS.black : GLASS.brown
    if (/ambré/.test(wine.appellation)) return clear('#a8581d', 0.6)
    return wine.sweetness === 'liquoreux' ? clear('#d89b2c', 0.55) : clear('#e3bd55', 0.5)
  }
  if (wine.colour === 'effervescent')
    {return wine.pink ? clear('#eaa791', 0.5) : dice.pick([GLASS.green, GLASS.black, GLASS.green])}
  if (wine.colour === 'blanc') return white(wine)
  if (['bourgogne', 'beaujolais', 'jura', 'savoie'].includes(wine.region))
    {return dice.chance(0.6) ? GLASS.leaf : GLASS.green}
  return dice.pick([GLASS.green, GLASS.black, GLASS.green, GLASS.leaf])
}

function shaded(id: string, glass: Glass): string {
  return gradient(id, [
    [0, glass.edge],
    [0.05, mix(glass.edge, glass.tint, 0.25)],
    [0.2, mix(glass.edge, glass.tint, 0.8)],
    [0.45, glass.tint],
    [0.7, mix(glass.tint, glass.edge, 0.3)],
    [0.9, mix(glass.tint, glass.edge, 0.75)],
    [0.97, mix(glass.edge, glass.tint, 0.45)],
    [1, glass.edge],
  ])
}

/** The wine inside: fills the bottle up to its level, with a meniscus. */
function content(glass: Glass, shape: Shape): { defs: string; body: string } {
  if (!glass.wine) return { defs: '', body: '' }
  const top = py(shape.level)
  const defs =
    gradient('wine', [
      [0, mix(glass.wine, '#000000', 0.42)],
      [0.12, mix(glass.wine, '#000000', 0.1)],
      [0.42, mix(glass.wine, '#ffffff', 0.16)],
      [0.75, glass.wine],
      [0.95, mix(glass.wine, '#000000', 0.34)],
      [1, mix(glass.wine, '#000000', 0.5)],
    ]) +
    `<radialGradient id="through"><stop offset="0" stop-color="${mix(glass.wine, '#ffffff', 0.55)}" stop-opacity="0.6"/><stop offset="1" stop-color="${glass.wine}" stop-opacity="0"/></radialGradient>` +
    `<clipPath id="inside"><path d="${outline(shape, 1.6)}"/></clipPath>`
  const half = 18 * SCALE
  const glow = `<ellipse cx="${num(CANVAS.axis + 14)}" cy="${num(py(60))}" rx="${num(shape.body * SCALE * 0.8)}" ry="${num(rise(90))}" fill="url(#through)"/>`
  const body =
    `<g clip-path="url(#inside)"><rect x="${num(px(-50))}" y="${num(top)}" width="${num(100 * SCALE)}" height="${num(CANVAS.base - top)}" fill="url(#wine)" fill-opacity="0.92"/>${glow}` +
    `<ellipse cx="${CANVAS.axis}" cy="${num(top)}" rx="${num(half)}" ry="5" fill="${mix(glass.wine, '#000000', 0.25)}" fill-opacity="0.55"/></g>`
  return { defs, body }
}

/** Light from a window at the left and a pale wall at the right, following the outline. */
function reflections(shape: Shape): string {
  const left = (inset: number): string => outline(shape, inset)
  const bands =
    `<g clip-path="url(#bottle)"><g clip-path="url(#daylight)"><path d="${left(4)}" fill="url(#gleam)"/></g>` +
    `<g clip-path="url(#wall)"><path d="${left(2.2)}" fill="url(#rim)"/></g></g>`
  const floor = `<rect x="${num(px(-50))}" y="${num(py(20))}" width="${num(100 * SCALE)}" height="${num(rise(20))}" fill="url(#foot)" clip-path="url(#bottle)"/>`
  return bands + floor
}

/** The bottle without label and capsule: what to define, and what to draw below and above the label. */
export function drawGlass(
  wine: Wine,
  shape: Shape,
  name: ShapeName,
  dice: Dice
): { defs: string; below: string; above: string } {
  const glass = glassOf(wine, dice)
  const inside = content(glass, shape)
  const edge = shape.body
  const defs =
    shaded('glass', glass) +
    inside.defs +
    gradient('gleam', [
      [0, '#ffffff', 0],
      [0.06, '#ffffff', 0.1],
      [0.1, '#ffffff', glass.wine ? 0.55 : 0.38],
      [0.19, '#ffffff', glass.wine ? 0.42 : 0.24],
      [0.22, '#ffffff', 0.06],
      [0.27, '#ffffff', 0.12],
      [0.3, '#ffffff', 0],
    ]) +
    gradient('rim', [
      [0.84, '#ffffff', 0],
      [0.89, '#ffffff', 0.1],
      [0.93, '#ffffff', 0.3],
      [0.955, '#ffffff', 0.08],
      [1, '#ffffff', 0.03],
    ]) +
    gradient(
      'foot',
      [
        [0, '#000000', 0],
        [0.8, '#000000', 0.28],
        [1, '#000000', 0.5],
      ],
      true
    ) +
    `<clipPath id="bottle"><path d="${outline(shape)}"/></clipPath>` +
    `<clipPath id="daylight"><rect x="${num(px(-edge))}" y="${num(py(shape.height - 4))}" width="${num(edge * SCALE)}" height="${num(rise(shape.height - 14))}"/></clipPath>` +
    `<clipPath id="wall"><rect x="${CANVAS.axis}" y="${num(py(shape.height))}" width="${num((edge + 8) * SCALE)}" height="${num(rise(shape.height - 8))}"/></clipPath>`
  const punt =
    name === 'flute'
      ? ''
      : `<path d="M${num(px(-edge * 0.62))} ${num(py(2))}Q${CANVAS.axis} ${num(py(21))} ${num(px(edge * 0.62))} ${num(py(2))}Z" fill="#000000" fill-opacity="${glass.wine ? 0.16 : 0.3}"/>`
  const below = `<path d="${outline(shape)}" fill="url(#glass)"/>${inside.body}${punt}`
  return { defs, below, above: reflections(shape) }
}

/** The page the shop shows its bottles on. */
export const PAPER = '#faf7f2'

/** A soft shadow on paper, to the right of the light. */
export function drawGround(shape: Shape): { defs: string; body: string } {
  const y = CANVAS.base
  const defs =
    '<radialGradient id="shade"><stop offset="0" stop-color="#3b2f26" stop-opacity="0.5"/><stop offset="0.45" stop-color="#3b2f26" stop-opacity="0.2"/><stop offset="1" stop-color="#3b2f26" stop-opacity="0"/></radialGradient>'
  const wide = shape.body * SCALE
  const body =
    rect(0, 0, CANVAS.width, CANVAS.height, PAPER) +
    `<ellipse cx="${num(CANVAS.axis + 34)}" cy="${y - 1}" rx="${num(wide * 1.62)}" ry="30" fill="url(#shade)"/>` +
    `<ellipse cx="${CANVAS.axis}" cy="${y - 3}" rx="${num(wide * 1.06)}" ry="11" fill="url(#shade)"/>`
  return { defs, body }
}
