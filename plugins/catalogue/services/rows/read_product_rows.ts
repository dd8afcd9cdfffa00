import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { fold } from '#core/text/fold'
import { readJson, type Bulk } from '#plugins/catalogue/database/bulk'

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

interface Found {
  id: number
  code: string
  name: string
  status: string
  type: string
  family: string
  updated_at: string
  image: unknown
  variants: unknown
  categories: unknown
}

interface FoundVariant {
  sku: string
  barcode: string | null
  currency: string
  status: string
  price: number
  special: number | null
  on_hand: number
  available: number
}

/** Reads products as the list shows them: one statement, whatever their number. */
export async function readProductRows(bulk: Bulk, ids: readonly number[]): Promise<ProductRow[]> {
  const rows = await bulk.run<Found>(statement(bulk), ids)
  return rows.flatMap((row) => toRow(row) ?? [])
}

function statement(bulk: Bulk): string {
  const [list, object] = bulk.sqlite ? ['json_group_array', 'json_object'] : ['json_agg', 'json_build_object']
  const sorted = (order: string) => ` order by ${order}`
  return `select p.id, p.code, p.status, p.type, p.updated_at, f.code as family,
      coalesce((select t.name from catalogue_product_translations t
        where t.product_id = p.id and t.name <> '' order by t.locale <> '${DEFAULT_LOCALE}', t.locale limit 1), p.code) as name,
      (select ${object}('hash', m.hash, 'variants', m.variants) from catalogue_product_media pm
        join core_media m on m.id = pm.media_id
        where pm.product_id = p.id and pm.kind = 'image' order by pm.position, pm.id limit 1) as image,
      (select ${list}(${object}('sku', v.sku, 'barcode', v.barcode, 'currency', v.currency, 'status', v.status,
          'price', v.price_amount, 'special', v.special_price_amount,
          'on_hand', coalesce((select sum(l.on_hand) from catalogue_stock_levels l where l.variant_id = v.id), 0),
          'available', coalesce((select sum(l.on_hand - l.reserved) from catalogue_stock_levels l
            join catalogue_inventory_sources s on s.id = l.source_id and s.status = 'active'
            where l.variant_id = v.id), 0))${sorted('v.position, v.id')})
        from catalogue_variants v where v.product_id = p.id) as variants,
      (select ${list}(pc.category_id${sorted('pc.position')}) from catalogue_product_categories pc
        join catalogue_categories c on c.id = pc.category_id and c.kind = 'category'
        where pc.product_id = p.id) as categories
    from catalogue_products p join catalogue_families f on f.id = p.family_id where p.id in ${bulk.ids}`
}

function toRow({ id, code, name, status, type, family, updated_at: updatedAt, ...found }: Found): ProductRow | null {
  const variants = readJson<FoundVariant[] | null>(found.variants) ?? []
  const sold = variants.some((variant) => variant.status === 'published')
    ? variants.filter((variant) => variant.status === 'published')
    : variants
  const [first] = variants
  const cheapest = sold.reduce((low, each) => (each.price < low.price ? each : low), sold[0] as FoundVariant)
  if (!first) return null
  const keys = variants.flatMap(({ sku, barcode }) => [sku, barcode ?? ''])
  const sum = (pick: (variant: FoundVariant) => number) => variants.reduce((total, each) => total + pick(each), 0)
  return {
    id: Number(id),
    ...{ sku: first.sku, name, status, type, family, updatedAt },
    nameKey: fold(name).slice(0, 120),
    words: fold([name, code, ...keys].join(' ')).slice(0, 2000),
    image: imageOf(found.image),
    variants: variants.length,
    currency: first.currency,
    price: cheapest.price,
    specialPrice: cheapest.special,
    onHand: sum(({ on_hand: onHand }) => onHand),
    available: sum(({ available }) => available),
    categories: readJson<number[] | null>(found.categories) ?? [],
  }
}

function imageOf(found: unknown): string | null {
  const image = found === null ? null : readJson<{ hash: string; variants: unknown }>(found)
  const [smallest] = image ? readJson<{ width: number }[]>(image.variants) : []
  return image && smallest ? `/media/${image.hash}/${smallest.width}.webp` : null
}
