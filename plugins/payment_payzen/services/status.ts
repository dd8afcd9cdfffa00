import type { PayzenTransaction } from '#plugins/payment_payzen/services/transaction'
import type { FailureReason } from '#plugins/sales/index'

/** What a status of a transaction means for its payment. */
export type StatusGroup = 'accepted' | 'to_validate' | 'pending' | 'left' | 'cancelled' | 'failed'

const GROUPS: Record<string, StatusGroup> = {
  AUTHORISED: 'accepted',
  CAPTURED: 'accepted',
  ACCEPTED: 'accepted',
  PARTIALLY_AUTHORISED: 'accepted',
  AUTHORISED_TO_VALIDATE: 'to_validate',
  // Not authorised yet, and to be validated then.
  WAITING_AUTHORISATION_TO_VALIDATE: 'pending',
  INITIAL: 'pending',
  WAITING_AUTHORISATION: 'pending',
  UNDER_VERIFICATION: 'pending',
  PRE_AUTHORISED: 'pending',
  WAITING_FOR_PAYMENT: 'pending',
  SUSPENDED: 'pending',
  PENDING: 'pending',
  REFUND_TO_RETRY: 'pending',
  ABANDONED: 'left',
  NOT_CREATED: 'left',
  CANCELLED: 'cancelled',
}

/** Statuses that PayZen adds later are failures, as in its own modules. */
export const groupOf = (status: string): StatusGroup => GROUPS[status] ?? 'failed'

/** Sources of a notification behind which the merchant stands. PayZen does not tell what a notification was that it sends again. */
const MERCHANT = new Set(['BO', 'MERCH_BO', 'FILE', 'API', 'RETRY'])

/** Whether a cancellation is the merchant's, not that of a shopper who leaves the page. */
export const isMerchants = (source: string | null) => source === null || MERCHANT.has(source)

const BY_AUTHORISATION: Record<string, FailureReason> = {
  '33': 'expired_card',
  '51': 'insufficient_funds',
  '54': 'expired_card',
  '61': 'insufficient_funds',
  '65': 'authentication',
  '1A': 'authentication',
  '90': 'technical',
  '91': 'technical',
  '96': 'technical',
}

const BY_RESULT: Record<string, FailureReason> = { '17': 'canceled', '30': 'technical', '96': 'technical' }

/** Why a payment failed, for its shopper. */
export function reasonOf({ status, result, authorisation, authentication }: PayzenTransaction): FailureReason {
  if (status === 'EXPIRED') return 'expired'
  if (status === 'CAPTURE_FAILED') return 'technical'
  const reason = BY_AUTHORISATION[authorisation] ?? BY_RESULT[result]
  return reason ?? (authentication === 'N' ? 'authentication' : 'refused')
}
