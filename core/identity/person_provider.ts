import { configProvider } from '@adonisjs/core'
import { symbols } from '@adonisjs/auth'
import { IdentityPort, type PersonKind, type SignedInPerson } from '#core/identity/identity_port'
import type { ApplicationService } from '@adonisjs/core/types'
import type { SessionUserProviderContract } from '@adonisjs/auth/types/session'

/**
 * User provider of AdonisJS' session guard. The session stores the secret of a sign-in instead of a user id, so that ending the
 * sign-in in the database invalidates all copies of the cookie.
 */
class PersonProvider implements SessionUserProviderContract<SignedInPerson> {
  declare [symbols.PROVIDER_REAL_USER]: SignedInPerson

  constructor(
    private readonly kind: PersonKind,
    private readonly app: ApplicationService
  ) {}

  async createUserForGuard(person: SignedInPerson) {
    return {
      getId: () => person.signIn,
      getOriginal: () => person,
    }
  }

  async findById(remembered: string | number | BigInt) {
    if (typeof remembered !== 'string') return null
    const identity = await this.app.container.make(IdentityPort)
    const person = await identity.recall(this.kind, remembered)
    return person && this.createUserForGuard(person)
  }
}

/** Config provider for the guard of customers or of staff. */
export function personProvider(kind: PersonKind) {
  return configProvider.create(async (app) => new PersonProvider(kind, app))
}
