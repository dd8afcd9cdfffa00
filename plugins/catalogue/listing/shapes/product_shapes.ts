import type { Locale } from '#core/i18n/locales'
import type { OptionType, PriceRule } from '#plugins/catalogue/services/upsert/composition_input'
import type { ProductType } from '#plugins/catalogue/services/upsert/product_input'
import type { MoneyData } from '#core/money/money'
import type { Picture } from '#core/media/media_record'

export type { Picture } from '#core/media/media_record'

/** A video of a product. */
export interface VideoShape {
  url: string
  /** `video/mp4`, `video/webm`, `video/quicktime`. */
  type: string
  /** Address of a picture to show until it plays. */
  poster: string | null
  title: string
  /** When it came into the shop, as an instant. */
  uploadedAt: string
}

export interface OptionShape {
  code: string
  label: string
  swatch?: string
}

/** What is said of a product under one attribute. */
export interface AttributeShape {
  code: string
  label: string
  type: string
  /** Ready to show. */
  value: string
  /** Empty for free values. */
  options: OptionShape[]
  /** Lists can be narrowed by it. */
  isFilter?: true
  /** Of a picture, on pages. */
  picture?: Picture
  /** Of a file, on pages. */
  file?: FileShape
}

/** A file to fetch. */
export interface FileShape {
  /** File name it came with. */
  name: string
  /** `application/pdf`. */
  type: string
  bytes: number
  url: string
}

export type StockState = 'in_stock' | 'low_stock' | 'out_of_stock'

/** What something costs today. */
export interface OfferShape {
  price: MoneyData
  /** Only when reduced, as is the lowest price of the 30 days before. */
  regularPrice: MoneyData | null
  lowestPrice: MoneyData | null
  pricePerLitre: MoneyData | null
}

/** A price from a quantity on. */
export interface TierShape {
  quantity: number
  price: MoneyData
  pricePerLitre?: MoneyData
}

export interface CardShape extends OfferShape {
  id: number
  sku: string
  slug: string
  path: string
  name: string
  attributes: Record<string, AttributeShape>
  /** Several variants at different prices: this is the lowest. */
  isFrom: boolean
  /** The lowest price by quantity, for variants without a choice. */
  tier: TierShape | null
  stock: StockState
  /** What can be put into a cart without another question; null: its page asks first, or there is none left. */
  buySku: string | null
  /** Of a bundle or a group without a picture of its own, that of what is in it. */
  image: Picture | null
  /** What is in a bundle or a group without a picture of its own, to be shown side by side. */
  collage?: Picture[]
  /** What it is taxed as; absent: as the shop's goods are. */
  taxCategory?: string
}

export interface VariantShape extends OfferShape {
  id: number
  sku: string
  options: Record<string, OptionShape>
  stock: StockState
  /** Null: not told. */
  quantity: number | null
  /** Prices by quantity, ascending. */
  tiers: TierShape[]
}

/** A variant as part of a bundle or member of a group. */
export interface PartShape {
  sku: string
  variantId: number
  name: string
  /** What tells it from its product's other variants: `75 cl`. */
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
  /** Where it is bought by itself, ascending. */
  tiers?: TierShape[]
  /** What it is taxed as by itself; absent: as the shop's goods are. */
  taxCategory?: string
}

/** A question that a bundle asks, with its answers. */
export interface BundleOptionShape {
  code: string
  label: string
  type: OptionType
  isRequired: boolean
  parts: PartShape[]
}

export interface BundleShape {
  /** `fixed`: the price does not depend on what is chosen. */
  priceRule: PriceRule
  /** Basis points off the sum of the parts. */
  discount: number
  options: BundleOptionShape[]
  /** Of what is chosen at first. */
  total: MoneyData
  /** The same parts, each bought by itself. */
  separately: MoneyData
}

/** Something to fetch: what a buyer receives, or a sample for everybody. */
export interface DownloadShape {
  id: number
  title: string
  /** How often and for how many days; null: no limit. */
  times: number | null
  days: number | null
  /** Address of a sample; null: for buyers. */
  url: string | null
}

export interface LinkShape {
  name: string
  path: string
}

/** A product's page; the cards of linked products join when it is read. */
export interface PageShape extends CardShape {
  type: ProductType
  /** Null: not a bundle. */
  bundle: BundleShape | null
  /** What a group gathers. */
  members: PartShape[]
  /** What a buyer receives. */
  downloads: DownloadShape[]
  samples: DownloadShape[]
  description: string
  images: Picture[]
  videos: VideoShape[]
  variants: VariantShape[]
  options: { code: string; label: string; values: OptionShape[] }[]
  /** Breadcrumbs, the best first. */
  categories: LinkShape[][]
  dishes: LinkShape[]
  metaTitle: string
  metaDescription: string
  alternates: Partial<Record<Locale, string>>
  updatedAt: string
}
