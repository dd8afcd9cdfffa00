import type { Locale } from '#core/i18n/locales'
import type {
  BundleOptionInput,
  DownloadCells,
  DownloadInput,
  DownloadKind,
  PartInput,
  PriceRule,
} from '#plugins/catalogue/services/upsert/composition_input'
import type { GroupPriceInput, TierInput, VariantPriceInput } from '#plugins/catalogue/services/upsert/price_input'

/** A value as files and forms give it; null or an empty text clears. */
export type AttributeInput = string | number | boolean | readonly string[] | null

export type LinkKind = 'related' | 'up_sell' | 'cross_sell'

export const LINK_KINDS: readonly LinkKind[] = ['related', 'up_sell', 'cross_sell']

export const PRODUCT_TYPES = ['simple', 'configurable', 'virtual', 'downloadable', 'grouped', 'bundle'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

export const PRODUCT_STATUSES = ['draft', 'published', 'private'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** Texts in one language. An absent field keeps what is there, null or an empty text clears. */
export interface TranslationInput {
  name?: string | null
  /** Absent: kept, or made from the name of a new product. */
  slug?: string | null
  description?: string | null
  metaTitle?: string | null
  metaDescription?: string | null
  attributes?: Record<string, AttributeInput>
}

/** One thing that is sold. */
export interface VariantInput {
  sku: string
  /** SKU that this one takes the place of: stock, pictures and reservations stay. */
  formerSku?: string
  position?: number
  /** Minor units of the channel's base currency, VAT included. */
  price?: number | null
  specialPrice?: number | null
  /** The special price holds from this instant… */
  specialFrom?: string | null
  /** …until just before this one. Either may be open. */
  specialTo?: string | null
  /** Grams. */
  weight?: number | null
  barcode?: string | null
  /** Attribute code → option code. */
  options?: Record<string, string>
  status?: 'published' | 'draft'
  manageStock?: boolean
  /** Source code → bottles on hand there; sources not named keep theirs. */
  stock?: Record<string, number | null>
  /** All prices by group and quantity, in the place of those it has. */
  prices?: readonly VariantPriceInput[] | null
  /** Group → its price from one piece on; groups not named keep theirs. */
  groupPrices?: Record<string, GroupPriceInput | null>
  /** Group (empty: everybody) → its prices from two pieces on; groups not named keep theirs. */
  tiers?: Record<string, readonly TierInput[] | null>
}

/** A prepared picture or video of the media library, in the order of the list. */
export interface MediaInput {
  mediaId: number
  kind?: 'image' | 'video'
  alt?: Partial<Record<Locale, string>>
  /** SKU of the variant it shows; absent: the product. */
  variant?: string | null
}

/** What a batch says of one product. Absent fields keep what is there; null or empty clears. */
export interface ProductInput {
  /** The product's key; absent: that of the product bearing the first SKU, else the first SKU. */
  code?: string
  type?: ProductType
  /** Code of its family; a product keeps its family for life. */
  family?: string
  status?: ProductStatus
  taxCategory?: string | null
  position?: number
  translations?: Partial<Record<Locale, TranslationInput>>
  attributes?: Record<string, AttributeInput>
  /** Values for attributes that neither the input nor the product says anything of; those of other families are left aside. */
  fallbacks?: {
    attributes?: Record<string, AttributeInput>
    translations?: Partial<Record<Locale, Pick<TranslationInput, 'attributes'>>>
  }
  /** Ids, or paths such as `Vins rouges > Bordeaux`; each part a name, a slug or a code. The first leads. */
  categories?: readonly (string | number)[] | null
  dishes?: readonly (string | number)[] | null
  /** SKUs or product codes, in order. Some may arrive later. */
  links?: { [Kind in LinkKind]?: readonly string[] | null }
  media?: readonly MediaInput[] | null
  /** Kinds that stay as they are whatever `media` says. */
  keptMedia?: readonly ('image' | 'video')[]
  /** What a bundle costs. */
  priceRule?: PriceRule
  /** Basis points off the sum of a bundle's parts. */
  partsDiscount?: number
  /** All options of a bundle, in order, in the place of those it has. */
  bundle?: readonly BundleOptionInput[] | null
  /** Code → option of a bundle; null removes it, those not named are kept. */
  bundleOptions?: Record<string, Partial<Omit<BundleOptionInput, 'code'>> | null>
  /** What a grouped product gathers, in order. */
  members?: readonly PartInput[] | null
  /** All links and samples, in the place of those it has. */
  downloads?: readonly DownloadInput[] | null
  /** Links, or samples, as a file tells of them; a kind that is not named is kept. */
  downloadCells?: { [Kind in DownloadKind]?: DownloadCells }
  variants: readonly VariantInput[]
  /** SKUs that leave the product. */
  removedVariants?: readonly string[]
  /** Version that was edited: a product changed since is refused with its fresh row. */
  version?: number
}
