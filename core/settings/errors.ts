import { refusal } from '#core/errors/domain_error'

export const settingUnknown = refusal('E_CORE_SETTING_UNKNOWN', 404, 'core.errors.setting_unknown')
export const settingInvalid = refusal('E_CORE_SETTING_INVALID', 422, 'core.errors.setting_invalid')
export const settingNotScoped = refusal('E_CORE_SETTING_NOT_SCOPED', 422, 'core.errors.setting_not_scoped')
