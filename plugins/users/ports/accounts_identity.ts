import { IdentityPort } from '#core/identity/identity_port'
import { Store } from '#core/database/store'
import { Accounts } from '#plugins/users/services/accounts'
import type { PersonKind, SignedInPerson } from '#core/identity/person'
import type { PortFactory } from '#core/plugin/ports'

/** The accounts of this plugin behind core's guards. */
class AccountsIdentity extends IdentityPort {
  constructor(private readonly accounts: Accounts) {
    super()
  }

  async recall(kind: PersonKind, id: number): Promise<SignedInPerson | null> {
    const account = await this.accounts.find(kind, 'id', id)
    return account?.person ?? null
  }
}

/** Fills core's identity port. */
const accountsIdentity: PortFactory<IdentityPort> = async (resolver) => {
  const app = await resolver.make('app')
  const store = await resolver.make(Store)
  return new AccountsIdentity(new Accounts(store, app.config.get<boolean>('cellier.demo', false)))
}

export default accountsIdentity
