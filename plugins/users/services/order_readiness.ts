import { inject } from '@adonisjs/core'
import { Settings } from '#core/settings/settings'
import { emailNotConfirmed } from '#plugins/users/errors/account'
import type { CustomerPerson } from '#plugins/users/services/accounts'

/** Whether a customer's account allows orders. Called by the plugins that take orders. */
@inject()
export class OrderReadiness {
  constructor(private readonly settings: Settings) {}

  /** The shop takes orders of confirmed addresses only, and this one is not. */
  lacksConfirmation({ isEmailConfirmed }: Pick<CustomerPerson, 'isEmailConfirmed'>, channel: string): boolean {
    return !isEmailConfirmed && this.settings.get<boolean>('users.registration.confirm_before_order', { channel })
  }

  /** @throws emailNotConfirmed */
  check(customer: Pick<CustomerPerson, 'isEmailConfirmed'>, channel: string): void {
    if (this.lacksConfirmation(customer, channel)) throw emailNotConfirmed()
  }
}
