/** A category of VAT that a product may be put into. */
export interface TaxCategoryChoice {
  /** What the product keeps. */
  code: string
  name: string
}

/** Contribution to `catalogue.tax_categories`: what the form of a product offers. Asked when a form is opened. */
export interface TaxCategorySource {
  choices(): Promise<TaxCategoryChoice[]>
}
