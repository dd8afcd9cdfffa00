import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { deleteInBatches } from '#core/database/delete_in_batches'

/** Seconds. */
const DAY = 24 * 3600

const SPAM_DAYS = 30

/** Deletes messages that are older than the shop keeps them. */
@inject()
export class SweepMessages {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings
  ) {}

  /** Returns the number of deleted messages. */
  execute(signal?: AbortSignal): Promise<number> {
    const days = this.settings.get<number>('cms.contact.keep_days')
    const batches = {
      table: 'cms_messages',
      key: 'id',
      where: "(sent_at <= ? or (state = 'spam' and sent_at <= ?))",
      bindings: [this.clock.isoIn(-days * DAY), this.clock.isoIn(-SPAM_DAYS * DAY)],
      order: 'sent_at',
    }
    return deleteInBatches(this.store, batches, signal)
  }
}
