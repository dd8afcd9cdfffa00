import type { VatCategory } from '#plugins/sales/services/einvoice/vat_category'

/** A rate of VAT as staff keep it. Empty lists and texts mean: all. */
export interface TaxRateRow {
  id: number
  /** For staff. */
  name: string
  /** 2000 is 20 %. */
  basisPoints: number
  /** Codes of tax categories. */
  categories: string[]
  /** ISO 3166-1 alpha-2. */
  countries: string[]
  /** ISO 3166-2 without the country. */
  state: string
  /** One postcode, the first of a range, or a beginning: `20*`. */
  postcodeFrom: string
  postcodeTo: string
  /** Codes of customer groups. */
  groups: string[]
  /** Only for companies that gave the VAT number of another member of the EU. */
  needsVatNumber: boolean
  /** The net amount of shown prices stays, not the price. */
  keepsNet: boolean
  /** What the law wants said on documents. */
  note: string
  /** Category of EN 16931; empty: what its height says. */
  vatCategory: VatCategory | ''
  /** Lowest first among rates that tell the destination equally exactly. */
  priority: number
  /** `2027-01-01`, in the time zone of the shop; null: always. */
  startsOn: string | null
  /** Last day. */
  endsOn: string | null
  version: number
}

/** What customers' goods are taxed as. */
export interface TaxCategoryRow {
  id: number
  code: string
  name: string
  description: string
  position: number
  version: number
}
