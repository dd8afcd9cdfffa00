import { whenUsed } from '#core/boot/when_used'
import type sanitize from 'sanitize-html'

const sanitizer = whenUsed<typeof sanitize>('sanitize-html')

/** Elements that only draw. Left out: scripts, styles, links, animations, embedded pages and pictures, and `use`, which may nest without end. */
const DRAWING = [
  ...[
    'svg',
    'g',
    'defs',
    'symbol',
    'title',
    'desc',
    'path',
    'rect',
    'circle',
    'ellipse',
    'line',
    'polyline',
    'polygon',
  ],
  ...['text', 'tspan', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'marker', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComposite', 'feFlood', 'feGaussianBlur', 'feMerge', 'feMergeNode', 'feMorphology'],
  ...['feOffset', 'feComponentTransfer', 'feFuncR', 'feFuncG', 'feFuncB', 'feFuncA'],
]

const ATTRIBUTES = [
  ...['xmlns', 'version', 'viewBox', 'preserveAspectRatio', 'id', 'width', 'height', 'x', 'y', 'x1', 'y1', 'x2', 'y2'],
  ...['cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'dx', 'dy', 'd', 'points', 'transform', 'pathLength', 'rotate'],
  ...['fill', 'fill-opacity', 'fill-rule', 'clip-rule', 'clip-path', 'clipPathUnits', 'opacity', 'color', 'display'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'vector-effect', 'visibility', 'paint-order', 'shape-rendering'],
  ...['offset', 'stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'mask'],
  ...['maskUnits', 'maskContentUnits', 'patternUnits', 'patternContentUnits', 'patternTransform', 'filter'],
  ...['filterUnits', 'primitiveUnits', 'in', 'in2', 'result', 'mode', 'operator', 'k1', 'k2', 'k3', 'k4', 'type'],
  ...['values', 'stdDeviation', 'flood-color', 'flood-opacity', 'radius', 'tableValues', 'slope', 'intercept'],
  ...['amplitude', 'exponent', 'markerWidth', 'markerHeight', 'markerUnits', 'refX', 'refY', 'orient'],
  ...['marker-start', 'marker-mid', 'marker-end', 'font-family', 'font-size', 'font-weight', 'font-style'],
  ...['text-anchor', 'dominant-baseline', 'letter-spacing', 'word-spacing', 'textLength', 'lengthAdjust'],
  ...['color-interpolation-filters', 'role', 'aria-label', 'aria-hidden'],
]

/** Gradients build on another one of the same file: nothing is drawn twice by that. */
const GRADIENTS = ['linearGradient', 'radialGradient']

/** A reference that leads out of the file, or hides how it is written. */
const OUTWARD = /url\(\s*(?!["']?#)|\\|&|javascript:|data:/i

const INWARD = /^#[\w.-]+$/

/** Elements of drawings are rarely more; each costs time wherever it is drawn. */
const MOST_ELEMENTS = 20_000

/**
 * An SVG drawing with what only draws: no script, event handler, style, link, entity, foreign content or address outside the
 * file. Cleaning twice changes nothing. Null: it is no drawing, or one too large to draw.
 */
export function cleanSvg(source: string): string | null {
  let elements = 0
  const cleaned = sanitizer()(source, {
    allowedTags: DRAWING,
    allowedAttributes: {
      '*': ATTRIBUTES,
      ...Object.fromEntries(GRADIENTS.map((name) => [name, [...ATTRIBUTES, 'href']])),
    },
    nonTextTags: ['script', 'style', 'foreignObject', 'textarea', 'option', 'noscript', 'metadata', 'iframe'],
    // Attributes are checked here, one by one.
    allowedSchemes: [],
    allowProtocolRelative: false,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
    transformTags: {
      '*': (tagName, attribs) => {
        elements += 1
        const kept = Object.entries(attribs).flatMap(([name, value]) => {
          const own = name === 'xlink:href' ? 'href' : name
          if (own === 'href' ? !INWARD.test(value) : own !== 'xmlns' && OUTWARD.test(value)) return []
          return [[own, value] as const]
        })
        const all = Object.fromEntries(kept)
        return { tagName, attribs: tagName === 'svg' ? { ...all, xmlns: 'http://www.w3.org/2000/svg' } : all }
      },
    },
  }).trim()
  return cleaned.startsWith('<svg') && elements <= MOST_ELEMENTS ? cleaned : null
}
