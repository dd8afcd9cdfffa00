import { defineConfig } from '@adonisjs/auth'
import { sessionGuard } from '@adonisjs/auth/session'
import { personProvider } from '#core/identity/person_provider'
import type { InferAuthenticators } from '@adonisjs/auth/types'

/** Customers and staff sign in side by side in one session; signing one out leaves the other. */
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
