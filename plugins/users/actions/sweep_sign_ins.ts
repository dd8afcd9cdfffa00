import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { deleteInBatches } from '#core/database/delete_in_batches'

/** Tables of links that expire. */
const LINKS = ['users_password_resets', 'users_customer_links', 'users_email_links']

/** Deletes expired sign-ins, and expired links of mails. */
@inject()
export class SweepSignIns {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Returns how many sign-ins. */
  async execute(signal?: AbortSignal): Promise<number> {
    const now = this.clock.iso()
    await this.store.transaction(async (trx) => {
      for (const table of LINKS) await trx.from(table).where('ends_at', '<=', now).delete()
    })
    const batches = { table: 'users_sign_ins', key: 'digest', where: 'ends_at <= ?', bindings: [now], order: 'ends_at' }
    return deleteInBatches(this.store, batches, signal)
  }
}
