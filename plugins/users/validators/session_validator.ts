import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'
import { emailRule } from '#plugins/users/services/email_rule'
import { LONGEST_PASSWORD } from '#plugins/users/services/password_rule'

/** Hashing pads with null bytes: a password and the same one with some at its end would be equal. */
const WITHOUT_NUL = /^[^\0]*$/

/** What a sign-in form sends. An old password may be weaker than today's rule: only its length counts. */
export const storeSession = vine.compile(
  vine.object({
    email: vine.string().trim().use(emailRule()),
    password: vine
      .string()
      .minLength(1)
      .maxLength(LONGEST_PASSWORD)
      .regex(WITHOUT_NUL)
      .use(described({ examples: ['Vendange-Tardive-31'] })),
    remember: vine.boolean().optional(),
  })
)
