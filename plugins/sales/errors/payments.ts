import { refusal } from '#core/errors/domain_error'

export const notificationRefused = refusal('E_SALES_NOTIFICATION_REFUSED', 400, 'sales.errors.notification_refused')
export const paymentMethodUnknown = refusal(
  'E_SALES_PAYMENT_METHOD_UNKNOWN',
  404,
  'sales.errors.payment_method_unknown'
)
export const paymentNotRetryable = refusal('E_SALES_PAYMENT_NOT_RETRYABLE', 409, 'sales.errors.payment_not_retryable')
