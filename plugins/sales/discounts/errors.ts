import { refusal } from '#core/errors/domain_error'

export const couponUnknown = refusal('E_SALES_COUPON_UNKNOWN', 422, 'sales.errors.coupon_unknown')
export const couponNotYet = refusal('E_SALES_COUPON_NOT_YET', 422, 'sales.errors.coupon_not_yet')
export const couponExpired = refusal('E_SALES_COUPON_EXPIRED', 422, 'sales.errors.coupon_expired')
export const couponNotForYou = refusal('E_SALES_COUPON_NOT_FOR_YOU', 422, 'sales.errors.coupon_not_for_you')
export const couponNotMet = refusal('E_SALES_COUPON_NOT_MET', 422, 'sales.errors.coupon_not_met')
export const couponUsedUp = refusal('E_SALES_COUPON_USED_UP', 422, 'sales.errors.coupon_used_up')
export const couponTooMany = refusal('E_SALES_COUPON_TOO_MANY', 429, 'sales.errors.coupon_too_many')
export const couponHeld = refusal('E_SALES_COUPON_HELD', 422, 'sales.errors.coupon_held')
