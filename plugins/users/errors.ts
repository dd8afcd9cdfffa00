import { refusal } from '#core/errors/domain_error'

/** The same for an unknown address, a wrong password and a suspended account, so that it reveals nothing. */
export const signInRefused = refusal(
  'E_USERS_SIGN_IN_REFUSED',
  422,
  'users.errors.sign_in_refused',
  'users.errors.sign_in_refused_caption'
)
export const tooManySignIns = refusal('E_USERS_TOO_MANY_SIGN_INS', 429, 'users.errors.too_many_sign_ins')
/** Something that must be filled and that no validator could know to be so. */
export const valueRequired = refusal('E_USERS_VALUE_REQUIRED', 422, 'core.validation.required')
export const emailTaken = refusal('E_USERS_EMAIL_TAKEN', 422, 'users.errors.email_taken')
/** The account has that address already. */
export const emailUnchanged = refusal('E_USERS_EMAIL_UNCHANGED', 422, 'users.errors.email_unchanged')
export const tooYoung = refusal('E_USERS_TOO_YOUNG', 422, 'users.errors.too_young')
/** Nobody opens an account without agreeing. */
export const termsChanged = refusal('E_USERS_TERMS_CHANGED', 422, 'users.errors.terms_changed')
export const consentMissing = refusal('E_USERS_CONSENT_REQUIRED', 422, 'users.errors.consent_missing')
export const passwordWeak = refusal('E_USERS_PASSWORD_WEAK', 422, 'users.errors.password_weak')
export const passwordKnown = refusal('E_USERS_PASSWORD_KNOWN', 422, 'users.errors.password_known')
/** One of those that everybody uses. */
export const passwordGuessable = refusal('E_USERS_PASSWORD_GUESSABLE', 422, 'users.errors.password_guessable')
export const passwordOfNames = refusal('E_USERS_PASSWORD_OF_NAMES', 422, 'users.errors.password_of_names')
export const roleUnknown = refusal('E_USERS_ROLE_UNKNOWN', 422, 'users.errors.role_unknown')
export const groupUnknown = refusal('E_USERS_GROUP_UNKNOWN', 422, 'users.errors.group_unknown')
export const accountUnknown = refusal('E_USERS_ACCOUNT_UNKNOWN', 422, 'users.errors.account_unknown')
export const channelHasCustomers = refusal('E_USERS_CHANNEL_HAS_CUSTOMERS', 409, 'users.errors.channel_has_customers')
