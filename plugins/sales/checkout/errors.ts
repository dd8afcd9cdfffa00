import { refusal } from '#core/errors/domain_error'

/** Carries the step that comes first as `meta.step`. */
export const stepLocked = refusal('E_SALES_STEP_LOCKED', 409, 'sales.errors.step_locked')
export const addressGone = refusal('E_SALES_ADDRESS_GONE', 422, 'sales.errors.address_gone')
export const addressUnprintable = refusal('E_SALES_ADDRESS_UNPRINTABLE', 422, 'sales.errors.address_unprintable')
export const deliveryMissing = refusal('E_SALES_DELIVERY_REQUIRED', 422, 'sales.errors.required')
export const shippingUnchosen = refusal('E_SALES_SHIPPING_UNCHOSEN', 422, 'sales.errors.shipping_unchosen')
export const shippingNotOffered = refusal('E_SALES_SHIPPING_NOT_OFFERED', 422, 'sales.errors.shipping_not_offered')
/** Says why as `meta.reason` where somebody knows it. */
export const shippingUnavailable = refusal('E_SALES_SHIPPING_UNAVAILABLE', 422, 'sales.errors.shipping_unavailable')
export const paymentUnchosen = refusal('E_SALES_PAYMENT_UNCHOSEN', 422, 'sales.errors.payment_unchosen')
export const paymentNotOffered = refusal('E_SALES_PAYMENT_NOT_OFFERED', 422, 'sales.errors.payment_not_offered')
