import type { Picture } from '#core/media/media_record'
import type { OptionType, PriceRule } from '#plugins/catalogue/products/upsert/composition_input'
import type { ProductType } from '#plugins/catalogue/products/upsert/product_input'

/** What one piece costs from a quantity on. Minor units of the currency that the variant is priced in. */
export interface PriceStep {
  quantity: number
  amount: number
  /** Without the special price. */
  regular: number
}

/** What a variant costs those who asked, and how that becomes the money they pay with. */
export interface Pricing {
  /** ISO 4217: what the steps are in. */
  currency: string
  /** Ascending; the first is for one piece. */
  steps: PriceStep[]
}

interface SellableVariant {
  variantId: number
  productId: number
  sku: string
  name: string
  /** What tells it from its product's other variants: `75 cl`. */
  detail: string
  /** Of its page, below the base path and without locale. */
  path: string
  image: Picture | null
  /** Of its product; null: the shop's own. */
  taxCategory: string | null
  /** Grams of one piece; null: nobody said, or it is never sent. */
  weight: number | null
  /** Whether it is sent itself. */
  ships: boolean
  /** Published, and so is its product. */
  isOnSale: boolean
  /** What may be promised now, over all open sources; null: it never runs out. */
  available: number | null
  pricing: Pricing
}

/** A variant as an answer to a bundle's question. */
export interface SellablePart extends SellableVariant {
  /** Pieces in one bundle, unless the shopper may say. */
  quantity: number
  isDefault: boolean
  isQuantityFree: boolean
}

export interface SellableOption {
  code: string
  label: string
  type: OptionType
  isRequired: boolean
  /** Those that are on sale. */
  parts: SellablePart[]
}

export interface SellableBundle {
  priceRule: PriceRule
  /** Basis points off the sum of the parts. */
  discount: number
  options: SellableOption[]
}

/** A variant as carts and orders need it, for one group of customers, one language and one moment. */
export interface Sellable extends SellableVariant {
  type: ProductType
  /** Null: no bundle. */
  bundle: SellableBundle | null
  /** What prices are asked in. */
  money: Exchange
}

/** How amounts become the currency that was asked for. */
export interface Exchange {
  currency: string
  /** What one unit of another currency is worth in it, as an exact decimal; null: nobody has said. */
  rateFrom(currency: string): string | null
}
