import type { Label } from '#core/plugin/contract'
import type { SaidAttribute } from '#plugins/catalogue/listing/shapes/attribute_shapes'
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
  history: { amount: number; isReduced: boolean; from: string; to: string | null }[]
}

export interface SourceMedia {
  mediaId: number
  variantId: number | null
  kind: 'image' | 'video'
  alt: Partial<Record<Locale, string>>
}

/** A published product with all that its listing is made of. */
export interface ProductSource {
  id: number
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

/** Everything a batch of listings is built from. */
export interface ListingSources {
  products: ProductSource[]
  /** In the order in which they are shown. */
  attributes: SourceAttribute[]
  categories: Map<number, SourceCategory>
}
