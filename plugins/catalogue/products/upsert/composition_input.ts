import type { Locale } from '#core/i18n/locales'

/** The price of a bundle is its own (`fixed`) or the sum of its parts (`parts`). */
export const PRICE_RULES = ['fixed', 'parts'] as const
export type PriceRule = (typeof PRICE_RULES)[number]

/** The shopper chooses one part (`select`, `radio`) or several (`checkbox`, `multiselect`). */
export const OPTION_TYPES = ['select', 'radio', 'checkbox', 'multiselect'] as const
export type OptionType = (typeof OPTION_TYPES)[number]

/** A variant in a bundle or a grouped product. The SKU may not exist yet. */
export interface PartInput {
  sku: string
  /** Absent: one. */
  quantity?: number
  /** Chosen by default. */
  isDefault?: boolean
  /** The shopper may change the quantity. */
  isQuantityFree?: boolean
}

export interface BundleOptionInput {
  code: string
  label?: Partial<Record<Locale, string>>
  type?: OptionType
  isRequired?: boolean
  parts?: readonly PartInput[]
}

/** A link that a buyer receives, or a sample for everybody. */
export const DOWNLOAD_KINDS = ['link', 'sample'] as const
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number]

export interface DownloadInput {
  kind: DownloadKind
  title?: Partial<Record<Locale, string>>
  /** An address (https://…), or the name or hash of an uploaded file. */
  source: string
  /** How often, and for how many days, a buyer may fetch it; 0 or absent: no limit. */
  times?: number
  days?: number
}

/** Downloads of one kind, as columns of an import file give them. */
export interface DownloadCells {
  items?: readonly Omit<DownloadInput, 'kind' | 'title'>[] | null
  /** In the order of the items. */
  titles?: Partial<Record<Locale, readonly string[]>>
}
