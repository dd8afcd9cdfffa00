import { refusal } from '#core/errors/domain_error'

export const quantityInvalid = refusal('E_SALES_QUANTITY_INVALID', 422, 'sales.errors.quantity_invalid')
export const productUnknown = refusal('E_SALES_PRODUCT_UNKNOWN', 422, 'sales.errors.product_unknown')
export const productGone = refusal('E_SALES_PRODUCT_GONE', 422, 'sales.errors.product_gone')
export const productGrouped = refusal('E_SALES_PRODUCT_GROUPED', 422, 'sales.errors.product_grouped')
export const priceUnknown = refusal('E_SALES_PRICE_UNKNOWN', 422, 'sales.errors.price_unknown')
export const choiceInvalid = refusal('E_SALES_CHOICE_INVALID', 422, 'sales.errors.choice_invalid')
export const soldOut = refusal('E_SALES_SOLD_OUT', 422, 'sales.errors.sold_out')
export const stockShort = refusal('E_SALES_STOCK_SHORT', 422, 'sales.errors.stock_short')
/** What is left of it is in the same cart already, in another line. */
export const stockHeld = refusal('E_SALES_STOCK_HELD', 422, 'sales.errors.stock_held')
export const cartNotFound = refusal('E_SALES_CART_NOT_FOUND', 404, 'sales.errors.cart_not_found')
export const lineNotFound = refusal('E_SALES_LINE_NOT_FOUND', 404, 'sales.errors.line_not_found')
export const cartFull = refusal('E_SALES_CART_FULL', 422, 'sales.errors.cart_full')
export const cartEmpty = refusal('E_SALES_CART_EMPTY', 422, 'sales.errors.cart_empty')
export const ageUnconfirmed = refusal('E_SALES_AGE_UNCONFIRMED', 422, 'sales.errors.age_unconfirmed')
