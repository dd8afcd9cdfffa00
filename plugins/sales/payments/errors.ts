import { refusal } from '#core/errors/domain_error'

export const notificationRefused = refusal('E_SALES_NOTIFICATION_REFUSED', 400, 'sales.errors.notification_refused')
export const paymentMethodUnknown = refusal(
  'E_SALES_PAYMENT_METHOD_UNKNOWN',
  404,
  'sales.errors.payment_method_unknown'
)
export const paymentNotRetryable = refusal('E_SALES_PAYMENT_NOT_RETRYABLE', 409, 'sales.errors.payment_not_retryable')
export const paymentNotOfferedForOrder = refusal(
  'E_SALES_PAYMENT_NOT_OFFERED_FOR_ORDER',
  422,
  'sales.errors.payment_not_offered_for_order'
)
export const paymentNotCapturable = refusal(
  'E_SALES_PAYMENT_NOT_CAPTURABLE',
  409,
  'sales.errors.payment_not_capturable'
)
export const paymentUnderWay = refusal('E_SALES_PAYMENT_UNDER_WAY', 409, 'sales.errors.payment_under_way')
/** Carries what may be captured as `meta.most`. */
export const captureTooMuch = refusal('E_SALES_CAPTURE_TOO_MUCH', 422, 'sales.errors.capture_too_much')
export const captureNotInParts = refusal('E_SALES_CAPTURE_NOT_IN_PARTS', 422, 'sales.errors.capture_not_in_parts')
/** Carries what the provider may give back as `meta.most`. */
export const refundNotByProvider = refusal('E_SALES_REFUND_NOT_BY_PROVIDER', 409, 'sales.errors.refund_not_by_provider')
export const refundPaidLater = refusal('E_SALES_REFUND_PAID_LATER', 422, 'sales.errors.refund_paid_later')
export const refundSettled = refusal('E_SALES_REFUND_SETTLED', 409, 'sales.errors.refund_settled')
/** Carries what is owed as `meta.most`. */
export const repaymentTooMuch = refusal('E_SALES_REPAYMENT_TOO_MUCH', 422, 'sales.errors.repayment_too_much')
export const nothingToPayBack = refusal('E_SALES_NOTHING_TO_PAY_BACK', 409, 'sales.errors.nothing_to_pay_back')
export const movementNotFound = refusal('E_SALES_MOVEMENT_NOT_FOUND', 404, 'sales.errors.movement_not_found')

export const alertNotFound = refusal('E_SALES_PAYMENT_ALERT_NOT_FOUND', 404, 'sales.errors.payment_alert_not_found')
export const alertClosed = refusal('E_SALES_PAYMENT_ALERT_CLOSED', 409, 'sales.errors.payment_alert_closed')
export const notificationNotFound = refusal(
  'E_SALES_PAYMENT_NOTIFICATION_NOT_FOUND',
  404,
  'sales.errors.payment_notification_not_found'
)

export const transactionTooMuch = refusal('E_SALES_TRANSACTION_TOO_MUCH', 422, 'sales.errors.transaction_too_much')
export const orderPaid = refusal('E_SALES_ORDER_PAID', 409, 'sales.errors.order_paid')
export const orderPaymentTooMuch = refusal('E_SALES_ORDER_PAYMENT_TOO_MUCH', 422, 'sales.errors.order_payment_too_much')
export const paymentInFuture = refusal('E_SALES_PAYMENT_IN_FUTURE', 422, 'sales.errors.payment_in_future')
export const transactionKnown = refusal('E_SALES_TRANSACTION_KNOWN', 409, 'sales.errors.transaction_known')
export const transactionNotFound = refusal('E_SALES_TRANSACTION_NOT_FOUND', 404, 'sales.errors.transaction_not_found')
