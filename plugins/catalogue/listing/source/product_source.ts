import type { Label } from '#core/i18n/label'
import type { GroupPrice } from '#plugins/catalogue/prices/price_choice'
import type { PriceReduction } from '#plugins/catalogue/prices/reductions'
import type {
  FoundDownload,
  FoundMedium,
  FoundProduct,
  FoundText,
  FoundVariant,
} from '#plugins/catalogue/products/read_products'
import type { BundleOptionState, PartState } from '#plugins/catalogue/products/upsert/product_state'
import type { SourceReviews } from '#plugins/catalogue/reviews/query_ratings'
import type { priceHistory } from '#plugins/catalogue/products/tables'
import type { RowIn } from '#core/database/table'
import type { Locale } from '#core/i18n/locales'

/** What is there of a variant. */
export interface StockSums {
  onHand: number
  /** On hand in active sources less what is reserved. */
  available: number
}

export interface SourceVariant extends FoundVariant, StockSums {
  /** Prices of groups and of quantities. */
  prices: GroupPrice[]
  reductions: PriceReduction[]
  history: Pick<RowIn<typeof priceHistory>, 'channel' | 'group' | 'amount' | 'isReduced' | 'from' | 'to'>[]
}

/** A file that is the value of an attribute. */
export interface SourceFile {
  name: string
  type: string
  bytes: number
}

/** A published product with all that its listing is built from. */
export interface ProductSource extends FoundProduct {
  bundle: BundleOptionState[]
  members: PartState[]
  downloads: FoundDownload[]
  translations: Partial<Record<Locale, FoundText>>
  variants: SourceVariant[]
  /** Ids, the main one first. */
  categories: number[]
  links: Record<string, number[]>
  media: FoundMedium[]
  /** Absent: nobody has reviewed it. */
  reviews?: SourceReviews
}

export interface SourceOption {
  code: string
  label: Partial<Label>
  swatch: string | null
  position: number
}

export interface SourceAttribute {
  id: number
  code: string
  label: Partial<Label>
  type: string
  validation: string | null
  isFilterable: boolean
  isSearchable: boolean
  isInList: boolean
  isOnPage: boolean
  isPerLocale: boolean
  /** The options that products of the batch have. */
  options: Map<string, SourceOption>
  /** Cache of formatted values in this batch, by language and value. */
  displayed: Map<string, DisplayedAttribute>
}

/** An attribute of a product with its text in a language. */
export interface DisplayedAttribute {
  attribute: SourceAttribute
  /** Formatted for display. */
  value: string
  /** As a JSON member: `"colour":{…}`. */
  json: string
}

export interface SourceCategory {
  id: number
  parentId: number | null
  kind: 'category' | 'dish'
  texts: Partial<Record<Locale, { name: string; slug: string }>>
}

/** A variant that is part of a bundle or a grouped product, with its own product. */
export interface SourcePart {
  product: ProductSource
  variant: SourceVariant
}

/** Everything a batch of listings is built from. */
export interface ListingSources {
  products: ProductSource[]
  /** By SKU; parts that are not on sale are absent. */
  parts: Map<string, SourcePart>
  /** In display order. */
  attributes: SourceAttribute[]
  categories: Map<number, SourceCategory>
  /** Files that are values of attributes, by id. */
  files: Map<number, SourceFile>
}
