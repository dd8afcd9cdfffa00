import { BRANDS, brandsOf, type Brand, type BrandRow } from '#plugins/branding/brands/find_brands'
import { CachedValue } from '#core/database/cached_value'
import {
  DEFAULT_COLOURS,
  DEFAULT_FONTS,
  FONT_STACKS,
  IMAGE_PLACES,
  type ImagePlace,
} from '#plugins/branding/default_tokens'
import { readPictures, type BrandPicture } from '#plugins/branding/brands/brand_pictures'
import { tripletOf } from '#plugins/branding/services/colour'
import type { FontUse, Theme } from '#plugins/branding/brands/theme'
import type { Reader } from '#core/database/reader'
import type { Store } from '#core/database/store'

/** What pages need of the branding. */
export interface Branding {
  /** RGB triplets, `122 24 47`. */
  colours: { id: string; value: string }[]
  /** Null: there is none. */
  images: Record<ImagePlace, BrandPicture | null>
  /** Families of letters by use. */
  fonts: Record<FontUse, string>
  /** What a page names for each family that is not the house's own, as CSS: the style sheets have those. */
  fontStacks: Record<string, string>
}

interface Published {
  brands: readonly Brand[]
  brandings: ReadonlyMap<number, Branding>
}

const cachedBrandings = new CachedValue<Published>(['branding.brands', 'platform.library'], readPublished)

/** What is published for a channel, cached; the house's own where staff chose nothing. */
export async function brandingOf(store: Store, channel: string): Promise<Branding> {
  const { brands, brandings } = await cachedBrandings.of(store)
  return brandings.get(brandOfChannel(brands, channel).id) as Branding
}

/** Every picture that some brand shows. */
export async function shownPictures(store: Store): Promise<BrandPicture[]> {
  const { brandings } = await cachedBrandings.of(store)
  return [...brandings.values()].flatMap(({ images }) => Object.values(images).filter((image) => image !== null))
}

/** The brand that a channel chose, else the default one. */
function brandOfChannel(brands: readonly Brand[], channel: string): Brand {
  const own = brands.find(({ channels }) => channels.includes(channel))
  return own ?? (brands.find(({ isDefault }) => isDefault) as Brand)
}

async function readPublished(reader: Reader): Promise<Published> {
  const brands = brandsOf(await reader.all<BrandRow>(BRANDS))
  const ids = brands.flatMap(({ published }) => Object.values(published.images))
  const pictures = await readPictures(reader, ids)
  return {
    brands,
    brandings: new Map(brands.map(({ id, published }) => [id, shownTheme(published, pictures)])),
  }
}

/** A theme with what it leaves to the house. A picture that is gone is none. */
export function shownTheme(
  { colours, images, fonts }: Theme,
  pictures: ReadonlyMap<number, Partial<Record<ImagePlace, BrandPicture>>>
): Branding {
  const placed = IMAGE_PLACES.map((place) => [place, pictures.get(images[place] ?? 0)?.[place] ?? null])
  return {
    colours: Object.entries(DEFAULT_COLOURS).map(([id, own]) => ({
      id,
      value: tripletOf(colours[id] ?? own) as string,
    })),
    images: Object.fromEntries(placed) as Branding['images'],
    fonts: Object.assign({ ...DEFAULT_FONTS } as Branding['fonts'], fonts),
    fontStacks: stacksOf(Object.values(fonts)),
  }
}

/** What a page names for these families, as CSS. */
function stacksOf(families: readonly string[]): Record<string, string> {
  return Object.fromEntries(families.flatMap((family) => (FONT_STACKS[family] ? [[family, FONT_STACKS[family]]] : [])))
}
