import { inject } from '@adonisjs/core'
import { Outbox } from '#core/events/outbox'
import { RateLimits } from '#core/limits/rate_limits'
import { Statements } from '#core/database/statements'
import { Store } from '#core/database/store'
import { guideGone, thanksTooMany } from '#plugins/product_guides/errors'
import { takeOrRefuse } from '#core/limits/take_or_refuse'

/** Counts a shopper's thanks for a guide. */
@inject()
export class ThankGuide {
  constructor(
    private readonly store: Store,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox
  ) {}

  /**
   * `address`: the IP address.
   * @throws guideGone, thanksTooMany
   */
  async execute(id: number, address: string): Promise<number> {
    await takeOrRefuse(this.limits, 'product_guides.thanks', address, thanksTooMany)
    return this.store.transaction(async (trx) => {
      const [guide] = await new Statements(trx).all<{ thanks: number }>(
        'update product_guides_guides set thanks = thanks + 1 where id = ? and is_shown = true returning thanks',
        id
      )
      if (!guide) throw guideGone()
      const event = { name: 'product_guides.guide.thanked', subject: `product_guides.guide:${id}`, payload: { id } }
      await this.outbox.record(trx, event)
      await this.store.changes.record(trx, 'product_guides.guides', [id])
      return guide.thanks
    })
  }
}
