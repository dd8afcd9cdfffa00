import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'

const FIND = 'select taken_at from core_mail_deliveries where mail_id = ?'

const BEGIN = `insert into core_mail_deliveries (mail_id, begun_at) values (?, ?) on conflict (mail_id) do nothing`

const TAKE = 'update core_mail_deliveries set taken_at = ? where mail_id = ?'

/** How far a mail came in an earlier run of its job. */
export type DeliveryState = 'new' | 'begun' | 'taken'

/**
 * What is known of mails that were handed over. A job whose worker was killed runs once more; a mail that the server had
 * taken by then must not leave twice.
 */
@inject()
export class MailDeliveries {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Notes that a mail is about to be handed over; gives how far it came before. */
  async begin(id: string): Promise<DeliveryState> {
    return this.store.transaction(async (trx) => {
      const [found] = await queryRows<{ taken_at: string | null }>(trx, FIND, [id])
      if (found) return found.taken_at === null ? 'begun' : 'taken'
      await queryRows(trx, BEGIN, [id, this.clock.iso()])
      return 'new'
    })
  }

  /** Notes that the server has taken it. */
  async taken(id: string): Promise<void> {
    await this.store.transaction((trx) => queryRows(trx, TAKE, [this.clock.iso(), id]))
  }
}
