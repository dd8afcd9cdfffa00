import { num } from './svg.js'
import type { Wine } from './wine.js'

/** Half of an outline from base to mouth, in millimetres: `[half width, height]`; six numbers are a cubic curve. */
type Segment = readonly [number, number] | readonly [number, number, number, number, number, number]

export interface Shape {
  half: readonly Segment[]
  height: number
  /** Half width of the body where the label sits. */
  body: number
  /** Lowest and highest point of the part a label can stick to. */
  panel: readonly [number, number]
  /** Height at which the capsule begins. */
  capsule: number
  /** Height of the wine in a bottle that one can see through. */
  level: number
}

const BORDELAISE: Shape = {
  half: [
    [40.6, 9],
    [41.5, 186],
    [41.5, 212, 16.5, 206, 15.8, 232],
    [14.8, 280],
    [16.6, 281],
    [16.6, 292],
    [15.2, 293],
    [15.2, 300],
  ],
  height: 300,
  body: 41.4,
  panel: [26, 168],
  capsule: 238,
  level: 236,
}

export const SHAPES = {
  bordelaise: BORDELAISE,
  bourguignonne: {
    half: [
      [44, 9],
      [45, 128],
      [45, 172, 18, 186, 15.6, 240],
      [14.8, 276],
      [16.8, 277],
      [16.8, 288],
      [15.2, 289],
      [15.2, 296],
    ],
    height: 296,
    body: 45,
    panel: [22, 126],
    capsule: 234,
    level: 232,
  },
  flute: {
    half: [
      [38.6, 9],
      [39.5, 118],
      [39.5, 190, 17, 236, 14.4, 296],
      [13.8, 332],
      [15.6, 333],
      [15.6, 343],
      [14.2, 344],
      [14.2, 350],
    ],
    height: 350,
    body: 39.4,
    panel: [22, 132],
    capsule: 282,
    level: 288,
  },
  champenoise: {
    half: [
      [46, 10],
      [47.5, 136],
      [47.5, 184, 19, 204, 17, 256],
      [16.4, 286],
      [19, 287],
      [19, 296],
      [17, 297],
      [17, 306],
    ],
    height: 318,
    body: 47.4,
    panel: [22, 132],
    capsule: 214,
    level: 244,
  },
  provencale: {
    half: [
      [42.6, 9],
      [43, 26],
      [43, 70, 36, 74, 36.5, 108],
      [37, 134, 42.5, 138, 42, 168],
      [41.5, 204, 17.5, 206, 15.4, 244],
      [14.6, 290],
      [16.4, 291],
      [16.4, 302],
      [15, 303],
      [15, 310],
    ],
    height: 310,
    body: 36.8,
    panel: [52, 152],
    capsule: 250,
    level: 250,
  },
  clavelin: {
    half: [
      [43.6, 9],
      [44.5, 156],
      [44.5, 190, 19, 176, 16.6, 206],
      [15, 258],
      [17.4, 259],
      [17.4, 270],
      [15.6, 271],
      [15.6, 278],
    ],
    height: 278,
    body: 44.4,
    panel: [24, 142],
    capsule: 216,
    level: 214,
  },
  elancee: {
    half: [
      [33.6, 8],
      [34.5, 176],
      [34.5, 206, 15, 206, 14.2, 232],
      [13.6, 288],
      [15.4, 289],
      [15.4, 299],
      [14, 300],
      [14, 306],
    ],
    height: 306,
    body: 34.4,
    panel: [26, 160],
    capsule: 238,
    level: 238,
  },
  portugaise: {
    half: [
      [40.6, 9],
      [41.5, 178],
      [41.5, 202, 19, 198, 17.4, 220],
      [17.2, 236, 20.6, 240, 19, 254],
      [15, 264, 15, 268, 15, 276],
      [17, 277],
      [17, 287],
      [15.4, 288],
      [15.4, 294],
    ],
    height: 294,
    body: 41.4,
    panel: [26, 160],
    capsule: 240,
    level: 226,
  },
} as const satisfies Record<string, Shape>

export type ShapeName = keyof typeof SHAPES

const BY_REGION: Record<string, ShapeName> = {
  'bourgogne': 'bourguignonne',
  'beaujolais': 'bourguignonne',
  'rhone': 'bourguignonne',
  'jura': 'bourguignonne',
  'savoie': 'bourguignonne',
  'loire': 'bourguignonne',
  'languedoc': 'bourguignonne',
  'piemont': 'bourguignonne',
  'sicile': 'bourguignonne',
  'pays-de-bade': 'bourguignonne',
  'swartland': 'bourguignonne',
  'cyclades': 'bourguignonne',
  'alsace': 'flute',
  'moselle': 'flute',
  'wachau': 'flute',
  'champagne': 'champenoise',
}

/** The bottle a wine of this kind is sold in. */
export function shapeOf(wine: Wine): ShapeName {
  if (wine.volume === '62cl') return 'clavelin'
  if (wine.colour === 'effervescent') return 'champenoise'
  if (/^Porto|Jerez/.test(wine.appellation)) return 'portugaise'
  if (wine.volume === '50cl') return wine.region === 'alsace' ? 'flute' : 'elancee'
  if (wine.colour === 'rose' && ['provence', 'corse'].includes(wine.region)) return 'provencale'
  if (wine.region === 'loire' && /Chinon|Bourgueil|Saumur/.test(wine.appellation))
    {return 'bordelaise'}
  return BY_REGION[wine.region] ?? 'bordelaise'
}

/** Pixels for a millimetre across and up; every bottle stands on one line, at one scale, a little broader than life so that labels can be read. */
export const SCALE = 3.75
const RISE = 3.42
export const CANVAS = { width: 960, height: 1280, axis: 480, base: 1238 } as const

export const px = (x: number): number => CANVAS.axis + x * SCALE
export const py = (height: number): number => CANVAS.base - height * RISE

interface Step {
  end: readonly [number, number]
  /** Control points in drawing order; none for a straight line. */
  curve?: readonly [number, number, number, number]
}

function stepOf(segment: Segment): Step {
  return segment.length === 2
    ? { end: segment }
    : { end: [segment[4], segment[5]], curve: [segment[0], segment[1], segment[2], segment[3]] }
}

function draw(step: Step, side: 1 | -1, inset: number): string {
  const at = (x: number, y: number): string => `${num(px(side * (x - inset)))} ${num(py(y))}`
  if (!step.curve) return `L${at(...step.end)}`
  const [ax, ay, bx, by] = step.curve
  return `C${at(ax, ay)} ${at(bx, by)} ${at(...step.end)}`
}

/** The closed outline of a bottle, drawn in by `inset` millimetres (the thickness of the glass). */
export function outline(shape: Shape, inset = 0): string {
  const steps = shape.half.map(stepOf)
  const first = steps[0]
  const last = steps.at(-1)
  if (!first || !last) throw new Error('A bottle needs an outline')
  const [startX, startY] = first.end
  const floor = 1.5 + inset * 2
  const up = steps
    .slice(1)
    .map((step) => draw(step, 1, inset))
    .join('')
  const down = steps
    .slice(0, -1)
    .map((step, index) => {
      const above = steps[index + 1]
      const curve = above?.curve
      return draw(
        curve
          ? { end: step.end, curve: [curve[2], curve[3], curve[0], curve[1]] }
          : { end: step.end },
        -1,
        inset
      )
    })
    .reverse()
    .join('')
  const corner = (side: 1 | -1): string => `${num(px(side * (startX - inset)))} ${num(py(startY))}`
  return (
    `M${corner(1)}${up}Q${CANVAS.axis} ${num(py(last.end[1] + 2.2))} ${num(px(-(last.end[0] - inset)))} ${num(py(last.end[1]))}${down}` +
    `Q${num(px(-(startX - inset)))} ${num(py(floor))} ${num(px(-(startX - inset) + 6))} ${num(py(floor))}` +
    `Q${num(px(0))} ${num(py(floor - 1))} ${num(px(startX - inset - 6))} ${num(py(floor))}Q${num(px(startX - inset))} ${num(py(floor))} ${corner(1)}Z`
  )
}

/** Pixels between two heights. */
export const rise = (millimetres: number): number => millimetres * RISE
