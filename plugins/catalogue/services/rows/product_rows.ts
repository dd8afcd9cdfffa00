import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { fold } from '#core/text/fold'
import type { MediaRecord } from '#core/media/media_record'
import type { AskedProducts, FoundProduct, FoundVariant } from '#plugins/catalogue/listing/source/ask_products'

/** A product as the back office lists it. */
export interface ProductRow {
  id: number
  sku: string
  name: string
  nameKey: string
  /** Folded name, SKUs, code and barcodes: what the list's search looks through. */
  words: string
  /** Address of its first picture, small; null: it has none. */
  image: string | null
  status: string
  type: string
  family: string
  variants: number
  currency: string
  price: number
  specialPrice: number | null
  onHand: number
  available: number
  /** Ids of its categories, the main one first. */
  categories: number[]
  updatedAt: string
}

/** What belongs to a product, of lists that speak of many. */
interface Belongings {
  name: string | undefined
  variants: FoundVariant[]
  image: string | null
  categories: number[]
}

/** Products as the back office lists them; those without a variant are left out. */
export function productRowsOf(
  found: AskedProducts,
  media: ReadonlyMap<number, MediaRecord>,
  isWanted: (id: number) => boolean
): ProductRow[] {
  const names = namesOf(found)
  const variants = Map.groupBy(found.variants.rows, ({ product }) => product)
  const images = found.media.rows.filter(({ kind, mediaId }) => kind === 'image' && media.has(mediaId))
  const first = new Map(images.reverse().map(({ product, mediaId }) => [product, mediaId]))
  const places = Map.groupBy(
    found.places.rows.filter(({ kind }) => kind === 'category'),
    ({ product }) => product
  )
  return found.products.rows.flatMap((product) => {
    const { id } = product
    if (!isWanted(id)) return []
    const row = toRow(product, {
      name: names.get(id),
      variants: variants.get(id) ?? [],
      image: imageOf(media.get(first.get(id) ?? 0)),
      categories: (places.get(id) ?? []).map(({ category }) => category),
    })
    return row ?? []
  })
}

/** The name in the first language that has one, by product. */
function namesOf({ texts }: AskedProducts): Map<number, string> {
  const names = new Map<number, string>()
  for (const { product, locale, name } of texts.rows) {
    if (name !== '' && (locale === DEFAULT_LOCALE || !names.has(product))) names.set(product, name)
  }
  return names
}

function toRow(
  { id, code, status, type, family, updatedAt }: FoundProduct,
  { name = code, variants, image, categories }: Belongings
): ProductRow | null {
  const published = variants.filter((variant) => variant.status === 'published')
  const sold = published.length > 0 ? published : variants
  const [first] = variants
  if (!first) return null
  const cheapest = sold.reduce((low, each) => (each.price < low.price ? each : low))
  const keys = variants.flatMap(({ sku, barcode }) => [sku, barcode ?? ''])
  const sum = (pick: (variant: FoundVariant) => number) => variants.reduce((total, each) => total + pick(each), 0)
  return {
    ...{ id, sku: first.sku, name, status, type, family, updatedAt, image, categories },
    nameKey: fold(name).slice(0, 120),
    words: fold([name, code, ...keys].join(' ')).slice(0, 2000),
    variants: variants.length,
    currency: first.currency,
    price: cheapest.price,
    specialPrice: cheapest.specialPrice,
    onHand: sum(({ onHand }) => onHand),
    available: sum(({ available }) => available),
  }
}

function imageOf(record: MediaRecord | undefined): string | null {
  const [smallest] = record?.variants ?? []
  return record && smallest ? `/media/${record.hash}/${smallest.width}.webp` : null
}
