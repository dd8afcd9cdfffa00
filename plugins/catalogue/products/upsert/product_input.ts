import type { Locale } from '#core/i18n/locales'
import type {
  BundleOptionInput,
  DownloadCells,
  DownloadInput,
  DownloadKind,
  PartInput,
  PriceRule,
} from '#plugins/catalogue/products/upsert/composition_input'
import type { ProductText, VariantText } from '#plugins/catalogue/products/fields'
import type { GroupPriceInput, TierInput, VariantPriceInput } from '#plugins/catalogue/products/upsert/price_input'

/** An attribute value as files and forms send it; null or an empty text clears. */
export type AttributeInput = string | number | boolean | readonly string[] | null

export type LinkKind = 'related' | 'up_sell' | 'cross_sell'

export const LINK_KINDS: readonly LinkKind[] = ['related', 'up_sell', 'cross_sell']

export const PRODUCT_TYPES = ['simple', 'configurable', 'virtual', 'downloadable', 'grouped', 'bundle'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

export const PRODUCT_STATUSES = ['draft', 'published', 'private'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/**
 * Texts in one language. An absent field is unchanged; null or an empty text clears it. An absent slug of a new product is
 * made from its name.
 */
export interface TranslationInput extends Partial<Record<ProductText, string | null>> {
  attributes?: Record<string, AttributeInput>
}

/** One thing that is sold. */
export interface VariantInput extends Partial<Record<VariantText, string | null>> {
  sku: string
  /** The SKU that is renamed to `sku`: stock, pictures and reservations stay. */
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
  /** Attribute code → option code. */
  options?: Record<string, string>
  status?: 'published' | 'draft'
  manageStock?: boolean
  /** Source code → bottles on hand there; other sources are unchanged. */
  stock?: Record<string, number | null>
  /** Replaces all prices by group and quantity. */
  prices?: readonly VariantPriceInput[] | null
  /** Group → its price from one piece on; other groups are unchanged. */
  groupPrices?: Record<string, GroupPriceInput | null>
  /** Group (empty: everybody) → its prices from two pieces on; other groups are unchanged. */
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

/** One product of a batch. Absent fields are unchanged; null or empty clears. */
export interface ProductInput {
  /** The product code; absent: the code of the product that has the first SKU, else the first SKU. */
  code?: string
  type?: ProductType
  /** Code of its family; a product keeps its family for life. */
  family?: string
  status?: ProductStatus
  taxCategory?: string | null
  position?: number
  translations?: Partial<Record<Locale, TranslationInput>>
  attributes?: Record<string, AttributeInput>
  /** Values for attributes that have none, neither stored nor in the input. Attributes of other families are ignored. */
  fallbacks?: {
    attributes?: Record<string, AttributeInput>
    translations?: Partial<Record<Locale, Pick<TranslationInput, 'attributes'>>>
  }
  /** Ids, or paths such as `Vins rouges > Bordeaux`; each part a name, a slug or a code. The first is the main one. */
  categories?: readonly (string | number)[] | null
  dishes?: readonly (string | number)[] | null
  /** SKUs or product codes, in order. They may not exist yet. */
  links?: { [Kind in LinkKind]?: readonly string[] | null }
  media?: readonly MediaInput[] | null
  /** Kinds of media that are unchanged, whatever `media` has. */
  keptMedia?: readonly ('image' | 'video')[]
  /** How a bundle is priced. */
  priceRule?: PriceRule
  /** Basis points off the sum of a bundle's parts. */
  partsDiscount?: number
  /** Replaces all options of a bundle. */
  bundle?: readonly BundleOptionInput[] | null
  /** Code → option of a bundle; null removes it, other options are unchanged. */
  bundleOptions?: Record<string, Partial<Omit<BundleOptionInput, 'code'>> | null>
  /** Members of a grouped product, in order. */
  members?: readonly PartInput[] | null
  /** Replaces all links and samples. */
  downloads?: readonly DownloadInput[] | null
  /** Links and samples as columns of an import file give them; an absent kind is unchanged. */
  downloadCells?: { [Kind in DownloadKind]?: DownloadCells }
  variants: readonly VariantInput[]
  /** SKUs of variants to remove. */
  removedVariants?: readonly string[]
  /** The version that was edited: if the product changed since, the input is refused as stale, with the current product. */
  version?: number
}

/** The code that the product gets if it is new. */
export function codeOf({ code, variants }: ProductInput): string {
  return code || (variants[0]?.sku ?? '')
}
