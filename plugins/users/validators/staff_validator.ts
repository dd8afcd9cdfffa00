import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { LOCALES } from '#core/i18n/locales'
import { version } from '#core/records/record_validators'
import { emailRule } from '#plugins/users/services/email_rule'
import { LONGEST_PASSWORD } from '#plugins/users/services/password_rule'

const password = () => vine.string().maxLength(LONGEST_PASSWORD).optional()

const fields = () => ({
  name: vine.string().trim().minLength(1).maxLength(80),
  email: vine.string().trim().use(emailRule()),
  roleId: strictNumber().min(1).withoutDecimals(),
  password: password(),
  password_confirmation: password(),
})

/** A new member of staff; without a password they choose one by a mail. */
export const storeStaff = vine.compile(vine.object({ ...fields(), locale: vine.enum(LOCALES).optional() }))

export const updateStaff = vine.compile(vine.object({ ...fields(), version: version() }))
