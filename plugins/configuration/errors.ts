import { refusal } from '#core/errors/domain_error'

export const rowGone = refusal('E_CONFIGURATION_GONE', 404, 'configuration.errors.gone')

/** No order of this number, or nothing that this mail tells of it. */
export const mailAboutUnknown = refusal('E_CONFIGURATION_MAIL_ABOUT', 422, 'configuration.errors.mail_about')

export const channelUnknown = refusal('E_CONFIGURATION_CHANNEL_UNKNOWN', 422, 'configuration.errors.channel_unknown')
export const channelCodeInvalid = refusal('E_CONFIGURATION_CHANNEL_CODE', 422, 'configuration.errors.channel_code')
export const channelTaken = refusal('E_CONFIGURATION_CHANNEL_TAKEN', 422, 'configuration.errors.channel_taken')
export const channelLast = refusal('E_CONFIGURATION_CHANNEL_LAST', 409, 'configuration.errors.channel_last')
export const channelNameMissing = refusal('E_CONFIGURATION_CHANNEL_NAME', 422, 'configuration.errors.channel_name')
export const hostInvalid = refusal('E_CONFIGURATION_HOST', 422, 'configuration.errors.host')
export const hostTaken = refusal('E_CONFIGURATION_HOST_TAKEN', 422, 'configuration.errors.host_taken')
export const addressInvalid = refusal('E_CONFIGURATION_ADDRESS', 422, 'configuration.errors.address')
export const timezoneUnknown = refusal('E_CONFIGURATION_TIMEZONE', 422, 'configuration.errors.timezone')
export const defaultLocaleMissing = refusal(
  'E_CONFIGURATION_DEFAULT_LOCALE',
  422,
  'configuration.errors.default_locale'
)
export const baseCurrencyMissing = refusal('E_CONFIGURATION_BASE_CURRENCY', 422, 'configuration.errors.base_currency')

export const localeUnknown = refusal('E_CONFIGURATION_LOCALE_UNKNOWN', 422, 'configuration.errors.locale_unknown')
export const localeNotOffered = refusal(
  'E_CONFIGURATION_LOCALE_NOT_OFFERED',
  422,
  'configuration.errors.locale_not_offered'
)
export const localeTaken = refusal('E_CONFIGURATION_LOCALE_TAKEN', 422, 'configuration.errors.locale_taken')
export const localeUsed = refusal('E_CONFIGURATION_LOCALE_USED', 409, 'configuration.errors.locale_used')
export const localeDefault = refusal('E_CONFIGURATION_LOCALE_DEFAULT', 409, 'configuration.errors.locale_default')

export const currencyUnknown = refusal('E_CONFIGURATION_CURRENCY_UNKNOWN', 422, 'configuration.errors.currency_unknown')
export const currencyTaken = refusal('E_CONFIGURATION_CURRENCY_TAKEN', 422, 'configuration.errors.currency_taken')
export const currencyUsed = refusal('E_CONFIGURATION_CURRENCY_USED', 409, 'configuration.errors.currency_used')

export const rateInvalid = refusal('E_CONFIGURATION_RATE', 422, 'configuration.errors.rate')
export const ratePairSame = refusal('E_CONFIGURATION_RATE_SAME', 422, 'configuration.errors.rate_same')
export const ratePairTaken = refusal('E_CONFIGURATION_RATE_TAKEN', 422, 'configuration.errors.rate_taken')
export const rateSourceUnknown = refusal('E_CONFIGURATION_RATE_SOURCE', 422, 'configuration.errors.rate_source')
export const rateNeeded = refusal('E_CONFIGURATION_RATE_NEEDED', 409, 'configuration.errors.rate_needed')
export const currencyNotOffered = refusal(
  'E_CONFIGURATION_CURRENCY_NOT_OFFERED',
  422,
  'configuration.errors.currency_not_offered'
)
export const legalTextNotFound = refusal('E_CONFIGURATION_LEGAL_TEXT_NOT_FOUND', 404, 'core.errors.not_found')
