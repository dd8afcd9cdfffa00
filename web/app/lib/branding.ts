import type { Branding, BrandingImage } from './context'

/** CSS that overrides the style sheet's colours, as RGB triplets, and letters with the shop's. Empty without any. */
export function brandingSheet(branding: Branding): string {
  let sheet = sheetCache.get(branding)
  if (sheet === undefined) sheetCache.set(branding, (sheet = sheetOf(branding)))
  return sheet
}

const sheetCache = new WeakMap<Branding, string>()

function sheetOf(branding: Branding): string {
  const properties = [...brandingProperties(branding.colours), ...fontProperties(branding)]
  return properties.length > 0 ? `:root{${properties.join(';')}}` : ''
}

/** What the style sheets call each use, and the family that they begin with. */
const fontUses = [
  ['headings', '--font-serif', 'fraunces'],
  ['text', '--font-sans', 'source-sans-3'],
] as const

/** `--font-sans:'Fraunces',…` for each use whose family is another one. */
export function fontProperties({ fonts, fontStacks }: Pick<Branding, 'fonts' | 'fontStacks'>): string[] {
  return fontUses.flatMap(([use, property, own]) => {
    const stack = fontStacks[fonts[use] ?? own]
    return stack && fonts[use] !== own ? [`${property}:${stack}`] : []
  })
}

/** `--color-primary:122 24 47` for each valid colour; others are left out. */
export function brandingProperties(colours: Branding['colours']): string[] {
  return colours.flatMap(({ id, value }) => {
    const triplet = toTriplet(value)
    return triplet && /^[\w-]+$/.test(id) ? [`--color-${id.replaceAll('_', '-')}:${triplet}`] : []
  })
}

/** `#7a182f` → `122 24 47`; a triplet is returned as is; anything else is null. */
export function toTriplet(colour: string): string | null {
  const text = colour.trim()
  if (/^\d{1,3}[ ,]+\d{1,3}[ ,]+\d{1,3}$/.test(text)) return text.split(/[ ,]+/).join(' ')
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text)
  const hex = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : text
  const full = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)
  return full
    ? full
        .slice(1)
        .map((pair) => Number.parseInt(pair, 16))
        .join(' ')
    : null
}

/** An image of the branding, or null. */
export function brandingImage({ images }: Branding, place: string): BrandingImage | null {
  return images[place] ?? null
}
