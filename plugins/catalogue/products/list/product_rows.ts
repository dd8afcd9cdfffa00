import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { fold } from '#core/text/fold'
import type { MediaRecord } from '#core/media/media_record'
import { variantTextNames } from '#plugins/catalogue/products/fields'
import type { FoundProduct } from '#plugins/catalogue/products/read_products'
import type { ListedRows } from '#plugins/catalogue/listing/source/read_sources'
import type { productRows } from '#plugins/catalogue/products/tables'
import type { RowIn } from '#core/database/table'

type ProductRow = RowIn<typeof productRows>

type ListedVariant = ListedRows['variants']['rows'][number]

/** What belongs to a product, of lists that speak of many. */
interface Belongings {
  name: string | undefined
  variants: ListedVariant[]
  image: string | null
  categories: number[]
}

/** Products as the back office lists them; those without a variant are left out. */
export function productRowsOf(
  found: ListedRows,
  media: ReadonlyMap<number, MediaRecord>,
  isWanted: (id: number) => boolean
): ProductRow[] {
  const names = namesOf(found)
  const variants = Map.groupBy(found.variants.rows, ({ productId }) => productId)
  const images = found.media.rows.filter(({ kind, mediaId }) => kind === 'image' && media.has(mediaId))
  const first = new Map(images.reverse().map(({ productId, mediaId }) => [productId, mediaId]))
  const places = Map.groupBy(
    found.places.rows.filter(({ kind }) => kind === 'category'),
    ({ productId }) => productId
  )
  return found.products.rows.flatMap((product) => {
    const { id } = product
    if (!isWanted(id)) return []
    const row = toRow(product, {
      name: names.get(id),
      variants: variants.get(id) ?? [],
      image: imageOf(media.get(first.get(id) ?? 0)),
      categories: (places.get(id) ?? []).map(({ categoryId }) => categoryId),
    })
    return row ?? []
  })
}

/** The name in the first language that has one, by product. */
function namesOf({ texts }: ListedRows): Map<number, string> {
  const names = new Map<number, string>()
  for (const { productId, locale, name } of texts.rows) {
    if (name !== '' && (locale === DEFAULT_LOCALE || !names.has(productId))) names.set(productId, name)
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
  const keys = variants.flatMap((variant) => [variant.sku, ...variantTextNames.map((field) => variant[field] ?? '')])
  const sum = (pick: (variant: ListedVariant) => number) => variants.reduce((total, each) => total + pick(each), 0)
  return {
    productId: id,
    sku: first.sku,
    name,
    status,
    type,
    family,
    updatedAt,
    image,
    categories: categories.length > 0 ? `|${categories.join('|')}|` : '',
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
