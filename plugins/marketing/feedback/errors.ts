import { refusal } from '#core/errors/domain_error'

export const secretTooShort = refusal('E_MARKETING_SECRET_TOO_SHORT', 422, 'marketing.errors.secret_too_short')
export const feedbackUnreadable = refusal(
  'E_MARKETING_FEEDBACK_UNREADABLE',
  400,
  'marketing.errors.feedback_unreadable'
)
