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
export const idempotencyKeyInvalid = refusal(
  'E_SALES_IDEMPOTENCY_KEY_INVALID',
  422,
  'sales.errors.idempotency_key_invalid'
)
export const idempotencyKeyReused = refusal(
  'E_SALES_IDEMPOTENCY_KEY_REUSED',
  422,
  'sales.errors.idempotency_key_reused'
)
export const orderNotFound = refusal('E_SALES_ORDER_NOT_FOUND', 404, 'sales.errors.order_not_found')
export const orderNotCancellable = refusal('E_SALES_ORDER_NOT_CANCELLABLE', 409, 'sales.errors.order_not_cancellable')
export const cancelTooMany = refusal('E_SALES_CANCEL_TOO_MANY', 422, 'sales.errors.cancel_too_many')

/** A document is asked for with lines of its own order. */
export const lineOfAnother = refusal('E_SALES_LINE_OF_ANOTHER', 422, 'sales.errors.line_of_another')

export const shipmentEmpty = refusal('E_SALES_SHIPMENT_EMPTY', 422, 'sales.errors.shipment_empty')
export const shipmentTooMany = refusal('E_SALES_SHIPMENT_TOO_MANY', 422, 'sales.errors.shipment_too_many')
export const shipmentNotFound = refusal('E_SALES_SHIPMENT_NOT_FOUND', 404, 'sales.errors.shipment_not_found')

export const invoiceEmpty = refusal('E_SALES_INVOICE_EMPTY', 422, 'sales.errors.invoice_empty')
export const invoiceTooMany = refusal('E_SALES_INVOICE_TOO_MANY', 422, 'sales.errors.invoice_too_many')
export const invoiceNotFound = refusal('E_SALES_INVOICE_NOT_FOUND', 404, 'sales.errors.invoice_not_found')
export const invoicePaid = refusal('E_SALES_INVOICE_PAID', 409, 'sales.errors.invoice_paid')
export const invoiceReminded = refusal('E_SALES_INVOICE_REMINDED', 409, 'sales.errors.invoice_reminded')
export const numberPrefixInvalid = refusal('E_SALES_NUMBER_PREFIX_INVALID', 422, 'sales.errors.number_prefix_invalid')
export const numberPrefixTaken = refusal('E_SALES_NUMBER_PREFIX_TAKEN', 422, 'sales.errors.number_prefix_taken')
export const transactionTooMuch = refusal('E_SALES_TRANSACTION_TOO_MUCH', 422, 'sales.errors.transaction_too_much')
export const transactionKnown = refusal('E_SALES_TRANSACTION_KNOWN', 409, 'sales.errors.transaction_known')
export const transactionNotFound = refusal('E_SALES_TRANSACTION_NOT_FOUND', 404, 'sales.errors.transaction_not_found')

export const refundEmpty = refusal('E_SALES_REFUND_EMPTY', 422, 'sales.errors.refund_empty')
export const refundTooMany = refusal('E_SALES_REFUND_TOO_MANY', 422, 'sales.errors.refund_too_many')
export const refundTooMuch = refusal('E_SALES_REFUND_TOO_MUCH', 422, 'sales.errors.refund_too_much')
export const refundShippingTooMuch = refusal(
  'E_SALES_REFUND_SHIPPING_TOO_MUCH',
  422,
  'sales.errors.refund_shipping_too_much'
)
export const refundFeeTooMuch = refusal('E_SALES_REFUND_FEE_TOO_MUCH', 422, 'sales.errors.refund_fee_too_much')
export const refundNotFound = refusal('E_SALES_REFUND_NOT_FOUND', 404, 'sales.errors.refund_not_found')

/** Carries which series, year and numbers as `meta.faults`. */
export const numbersBroken = refusal('E_SALES_NUMBERS_BROKEN', 409, 'sales.errors.numbers_broken')

/** Who orders read another version than the one that stands. */
export const termsChanged = refusal('E_SALES_TERMS_CHANGED', 422, 'sales.errors.terms_changed')
