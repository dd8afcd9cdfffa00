import type { Locale } from '#core/i18n/locales'
import type { ReadSet } from '#core/database/read_set'
import type { AttributeValues } from '#plugins/catalogue/services/upsert/attribute_values'

/**
 * A condition on a column with a product's id: those of the set's table `seen(id)`. PostgreSQL takes an array for a few
 * ids, and looks them up; a subquery it would take for hundreds, and read whole tables of a small shop.
 */
export function seenBy({ dialect }: ReadSet): (column: string) => string {
  if (dialect === 'sqlite') return (column) => `${column} in (select id from seen)`
  return (column) => `${column} = any (array(select id from seen))`
}

export interface FoundText {
  product: number
  locale: Locale
  name: string
  slug: string
  description: string
  metaTitle: string
  metaDescription: string
  attributes: AttributeValues
}

export interface FoundTier {
  variant: number
  /** Empty: everybody. */
  group: string
  quantity: number
  amount: number | null
  percent: number | null
}

export interface FoundPlace {
  product: number
  category: number
  kind: 'category' | 'dish'
  status: string
}

export interface FoundMedium {
  product: number
  mediaId: number
  kind: 'image' | 'video'
  alt: Partial<Record<Locale, string>>
  variantId: number | null
  sku: string | null
}

/** Lists of what belongs to products, each by product and in its own order. */
export function askBelongings(reads: ReadSet) {
  const { json } = reads
  const isSeen = seenBy(reads)
  return {
    texts: reads.list<FoundText>(
      {
        ...{ product: 't.product_id', locale: 't.locale', name: 't.name', slug: 't.slug' },
        ...{ description: 't.description', metaTitle: 't.meta_title', metaDescription: 't.meta_description' },
        attributes: json.part('t.attributes'),
      },
      `catalogue_product_translations t where ${isSeen('t.product_id')}`,
      't.product_id, t.locale'
    ),
    tiers: reads.list<FoundTier>(
      {
        ...{ variant: 'vp.variant_id', group: "coalesce(vp.customer_group, '')", quantity: 'vp.quantity' },
        ...{ amount: 'vp.amount', percent: 'vp.percent' },
      },
      `catalogue_variants v join catalogue_variant_prices vp on vp.variant_id = v.id where ${isSeen('v.product_id')}`,
      "vp.variant_id, coalesce(vp.customer_group, ''), vp.quantity"
    ),
    places: reads.list<FoundPlace>(
      { product: 'pc.product_id', category: 'pc.category_id', kind: 'c.kind', status: 'c.status' },
      `catalogue_product_categories pc join catalogue_categories c on c.id = pc.category_id
        where ${isSeen('pc.product_id')}`,
      'pc.product_id, pc.position, pc.category_id'
    ),
    media: reads.list<FoundMedium>(
      {
        ...{ product: 'pm.product_id', mediaId: 'pm.media_id', kind: 'pm.kind', alt: json.part('pm.alt') },
        ...{ variantId: 'pm.variant_id', sku: 'v.sku' },
      },
      `catalogue_product_media pm left join catalogue_variants v on v.id = pm.variant_id
        where ${isSeen('pm.product_id')}`,
      'pm.product_id, pm.position, pm.id'
    ),
  }
}
