import app from '@adonisjs/core/services/app'
import { inject } from '@adonisjs/core'
import { Accounts, type CustomerPerson, type StaffPerson } from '#plugins/users/services/accounts'
import { Store } from '#core/database/store'
import { foldEmail } from '#core/database/fold_email'

/** People with an account that is open, for those who write to them and read what they write. */
@inject()
export class FindPeople {
  readonly #accounts: Accounts

  constructor(store: Store) {
    this.#accounts = new Accounts(store, app.config.get<boolean>('cellier.demo', false))
  }

  staff(ids: readonly number[]): Promise<StaffPerson[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.#accounts.staffOf(ids)
  }

  async staffOf(email: string): Promise<StaffPerson | null> {
    const account = await this.#accounts.findByEmail('staff', foldEmail(email))
    return account && (account.person as StaffPerson)
  }

  async customerOf(email: string): Promise<CustomerPerson | null> {
    const account = await this.#accounts.findByEmail('customer', foldEmail(email))
    return account && (account.person as CustomerPerson)
  }
}
