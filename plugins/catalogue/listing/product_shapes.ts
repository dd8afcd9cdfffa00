import type { Locale } from '#core/i18n/locales'
import type { OptionType, PriceRule } from '#plugins/catalogue/products/upsert/composition_input'
import type { ProductType } from '#plugins/catalogue/products/upsert/product_input'
import type { MoneyData } from '#core/money/money'
import type { Picture } from '#core/media/media_record'

export type { Picture } from '#core/media/media_record'

/** A video of a product. */
export interface VideoShape {
  url: string
  /** `video/mp4`, `video/webm`, `video/quicktime`. */
  type: string
  /** Address of the picture shown until it plays. */
  poster: string | null
  title: string
  /** ISO instant of the upload. */
  uploadedAt: string
}

export interface OptionShape {
  code: string
  label: string
  swatch?: string
}

/** One attribute of a product as it is displayed. */
export interface AttributeShape {
  code: string
  label: string
  type: string
  /** Formatted for display. */
  value: string
  /** The options it names; empty for a free value. */
  options: OptionShape[]
  /** Lists can be filtered by it. */
  isFilter?: true
  /** Of an attribute of type `image`, on pages. */
  picture?: Picture
  /** Of an attribute of type `file`, on pages. */
  file?: FileShape
}

/** A file to download. */
export interface FileShape {
  /** Original file name. */
  name: string
  /** Media type: `application/pdf`. */
  type: string
  bytes: number
  url: string
}

export type StockState = 'in_stock' | 'low_stock' | 'out_of_stock'

/** The current price. */
export interface OfferShape {
  price: MoneyData
  /** Null unless reduced, like the lowest price of the 30 days before. */
  regularPrice: MoneyData | null
  lowestPrice: MoneyData | null
  pricePerLitre: MoneyData | null
}

/** The price of one piece from a quantity on. */
export interface TierShape {
  quantity: number
  price: MoneyData
  pricePerLitre?: MoneyData
}

/** What buyers think of a product. */
export interface RatingShape {
  /** Tenths of a star. */
  average: number
  /** Reviews. */
  count: number
}

/** A published review. */
export interface ReviewShape {
  id: number
  /** Empty: a customer who is gone. */
  authorName: string
  /** Tenths of a star. */
  rating: number
  title: string
  body: string
  locale: Locale
  isVerified: boolean
  /** Of the shop; empty: none. */
  answer: string
  createdAt: string
}

/** The first reviews of a page, with how all are spread. */
export interface PageReviewsShape {
  /** Reviews by whole stars, from five to one. */
  spread: number[]
  first: ReviewShape[]
}

export interface CardShape extends OfferShape {
  id: number
  sku: string
  slug: string
  path: string
  name: string
  attributes: Record<string, AttributeShape>
  /** True where variants have different prices; `price` is the lowest. */
  isFrom: boolean
  /** The lowest price by quantity, for products with one variant. */
  tier: TierShape | null
  stock: StockState
  /** The SKU that can go straight into a cart; null: the shopper has to choose on the page first, or it is sold out. */
  buySku: string | null
  /** A bundle or a grouped product without a picture shows that of its first part. */
  image: Picture | null
  /** Pictures of the parts of a bundle or a grouped product without its own, to be shown side by side. */
  collage?: Picture[]
  /** Absent: the shop's default tax category. */
  taxCategory?: string
  /** Absent: nobody has reviewed it. */
  rating?: RatingShape
}

export interface VariantShape extends OfferShape {
  id: number
  sku: string
  options: Record<string, OptionShape>
  stock: StockState
  /** Pieces left, where the stock is low; null: not shown. */
  quantity: number | null
  /** Prices by quantity, ascending. */
  tiers: TierShape[]
}

/** A variant that is part of a bundle or member of a grouped product. */
export interface PartShape {
  sku: string
  variantId: number
  name: string
  /** Its options, which tell it from its product's other variants: `75 cl`. */
  detail: string
  path: string
  image: Picture | null
  quantity: number
  isDefault: boolean
  isQuantityFree: boolean
  stock: StockState
  /** Of one piece. */
  price: MoneyData
  regularPrice: MoneyData | null
  /** Prices by quantity when it is bought by itself, ascending. */
  tiers?: TierShape[]
  /** When it is bought by itself; absent: the shop's default tax category. */
  taxCategory?: string
}

/** An option of a bundle with the parts to choose from. */
export interface BundleOptionShape {
  code: string
  label: string
  type: OptionType
  isRequired: boolean
  parts: PartShape[]
}

export interface BundleShape {
  /** `fixed`: the price does not depend on the chosen parts. */
  priceRule: PriceRule
  /** Basis points off the sum of the parts. */
  discount: number
  options: BundleOptionShape[]
  /** Price of the default choice. */
  total: MoneyData
  /** Price of the same parts bought separately. */
  separately: MoneyData
}

/** A download: a link for buyers or a sample for everybody. */
export interface DownloadShape {
  id: number
  title: string
  /** How often and for how many days a buyer may fetch it; null: no limit. */
  times: number | null
  days: number | null
  /** Null for a link: only buyers get its address. */
  url: string | null
}

export interface LinkShape {
  name: string
  path: string
}

/** The stored page of a product. `ProductAnswer` adds the cards of linked products. */
export interface PageShape extends CardShape {
  type: ProductType
  /** Null: not a bundle. */
  bundle: BundleShape | null
  /** Members of a grouped product. */
  members: PartShape[]
  /** Links for buyers. */
  downloads: DownloadShape[]
  samples: DownloadShape[]
  description: string
  images: Picture[]
  videos: VideoShape[]
  variants: VariantShape[]
  options: { code: string; label: string; values: OptionShape[] }[]
  /** Breadcrumbs, those of the main category first. */
  categories: LinkShape[][]
  dishes: LinkShape[]
  metaTitle: string
  metaDescription: string
  alternates: Partial<Record<Locale, string>>
  updatedAt: string
  /** Absent: nobody has reviewed it. */
  reviews?: PageReviewsShape
}
