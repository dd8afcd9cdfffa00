import { refusal } from '#core/errors/domain_error'

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
