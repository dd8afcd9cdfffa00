import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { foldEmail } from '#core/database/fold_email'
import { Store } from '#core/database/store'
import { reviewRefusals } from '#plugins/catalogue/reviews/tables'

/** Notes that an address does not want to be asked for reviews. Done again it changes nothing. */
@inject()
export class RefuseInvitations {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  async execute(email: string): Promise<void> {
    const row = { email: foldEmail(email), createdAt: this.clock.iso() }
    await this.store.transaction((trx) => reviewRefusals.insertAll(trx, [row], 'on conflict (email) do nothing'))
  }
}
