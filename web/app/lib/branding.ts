import type { CSSProperties } from 'react'
import type { Branding, BrandingImage } from './context'

/** Colours of the shop as custom properties with RGB triplets, over those of the style sheet. */
export function brandingStyle({ colours }: Branding): CSSProperties | undefined {
  let style = styles.get(colours)
  if (!style) styles.set(colours, (style = { css: styleOf(colours) }))
  return style.css
}

/** The same colours stand on page after page. */
const styles = new WeakMap<Branding['colours'], { css: CSSProperties | undefined }>()

function styleOf(colours: Branding['colours']): CSSProperties | undefined {
  const entries = colours.flatMap(({ id, value }) => {
    const triplet = toTriplet(value)
    return triplet && /^[\w-]+$/.test(id) ? [[`--color-${id.replaceAll('_', '-')}`, triplet] as const] : []
  })
  return entries.length > 0 ? (Object.fromEntries(entries) as CSSProperties) : undefined
}

/** `#7a182f` → `122 24 47`; a triplet stays; anything else is null. */
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

/** An image of the branding, or null where the shop has none. */
export function brandingImage({ images }: Branding, place: string): BrandingImage | null {
  const image = images[place]
  return typeof image === 'string' ? { url: image, width: null, height: null } : (image ?? null)
}
