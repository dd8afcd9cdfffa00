import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { LOCALES } from '#core/i18n/locales'
import { version } from '#core/http/record_validators'
import { emailRule } from '#plugins/users/services/email_rule'
import { LONGEST_PASSWORD } from '#plugins/users/services/password_rule'

const typed = () => vine.string().minLength(1).maxLength(LONGEST_PASSWORD)

/** A code of a device, or one of recovery. */
const code = () => vine.string().trim().minLength(6).maxLength(40)

export const storeSecondStep = vine.compile(vine.object({ code: code() }))

export const updateProfile = vine.compile(
  vine.object({
    name: vine.string().trim().minLength(1).maxLength(80),
    email: vine.string().trim().use(emailRule()),
    locale: vine.enum(LOCALES),
    current_password: vine.string().maxLength(LONGEST_PASSWORD).optional(),
    version: version(),
  })
)

/** The language of the back office alone, from its menu. */
export const updateLanguage = vine.compile(vine.object({ locale: vine.enum(LOCALES) }))

export const updatePassword = vine.compile(
  vine.object({ current_password: typed(), password: typed(), password_confirmation: typed() })
)

/** The input of actions that need only the current password. */
export const askPassword = vine.compile(vine.object({ current_password: typed() }))

export const destroyProfile = vine.compile(vine.object({ confirmation: vine.string().minLength(1).maxLength(2000) }))

export const updateTwoFactor = vine.compile(vine.object({ code: code() }))

/** A token of more than a year is one that was forgotten. */
export const storeToken = vine.compile(
  vine.object({
    name: vine.string().trim().minLength(1).maxLength(80),
    scopes: vine.array(vine.string().maxLength(120)).minLength(1).maxLength(2000),
    days: strictNumber().withoutDecimals().min(1).max(366),
  })
)

export const storePasswordReset = vine.compile(vine.object({ email: vine.string().trim().use(emailRule()) }))

export const updatePasswordReset = vine.compile(vine.object({ password: typed(), password_confirmation: typed() }))
