/** A row of the table: what one way of delivery costs for some goods at some place. Empty texts and nulls mean: any. */
export interface TableRateRow {
  id: number
  /** Code of the channel. */
  channel: string
  /** What customers choose; rows of the same label are one way of delivery. */
  label: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** ISO 3166-2 without the country. */
  state: string
  /** One postcode, the first of a range, or a beginning: `20*`. */
  postcodeFrom: string
  postcodeTo: string
  /** Grams. From is reached, to is not. */
  weightFrom: number | null
  weightTo: number | null
  /** Goods after discounts, in minor units of the channel's books. */
  amountFrom: number | null
  amountTo: number | null
  /** Pieces that ship. */
  quantityFrom: number | null
  quantityTo: number | null
  /** Minor units of the channel's books, VAT included. */
  price: number
  /** As customers read it: "2 à 3 jours". */
  delay: string
  position: number
  isActive: boolean
  version: number
}

/** The ranges of a row, by what they are counted in. */
export const RANGES = [
  ['weightFrom', 'weightTo'],
  ['amountFrom', 'amountTo'],
  ['quantityFrom', 'quantityTo'],
] as const
