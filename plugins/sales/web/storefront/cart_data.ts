import type { ResponseOf } from '#web/lib/registry'

/** A cart of the API. */
export type Cart = ResponseOf<'sales.cart.show'>['data']
export type CartLine = Cart['lines'][number]
/** A gift that the cart offers. */
export type Gift = Cart['gifts'][number]
export type CartTotals = NonNullable<Cart['totals']>
/** A suggested product. */
export type Suggestion = ResponseOf<'sales.cart_suggestions.index'>['data'][number]
export type Told = Cart['notices'][number]

/** Readable cookie with the number of pieces (plugins/sales/cart/services/cart_cookies.ts). */
export const quantityCookie = 'cart-quantity'
export type Delivery = ResponseOf<'sales.delivery_terms.show'>['data']
