import { LOCALES, type Locale } from '#core/i18n/locales'
import type { AttributeValues } from '#plugins/catalogue/services/upsert/attribute_values'
import type { DownloadKind, OptionType, PriceRule } from '#plugins/catalogue/services/upsert/composition_input'
import type { LinkKind, ProductStatus, ProductType } from '#plugins/catalogue/services/upsert/product_input'

/** What is on hand in a source, and how much of it is promised. */
export interface StockState {
  onHand: number
  reserved: number
}

export interface VariantState {
  /** Null until it is written. */
  id: number | null
  sku: string
  position: number
  price: number
  specialPrice: number | null
  specialFrom: string | null
  specialTo: string | null
  weight: number | null
  barcode: string | null
  options: Record<string, string>
  status: 'published' | 'draft'
  manageStock: boolean
  /** By source code. */
  stock: Record<string, StockState>
  /** In order of group and quantity. */
  prices: PriceState[]
}

/** A price for a group (empty: everybody) from a quantity on; either an amount or basis points off. */
export interface PriceState {
  group: string
  quantity: number
  amount: number | null
  percent: number | null
}

export interface PartState {
  sku: string
  quantity: number
  isDefault: boolean
  isQuantityFree: boolean
}

export interface BundleOptionState {
  code: string
  label: Partial<Record<Locale, string>>
  type: OptionType
  isRequired: boolean
  parts: PartState[]
}

export interface DownloadState {
  kind: DownloadKind
  title: Partial<Record<Locale, string>>
  /** An address, or the hash of a file. */
  source: string
  times: number
  days: number
}

/** Texts of one language; empty ones fall back to the first language when read. */
export interface TranslationState {
  name: string
  slug: string
  description: string
  metaTitle: string
  metaDescription: string
  attributes: AttributeValues
}

export interface MediaState {
  mediaId: number
  kind: 'image' | 'video'
  alt: Partial<Record<Locale, string>>
  variant: string | null
}

/** A product with everything that UpsertProducts writes of it. */
export interface ProductState {
  /** Null until it is written. */
  id: number | null
  code: string
  type: ProductType
  familyId: number
  status: ProductStatus
  taxCategory: string | null
  position: number
  /** Attributes that tell its variants apart, in order. */
  optionAttributes: string[]
  attributes: AttributeValues
  translations: Record<Locale, TranslationState>
  variants: VariantState[]
  categories: number[]
  dishes: number[]
  /** Ids of linked products, and SKUs that nothing bears yet. */
  links: Record<LinkKind, (number | string)[]>
  media: MediaState[]
  priceRule: PriceRule
  partsDiscount: number
  bundle: BundleOptionState[]
  members: PartState[]
  downloads: DownloadState[]
  rowHash: string
  version: number
}

/** A product before anything was said of it. */
export function emptyProduct(code: string, familyId: number): ProductState {
  return {
    id: null,
    code,
    type: 'simple',
    familyId,
    status: 'published',
    taxCategory: null,
    position: 0,
    optionAttributes: [],
    attributes: {},
    translations: Object.fromEntries(
      LOCALES.map((locale) => [locale, emptyTranslation()])
    ) as ProductState['translations'],
    variants: [],
    categories: [],
    dishes: [],
    links: { related: [], up_sell: [], cross_sell: [] },
    media: [],
    priceRule: 'fixed',
    partsDiscount: 0,
    bundle: [],
    members: [],
    downloads: [],
    rowHash: '',
    version: 1,
  }
}

function emptyTranslation(): TranslationState {
  return { name: '', slug: '', description: '', metaTitle: '', metaDescription: '', attributes: {} }
}

export function emptyVariant(sku: string, position: number): VariantState {
  return {
    id: null,
    sku,
    position,
    price: -1,
    specialPrice: null,
    specialFrom: null,
    specialTo: null,
    weight: null,
    barcode: null,
    options: {},
    status: 'published',
    manageStock: true,
    stock: {},
    prices: [],
  }
}
