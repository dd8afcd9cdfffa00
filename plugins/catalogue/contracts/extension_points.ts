import type { PurchaseSource } from '#plugins/catalogue/contracts/purchase_source'
import type { TaxCategorySource } from '#plugins/catalogue/contracts/tax_category_source'
import type { WishTaker } from '#plugins/catalogue/contracts/wish_taker'

declare module '#core/plugin/extension_points' {
  interface ExtensionPoints {
    /** Who has received what, so that buyers review it: the first one that there is. */
    'catalogue.purchases': PurchaseSource
    /** What products may be taxed as. */
    'catalogue.tax_categories': TaxCategorySource
    /** Where products go that leave a wishlist to be bought: the first one that there is. */
    'catalogue.wish_takers': WishTaker
  }
}
