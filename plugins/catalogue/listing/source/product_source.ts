import type { Label } from '#core/plugin/contract'
import type { SaidAttribute } from '#plugins/catalogue/listing/shapes/attribute_shapes'
import type { GroupPrice } from '#plugins/catalogue/services/price_choice'
import type { BundleOptionState, DownloadState, PartState } from '#plugins/catalogue/services/upsert/product_state'
import type { PriceRule } from '#plugins/catalogue/services/upsert/composition_input'
import type { ProductType } from '#plugins/catalogue/services/upsert/product_input'
import type { Locale } from '#core/i18n/locales'

/** A value as `UpsertProducts` stores it. */
export type StoredValue = string | number | boolean | string[]

export interface SourceTranslation {
  name: string
  slug: string
  description: string
  metaTitle: string
  metaDescription: string
  attributes: Record<string, StoredValue>
}

export interface SourceVariant {
  id: number
  sku: string
  currency: string
  price: number
  specialPrice: number | null
  specialFrom: string | null
  specialTo: string | null
  options: Record<string, string>
  managesStock: boolean
  /** What can be promised: on hand in active sources, without what is reserved. */
  available: number
  /** Prices of groups and of quantities. */
  prices: GroupPrice[]
  history: { group: string; amount: number; isReduced: boolean; from: string; to: string | null }[]
}

export interface SourceMedia {
  mediaId: number
  variantId: number | null
  kind: 'image' | 'video'
  alt: Partial<Record<Locale, string>>
}

/** A file that attributes of products name. */
export interface SourceFile {
  name: string
  type: string
  bytes: number
}

/** A published product with all that its listing is made of. */
export interface ProductSource {
  id: number
  type: ProductType
  priceRule: PriceRule
  /** Basis points off the sum of a bundle's parts. */
  partsDiscount: number
  /** Null: as the shop's goods are. */
  taxCategory: string | null
  bundle: BundleOptionState[]
  members: PartState[]
  downloads: (DownloadState & { id: number; name: string | null })[]
  position: number
  createdAt: string
  updatedAt: string
  optionAttributes: string[]
  attributes: Record<string, StoredValue>
  translations: Partial<Record<Locale, SourceTranslation>>
  variants: SourceVariant[]
  /** Ids, the main one first. */
  categories: number[]
  links: Record<string, number[]>
  media: SourceMedia[]
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
  /** Options that some product of the batch bears. */
  options: Map<string, SourceOption>
  /** What was said of products of the batch already, by language and value. */
  said: Map<string, SaidAttribute>
}

export interface SourceCategory {
  id: number
  parentId: number | null
  kind: 'category' | 'dish'
  texts: Partial<Record<Locale, { name: string; slug: string }>>
}

/** A variant that is part of a bundle or a group, with the product it belongs to. */
export interface SourcePart {
  product: ProductSource
  variant: SourceVariant
}

/** Everything a batch of listings is built from. */
export interface ListingSources {
  products: ProductSource[]
  /** By SKU; parts that are not on sale are absent. */
  parts: Map<string, SourcePart>
  /** In the order in which they are shown. */
  attributes: SourceAttribute[]
  categories: Map<number, SourceCategory>
  /** Files that attributes name, by number. */
  files: Map<number, SourceFile>
}
