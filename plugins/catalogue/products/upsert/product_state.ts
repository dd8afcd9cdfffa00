import { LOCALES, type Locale } from '#core/i18n/locales'
import { eachText, productTextNames, variantTextNames } from '#plugins/catalogue/products/fields'
import type { RowIn } from '#core/database/table'
import type { LinkKind } from '#plugins/catalogue/products/upsert/product_input'
import type {
  bundleOptions,
  downloads,
  productMedia,
  productParts,
  products,
  productTexts,
  variantPrices,
  variants,
} from '#plugins/catalogue/products/tables'

/** What is on hand in a source, and how much of it is reserved. */
export interface StockState {
  onHand: number
  reserved: number
}

export interface VariantState extends Omit<RowIn<typeof variants>, 'id' | 'productId' | 'currency' | 'version'> {
  /** Null until it is inserted. */
  id: number | null
  /** By source code. */
  stock: Record<string, StockState>
  /** In order of group and quantity. */
  prices: PriceState[]
}

/** A price for a group (empty: everybody) from a quantity on; either an amount or basis points off. */
export interface PriceState extends Omit<RowIn<typeof variantPrices>, 'id' | 'variantId' | 'group'> {
  group: string
}

export type PartState = Omit<RowIn<typeof productParts>, 'id' | 'productId' | 'optionId' | 'position'>

export interface BundleOptionState extends Omit<RowIn<typeof bundleOptions>, 'id' | 'productId' | 'position'> {
  parts: PartState[]
}

export type DownloadState = Pick<RowIn<typeof downloads>, 'kind' | 'title' | 'source' | 'times' | 'days'>

/** Texts of one language; empty ones fall back to the first language when read. */
export type TranslationState = Omit<RowIn<typeof productTexts>, 'productId' | 'locale'>

export interface MediaState extends Pick<RowIn<typeof productMedia>, 'mediaId' | 'kind' | 'alt'> {
  variant: string | null
}

/** A product with everything that `UpsertProducts` writes. */
export interface ProductState extends Omit<RowIn<typeof products>, 'id' | 'createdAt' | 'updatedAt'> {
  /** Null until it is inserted. */
  id: number | null
  translations: Record<Locale, TranslationState>
  variants: VariantState[]
  categories: number[]
  dishes: number[]
  /** Ids of linked products, and codes or SKUs that no product has yet. */
  links: Record<LinkKind, (number | string)[]>
  media: MediaState[]
  bundle: BundleOptionState[]
  members: PartState[]
  downloads: DownloadState[]
}

/** A new product without any value. */
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
  return { ...eachText(productTextNames, () => ''), attributes: {} }
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
    ...eachText(variantTextNames, () => null),
    options: {},
    status: 'published',
    manageStock: true,
    stock: {},
    prices: [],
  }
}
