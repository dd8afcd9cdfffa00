import type { PurchaseSource } from '#plugins/catalogue/contracts/purchase_source'
import type { TaxCategorySource } from '#plugins/catalogue/contracts/tax_category_source'
import type { WishTaker } from '#plugins/catalogue/contracts/wish_taker'

declare module '#core/plugin/extension_points' {
  interface ExtensionPoints {
    /** Who has received what, so that buyers review it. The first contribution counts. */
    'catalogue.purchases': PurchaseSource
    /** What products may be taxed as. Rates are basis points. */
    'catalogue.tax_categories': TaxCategorySource
    /**
     * Puts a product of a wishlist into the cart. The first contribution counts; if it throws, the shopper gets the
     * error and the wish stays.
     */
    'catalogue.wish_takers': WishTaker
  }
}
