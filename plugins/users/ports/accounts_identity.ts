import { IdentityPort } from '#core/identity/identity_port'
import { Store } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { digestOf, endSignIn } from '#plugins/users/services/sign_ins'
import { Accounts } from '#plugins/users/services/accounts'
import type { PersonKind, SignedInPerson } from '#core/identity/person'
import type { PortFactory } from '#core/plugin/ports'

/** The accounts of this plugin behind core's guards. */
class AccountsIdentity extends IdentityPort {
  constructor(
    private readonly store: Store,
    private readonly accounts: Accounts,
    private readonly clock: () => Promise<Clock>
  ) {
    super()
  }

  async recall(kind: PersonKind, signIn: string): Promise<SignedInPerson | null> {
    const clock = await this.clock()
    const account = await this.accounts.findBySignIn(kind, digestOf(signIn), clock.iso())
    return account && { ...account.person, signIn }
  }

  end(signIn: string): Promise<void> {
    return this.store.transaction((trx) => endSignIn(trx, signIn))
  }
}

/** Fills core's identity port. */
const accountsIdentity: PortFactory<IdentityPort> = async (resolver) => {
  const app = await resolver.make('app')
  const store = await resolver.make(Store)
  const accounts = new Accounts(store, app.config.get<boolean>('cellier.demo', false))
  return new AccountsIdentity(store, accounts, () => app.container.make(Clock))
}

export default accountsIdentity
