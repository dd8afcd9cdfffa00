import vine from '@vinejs/vine'
import { orNull } from '#core/http/described_fields'
import { LOCALES } from '#core/i18n/locales'
import { version } from '#core/http/record_validators'
import { emailRule } from '#plugins/users/services/email_rule'
import { LONGEST_PASSWORD } from '#plugins/users/services/password_rule'
import { companyFields, corporateName, personFields } from '#plugins/users/validators/customer_validator'

/** A customer's own profile. What they are (an individual, a company) and their address are changed elsewhere. */
export const updateOwnProfile = vine.compile(
  vine.object({
    ...personFields,
    corporateName: orNull(corporateName()),
    ...companyFields,
    locale: orNull(vine.enum(LOCALES)),
    version: version(),
  })
)

/** A new e-mail address, and the password: an unattended browser must not be enough to take the account over. */
export const updateOwnEmail = vine.compile(
  vine.object({
    email: vine.string().trim().use(emailRule()),
    current_password: vine.string().minLength(1).maxLength(LONGEST_PASSWORD),
  })
)
