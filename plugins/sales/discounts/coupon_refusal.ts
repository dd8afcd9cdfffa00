import {
  couponExpired,
  couponNotForYou,
  couponNotMet,
  couponNotYet,
  couponUnknown,
  couponUsedUp,
} from '#plugins/sales/discounts/errors'
import type { CodeRefusal, RefusedCode } from '#plugins/sales/contracts/discount_source'
import type { DomainError } from '#core/errors/domain_error'

const REFUSALS: Record<CodeRefusal, typeof couponUnknown> = {
  unknown: couponUnknown,
  not_yet: couponNotYet,
  expired: couponExpired,
  not_for_you: couponNotForYou,
  conditions_not_met: couponNotMet,
  limit_reached: couponUsedUp,
}

/** Why a code gives nothing, in words: the same when it is typed and while a cart holds it. */
export function couponRefusal({ code, reason, startsOn }: RefusedCode): DomainError {
  // Noon: the day is the same in every time zone that a server may be in.
  const day = startsOn === undefined ? '' : new Date(`${startsOn}T12:00:00Z`)
  return REFUSALS[reason]({ code, startsOn: day }, 'code')
}
