import type { Answer } from '#web/lib/registry'

/** A cart as its routes answer. */
export type Cart = Answer<'sales.cart.show'>['data']
export type CartLine = Cart['lines'][number]
export type CartTotals = NonNullable<Cart['totals']>
/** Something that goes with what is in it. */
export type Suggestion = Answer<'sales.cart_suggestions.index'>['data'][number]
export type Told = Cart['notices'][number]

/** Readable cookie with the number of pieces (plugins/sales/services/cart/cart_cookies.ts). */
export const quantityCookie = 'cart-quantity'
export type Delivery = Answer<'sales.delivery_terms.show'>['data']
