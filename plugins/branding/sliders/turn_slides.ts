import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'

const IS_NOW = `(is_active and (starts_at is null or starts_at <= ?) and (ends_at is null or ends_at > ?))`

/** Tells caches of the slides that have begun or ended since it last looked. */
@inject()
export class TurnSlides {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Returns how many there were. */
  async execute(): Promise<number> {
    const now = this.clock.iso()
    const due = `select id from branding_slides where is_shown <> ${IS_NOW} limit 1`
    if (!(await this.store.reader.first(due, [now, now]))) return 0
    return this.store.transaction(async (trx) => {
      const turned = await queryRows<{ id: number }>(
        trx,
        `update branding_slides set is_shown = ${IS_NOW} where is_shown <> ${IS_NOW} returning id`,
        [now, now, now, now]
      )
      await this.store.changes.record(
        trx,
        'branding.slides',
        turned.map(({ id }) => Number(id))
      )
      return turned.length
    })
  }
}
