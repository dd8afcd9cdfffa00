import { DomainError, refusal } from '#core/errors/domain_error'

export const settingUnknown = refusal('E_CORE_SETTING_UNKNOWN', 404, 'core.errors.setting_unknown')
export const settingInvalid = refusal('E_CORE_SETTING_INVALID', 422, 'core.errors.setting_invalid')
export const settingNotScoped = refusal('E_CORE_SETTING_NOT_SCOPED', 422, 'core.errors.setting_not_scoped')
export const settingOutOfRange = refusal('E_CORE_SETTING_OUT_OF_RANGE', 422, 'core.errors.setting_out_of_range')
export const settingUnprintable = refusal('E_CORE_SETTING_UNPRINTABLE', 422, 'core.validation.printable')
export const settingNotEmail = refusal('E_CORE_SETTING_NOT_EMAIL', 422, 'core.errors.setting_not_email')
export const settingNotUrl = refusal('E_CORE_SETTING_NOT_URL', 422, 'core.errors.setting_not_url')
/** In the words of the plugin whose setting it is. */
export const settingElsewhere = (message: string, key: string) =>
  new DomainError({ code: 'E_CORE_SETTING_ELSEWHERE', status: 409, message }, {}, key)
