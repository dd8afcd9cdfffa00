import { refusal } from '#core/errors/domain_error'

export const newsletterLinkUnknown = refusal(
  'E_MARKETING_NEWSLETTER_LINK_UNKNOWN',
  422,
  'marketing.errors.newsletter_link_unknown'
)
/** A page that is not there: its link was never ours. */
export const preferencesUnknown = refusal(
  'E_MARKETING_PREFERENCES_UNKNOWN',
  404,
  'marketing.errors.newsletter_link_unknown'
)
/** The link of an older mail: the subscription was ended since. */
export const newsletterLinkOver = refusal(
  'E_MARKETING_NEWSLETTER_LINK_OVER',
  409,
  'marketing.errors.newsletter_link_over'
)
export const newsletterTooMany = refusal('E_MARKETING_NEWSLETTER_TOO_MANY', 429, 'marketing.errors.newsletter_too_many')
export const newsletterClosed = refusal('E_MARKETING_NEWSLETTER_CLOSED', 409, 'marketing.errors.newsletter_closed')
/** Without a topic nothing would be sent: that is said by unsubscribing. */
export const topicMissing = refusal('E_MARKETING_TOPIC_MISSING', 422, 'marketing.errors.topic_missing')
export const topicUnknown = refusal('E_MARKETING_TOPIC_UNKNOWN', 422, 'marketing.errors.topic_unknown')
export const proofMissing = refusal('E_MARKETING_PROOF_MISSING', 422, 'marketing.errors.proof_missing')
/** Only the person themselves can agree again. */
export const consentMissing = refusal('E_MARKETING_CONSENT_MISSING', 409, 'marketing.errors.consent_missing')
