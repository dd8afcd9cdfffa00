import type { Label } from '#core/i18n/label'

/** Categories of VAT in EN 16931 (UNCL 5305) that a shop needs. */
export type VatCategory = 'S' | 'Z' | 'E' | 'K' | 'G' | 'O'

/** The rate of VAT that holds for a category of goods at a destination. */
export interface TaxRate {
  /** The same for as long as the rate means the same: totals are grouped by it. */
  id: string
  label: Label
  /** 2000 is 20 %. */
  basisPoints: number
  /** What the law wants said where nothing is charged: "Exonération TVA, art. 262 I du CGI". */
  note: string | null
  /** Of EN 16931; absent: what its height says. */
  category?: VatCategory
}

/**
 * What stays when the rate of the destination is not the one that shown prices contain: the price that was shown
 * (`gross_fixed`), or the net amount in it (`net_fixed`), as for an export without VAT.
 */
export type PriceMode = 'gross_fixed' | 'net_fixed'

/** Who buys, as far as VAT goes. */
export interface TaxedBuyer {
  /** Customers' group code; empty for guests. */
  group: string
  /** With the letters of its country; null: they gave none. */
  vatNumber: string | null
}

/** The rates that hold at one place for one buyer on one day. */
export interface RatesThere {
  /** An empty category, or one that nobody declared, is the shop's own. */
  rateOf(taxCategory: string): TaxRate
  priceModeOf(taxCategory: string): PriceMode
}
