import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { inside } from '#plugins/sales/database/statements'

const DAY = 24 * 3600

/** Days for which forged notifications are kept. */
const FORGED_DAYS = 7

/** Rows per statement. A long statement would block the shop's writes. */
const CHUNK = 500

const DELETE = `delete from sales_payment_notifications where id in (
  select id from sales_payment_notifications
  where received_at < ? or (verdict = 'forged' and received_at < ?) order by id limit ${CHUNK}) returning id`

/** Deletes notifications that are older than the days of the settings. */
@inject()
export class SweepNotifications {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings
  ) {}

  async execute(signal: AbortSignal): Promise<void> {
    const days = this.settings.get<number>('sales.payments.notification_days')
    const before = this.clock.isoIn(-days * DAY)
    const forgedBefore = this.clock.isoIn(-Math.min(days, FORGED_DAYS) * DAY)
    let count: number
    do {
      signal.throwIfAborted()
      count = (await this.store.transaction((trx) => inside(trx)(DELETE, [before, forgedBefore]))).length
    } while (count === CHUNK)
  }
}
