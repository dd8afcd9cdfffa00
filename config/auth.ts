import { defineConfig } from '@adonisjs/auth'
import { sessionGuard } from '@adonisjs/auth/session'
import { personProvider } from '#core/identity/person_provider'
import type { InferAuthenticators } from '@adonisjs/auth/types'

/** A customer and a member of staff may be signed in with one session. Signing one out does not affect the other. */
const authConfig = defineConfig({
  default: 'customer',
  guards: {
    customer: sessionGuard({ useRememberMeTokens: false, provider: personProvider('customer') }),
    staff: sessionGuard({ useRememberMeTokens: false, provider: personProvider('staff') }),
  },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
