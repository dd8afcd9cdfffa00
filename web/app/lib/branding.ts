import type { Branding, BrandingImage } from './context'

/** CSS that overrides the style sheet's colours with the shop's, as RGB triplets. Empty without colours. */
export function brandingSheet({ colours }: Branding): string {
  let sheet = sheetCache.get(colours)
  if (sheet === undefined) sheetCache.set(colours, (sheet = sheetOf(colours)))
  return sheet
}

const sheetCache = new WeakMap<Branding['colours'], string>()

function sheetOf(colours: Branding['colours']): string {
  const properties = brandingProperties(colours)
  return properties.length > 0 ? `:root{${properties.join(';')}}` : ''
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
  const image = images[place]
  return typeof image === 'string' ? { url: image, width: null, height: null } : (image ?? null)
}
