import type { ResponseOf } from '#web/lib/registry'
import type { Branding } from '#web/lib/context'
import type { Medium } from '#web/fields/media/find_media'

export type BrandingData = ResponseOf<'branding.admin.branding.show'>['data']

/** What the form changes. */
export interface BrandingValues {
  /** `#7a182f` by token. */
  colours: Record<string, string>
  /** Families by use. */
  fonts: Record<string, string>
  /** Numbers of pictures by place. */
  images: Record<string, number | null>
}

/** The values of a brand, or of a state that somebody else saved meanwhile: what that lacks is the house's own. */
export function valuesOf(
  { colours, fonts, fontUses, places }: BrandingData,
  saved?: Partial<BrandingValues>
): BrandingValues {
  const own = saved ?? {
    colours: Object.fromEntries(colours.map(({ id, value }) => [id, value])),
    fonts,
    images: Object.fromEntries(places.map(({ id, pictureId }) => [id, pictureId])),
  }
  return {
    colours: Object.fromEntries(colours.map(({ id, house }) => [id, own.colours?.[id] ?? house])),
    fonts: Object.fromEntries(fontUses.map(({ id, fontFamilies: [first = ''] }) => [id, own.fonts?.[id] ?? first])),
    images: Object.fromEntries(places.map(({ id }) => [id, own.images?.[id] ?? null])),
  }
}

/** The values that differ from those of the server. A colour that was emptied is the house's own again. */
export function changedIn<Value>(
  values: Record<string, Value>,
  base: Record<string, Value>
): Record<string, Value | null> | null {
  const changed = Object.entries(values).filter(([name, value]) => value !== base[name])
  return changed.length > 0 ? Object.fromEntries(changed.map(([name, value]) => [name, value || null])) : null
}

/** What pages look like with the values of the form. */
export function brandingOf(data: BrandingData, values: BrandingValues, media: readonly Medium[]): Branding {
  const pictures = data.places.map(({ id, pictureId }) => {
    const chosen = values.images[id]
    if (!chosen) return [id, null] as const
    if (chosen === pictureId) return [id, data.images[id as keyof BrandingData['images']]] as const
    const medium = media.find((one) => one.id === chosen)
    return [id, medium ? { url: medium.url, width: medium.width, height: medium.height } : null] as const
  })
  return {
    colours: data.colours.map(({ id, house }) => ({ id, value: values.colours[id] || house })),
    images: Object.fromEntries(pictures),
    fonts: values.fonts,
    fontStacks: data.fontStacks,
  }
}

/** What a mail shows of the form. */
export function triedOf({ brandId }: BrandingData, { colours, images }: BrandingValues) {
  return {
    brandId,
    colours: Object.fromEntries(Object.entries(colours).map(([id, value]) => [id, value || null])),
    images,
  }
}
