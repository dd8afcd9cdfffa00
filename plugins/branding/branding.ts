import { CachedValue } from '#core/database/cached_value'
import { DEFAULT_COLOURS, IMAGE_PLACES, type ImagePlace } from '#plugins/branding/default_tokens'
import { tripletOf } from '#plugins/branding/services/colour'
import type { Reader } from '#core/database/reader'
import type { Store } from '#core/database/store'

/** What pages need of the branding: colours as RGB triplets (`122 24 47`), addresses of images by place. */
export interface Branding {
  colours: { id: string; value: string }[]
  images: Record<ImagePlace, string | null>
}

const CHOSEN = `select 'colour' as kind, token as name, value from branding_colours
  union all select 'image', place, url from branding_images`

const cachedBranding = new CachedValue<Branding>(['branding.colours', 'branding.images'], readBranding)

/** The shop's branding, cached; the defaults where staff chose nothing. */
export function brandingOf(store: Store): Promise<Branding> {
  return cachedBranding.of(store)
}

async function readBranding(reader: Reader): Promise<Branding> {
  const chosen = await reader.all<{ kind: string; name: string; value: string }>(CHOSEN)
  const urls = new Map<string, string>()
  const values = new Map(Object.entries(DEFAULT_COLOURS))
  for (const { kind, name, value } of chosen) {
    if (kind === 'image') urls.set(name, value)
    else if (values.has(name) && tripletOf(value)) values.set(name, value)
  }
  return {
    colours: [...values].map(([id, value]) => ({ id, value: tripletOf(value) as string })),
    images: Object.fromEntries(IMAGE_PLACES.map((place) => [place, urls.get(place) ?? null])) as Branding['images'],
  }
}
