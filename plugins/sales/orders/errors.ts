import { refusal } from '#core/errors/domain_error'

export const cartChanged = refusal('E_SALES_CART_CHANGED', 409, 'sales.errors.cart_changed')
export const orderAddressMissing = refusal('E_SALES_ORDER_ADDRESS_MISSING', 422, 'sales.errors.order_address_missing')
export const orderShippingMissing = refusal(
  'E_SALES_ORDER_SHIPPING_MISSING',
  422,
  'sales.errors.order_shipping_missing'
)
export const orderUndeliverable = refusal('E_SALES_ORDER_UNDELIVERABLE', 422, 'sales.errors.order_undeliverable')
export const orderPaymentMissing = refusal('E_SALES_ORDER_PAYMENT_MISSING', 422, 'sales.errors.order_payment_missing')
export const orderBelowMinimum = refusal('E_SALES_ORDER_BELOW_MINIMUM', 422, 'sales.errors.order_below_minimum')
export const orderAgeTooYoung = refusal('E_SALES_ORDER_AGE_TOO_YOUNG', 403, 'sales.errors.order_age_too_young')
export const orderNotFound = refusal('E_SALES_ORDER_NOT_FOUND', 404, 'sales.errors.order_not_found')
export const orderNotCancellable = refusal('E_SALES_ORDER_NOT_CANCELLABLE', 409, 'sales.errors.order_not_cancellable')
export const cancelTooMany = refusal('E_SALES_CANCEL_TOO_MANY', 422, 'sales.errors.cancel_too_many')

/** Who orders read another version than the one that stands. */
export const termsChanged = refusal('E_SALES_TERMS_CHANGED', 422, 'sales.errors.terms_changed')
