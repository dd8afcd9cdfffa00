import type { MediaKind, NamedMedium, SheetRow, StoredMedium } from '#core/import/importer'
import type { ProductInput } from '#plugins/catalogue/products/upsert/product_input'

/** A product with the rows that describe it. */
export interface DescribedProduct {
  input: ProductInput
  rows: readonly SheetRow[]
}

/** Names of pictures and videos by kind. A kind without a column is absent. */
type MediaNames = Partial<Record<MediaKind, string[]>>

/** A product of a batch. */
export interface ReadProduct extends DescribedProduct {
  /** The row of each variant. Others describe the product alone. */
  variantRows: readonly SheetRow[]
  /** Index of its group in the batch. */
  group: number
  media: MediaNames
}

const KINDS = ['image', 'video'] as const satisfies MediaKind[]

export function namedMedia({ media }: ReadProduct): NamedMedium[] {
  return KINDS.flatMap((kind) => (media[kind] ?? []).map((name) => ({ kind, name })))
}

/** The product with its found media and nothing else; none: it names none, or none was found. */
export function mediaOf(product: ReadProduct, stored: readonly StoredMedium[]): ReadProduct[] {
  const { input } = withMedia(product, stored, true)
  if (stored.length === 0 || input.media === undefined) return []
  const { code, media, keptMedia } = input
  const variants = input.variants.slice(0, 1).map(({ sku }) => ({ sku }))
  const given = { ...(code === undefined ? {} : { code }), media, ...(keptMedia ? { keptMedia } : {}) }
  return [{ ...product, input: { ...given, variants } }]
}

/**
 * Replaces the media of a product by the found files, kind by kind. An empty cell removes the media of its kind. A kind
 * without any found file stays unchanged.
 */
export function withMedia(product: ReadProduct, stored: readonly StoredMedium[], hasMedia: boolean): ReadProduct {
  const { media: names, input } = product
  const isReplaced = (kind: MediaKind) => {
    const isFound = hasMedia && stored.some((one) => one.kind === kind)
    return names[kind]?.length === 0 || (names[kind] !== undefined && isFound)
  }
  const replaced = KINDS.filter(isReplaced)
  if (replaced.length === 0) return product
  const media = stored.flatMap(({ mediaId, kind }) =>
    kind !== 'file' && replaced.includes(kind) ? [{ mediaId, kind }] : []
  )
  const keptMedia = KINDS.filter((kind) => !replaced.includes(kind))
  return { ...product, input: { ...input, media, ...(keptMedia.length > 0 ? { keptMedia } : {}) } }
}
