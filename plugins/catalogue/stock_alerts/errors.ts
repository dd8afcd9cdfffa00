import { refusal } from '#core/errors/domain_error'

/** Refusals about alerts of what is back. */
export const alertsOff = refusal('E_CATALOGUE_ALERTS_OFF', 409, 'catalogue.errors.alerts_off')
export const alertsTooMany = refusal('E_CATALOGUE_ALERTS_TOO_MANY', 429, 'catalogue.errors.alerts_too_many')
/** What can be had now is nothing to wait for. */
export const alertNotNeeded = refusal('E_CATALOGUE_ALERT_NOT_NEEDED', 409, 'catalogue.errors.alert_not_needed')
export const alertLinkUnknown = refusal('E_CATALOGUE_ALERT_LINK_UNKNOWN', 422, 'catalogue.errors.alert_link_unknown')
