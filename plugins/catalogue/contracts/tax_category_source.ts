/** A category of VAT that a product may be put into. */
export interface TaxCategoryChoice {
  /** What the product keeps. */
  code: string
  name: string
}

/** What of the shown prices is VAT. */
export interface ShownRates {
  /** Basis points, of goods in no category. */
  standard: number
  /** By code of the category. */
  byCategory: Record<string, number>
}

/** Contribution to `catalogue.tax_categories`. */
export interface TaxCategorySource {
  /** What the form of a product offers. Asked when a form is opened. */
  choices(): Promise<TaxCategoryChoice[]>
  /** The rates that prices in the shop of a channel contain. Asked with every page of who reads net prices. */
  shownRates(channel: string): Promise<ShownRates>
}
