import { inject } from '@adonisjs/core'
import { Contributed } from '#plugins/sales/shared/contributions'
import { FindDelivered } from '#plugins/sales/shipments/queries/find_delivered'
import type { AfterSaleOffer, AfterSaleQuestion } from '#plugins/sales/contracts/after_sale'

/** What plugins offer for an order after the sale. Without contributions it runs no statement. */
@inject()
export class AfterSaleOffers {
  constructor(
    private readonly contributed: Contributed,
    private readonly delivered: FindDelivered
  ) {}

  async execute(asked: Omit<AfterSaleQuestion, 'deliveredAt'>): Promise<AfterSaleOffer[]> {
    const all = await this.contributed.all('sales.after_sale')
    if (all.length === 0) return []
    const { id } = asked.order
    const deliveredAt = (await this.delivered.execute([id])).get(id) ?? null
    const offers = await Promise.all(all.map(({ contribution }) => contribution.offers({ ...asked, deliveredAt })))
    return offers.flat()
  }
}
