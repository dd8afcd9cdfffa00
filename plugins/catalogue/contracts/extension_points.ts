import type { TaxCategorySource } from '#plugins/catalogue/contracts/tax_category_source'
import type { WishTaker } from '#plugins/catalogue/contracts/wish_taker'

declare module '#core/plugin/extension_points' {
  interface ExtensionPoints {
    /** What products may be taxed as. */
    'catalogue.tax_categories': TaxCategorySource
    /** Where products go that leave a wishlist to be bought: the first one that there is. */
    'catalogue.wish_takers': WishTaker
  }
}
