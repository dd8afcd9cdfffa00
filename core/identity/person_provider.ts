import { configProvider } from '@adonisjs/core'
import { symbols } from '@adonisjs/auth'
import { IdentityPort, type PersonKind, type SignedInPerson } from '#core/identity/identity_port'
import type { ApplicationService } from '@adonisjs/core/types'
import type { SessionUserProviderContract } from '@adonisjs/auth/types/session'

/**
 * Lets AdonisJS' session guard remember a person as `id.epoch`: a moved epoch ends every sign-in
 * that began before, on whichever machine.
 */
class PersonProvider implements SessionUserProviderContract<SignedInPerson> {
  declare [symbols.PROVIDER_REAL_USER]: SignedInPerson

  constructor(
    private readonly kind: PersonKind,
    private readonly app: ApplicationService
  ) {}

  async createUserForGuard(person: SignedInPerson) {
    return {
      getId: () => `${person.id}.${person.epoch}`,
      getOriginal: () => person,
    }
  }

  async findById(remembered: string | number | BigInt) {
    const [id, epoch] = String(remembered).split('.').map(Number)
    if (!Number.isSafeInteger(id)) return null
    const identity = await this.app.container.make(IdentityPort)
    const person = await identity.recall(this.kind, id as number)
    return person?.epoch === epoch && person ? this.createUserForGuard(person) : null
  }
}

/** The accounts behind a guard, whoever keeps them. */
export function personProvider(kind: PersonKind) {
  return configProvider.create(async (app) => new PersonProvider(kind, app))
}
