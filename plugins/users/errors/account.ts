import { refusal } from '#core/errors/domain_error'

export const passwordWrong = refusal('E_USERS_PASSWORD_WRONG', 422, 'users.errors.password_wrong')
export const passwordsDiffer = refusal('E_USERS_PASSWORDS_DIFFER', 422, 'users.errors.passwords_differ')
export const tooManyAttempts = refusal('E_USERS_TOO_MANY_ATTEMPTS', 429, 'users.errors.too_many_attempts')
export const resetLinkOver = refusal('E_USERS_RESET_LINK_OVER', 422, 'users.errors.reset_link_over')
/** For customers only: the response to staff never reveals whether an account exists. */
export const emailUnknown = refusal('E_USERS_EMAIL_UNKNOWN', 422, 'users.errors.email_unknown')
export const emailLinkOver = refusal('E_USERS_EMAIL_LINK_OVER', 422, 'users.errors.email_link_over')
export const emailConfirmed = refusal('E_USERS_EMAIL_CONFIRMED', 409, 'users.errors.email_confirmed')
/** What a shop may require before an order. */
export const emailNotConfirmed = refusal('E_USERS_EMAIL_NOT_CONFIRMED', 403, 'users.errors.email_not_confirmed')
export const codeWrong = refusal('E_USERS_CODE_WRONG', 422, 'users.errors.code_wrong')
export const secondStepOver = refusal('E_USERS_SECOND_STEP_OVER', 422, 'users.errors.second_step_over')
export const twoFactorOn = refusal('E_USERS_TWO_FACTOR_ON', 409, 'users.errors.two_factor_on')
export const twoFactorOff = refusal('E_USERS_TWO_FACTOR_OFF', 409, 'users.errors.two_factor_off')
export const confirmationOver = refusal('E_USERS_CONFIRMATION_OVER', 422, 'users.errors.confirmation_over')
export const tokenNotFound = refusal('E_USERS_TOKEN_NOT_FOUND', 404, 'users.errors.token_not_found')
/** A program's token opens no door to the account itself. */
export const personOnly = refusal('E_USERS_PERSON_ONLY', 403, 'users.errors.person_only')
