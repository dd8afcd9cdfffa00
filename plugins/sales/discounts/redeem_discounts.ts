import { inject } from '@adonisjs/core'
import { Contributed } from '#plugins/sales/shared/contributions'
import type { Redeeming, UsedDiscount } from '#plugins/sales/contracts/discount_source'
import type { Transaction } from '#core/database/store'

/** Has every source count the uses of what it gave. */
@inject()
export class RedeemDiscounts {
  constructor(private readonly contributed: Contributed) {}

  /** @throws what a source refuses: a limit that is reached, a rule or a code that is gone */
  async execute(trx: Transaction, redeeming: Redeeming, applied: readonly UsedDiscount[]): Promise<void> {
    const sources = await this.contributed.all('sales.discount_sources')
    for (const { name, contribution } of sources) {
      const own = applied.filter(({ source }) => source === name)
      if (own.length > 0) await contribution.redeem(trx, redeeming, own)
    }
  }
}
