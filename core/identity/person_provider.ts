import { configProvider } from '@adonisjs/core'
import { symbols } from '@adonisjs/auth'
import { IdentityPort, type PersonKind, type SignedInPerson } from '#core/identity/identity_port'
import type { ApplicationService } from '@adonisjs/core/types'
import type { SessionUserProviderContract } from '@adonisjs/auth/types/session'

/**
 * Lets AdonisJS' session guard remember a person by the secret of their sign-in, which the database knows: a sign-in
 * that ended there has ended on whichever machine a copy of the cookie lies.
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

/** The accounts behind a guard, whoever keeps them. */
export function personProvider(kind: PersonKind) {
  return configProvider.create(async (app) => new PersonProvider(kind, app))
}
