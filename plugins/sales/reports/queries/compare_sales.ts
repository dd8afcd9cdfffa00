import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { ReadSales, basketOf, sumOfSteps, type SoldStep } from '#plugins/sales/reports/queries/read_sales'
import { periodsOf } from '#plugins/platform/index'
import type { Step } from '#core/lists/in_period'

interface Figure {
  now: number
  before: number
}

/** Sales of a period and of the one before. Minor units of `currency`; `orders` is a count. */
export interface ComparedSales {
  currency: string
  period: { from: string; to: string }
  before: { from: string; to: string }
  figures: { gross: Figure; net: Figure; refunded: Figure; orders: Figure; basket: Figure }
  /** Turnover with VAT, after refunds. The numbers of weeks or months of both periods may differ by one. */
  steps: { day: string; now: number; before: number }[]
}

@inject()
export class CompareSales {
  constructor(
    private readonly sales: ReadSales,
    private readonly channels: ChannelPort
  ) {}

  /** @throws periodTooLong */
  async execute(days: { from: Date; to: Date }, step: Step, channel: string): Promise<ComparedSales> {
    const { period, before } = periodsOf(days)
    const shop = this.channels.all().find(({ code }) => code === channel)
    const zone = shop?.timezone ?? SHOP_ZONE
    const [now, earlier] = await Promise.all([
      this.sales.execute(period, step, zone),
      this.sales.execute(before, step, zone),
    ])
    return {
      currency: shop?.baseCurrency ?? 'EUR',
      period,
      before,
      figures: figuresOf(now, earlier),
      steps: now.map(({ day, gross }, at) => ({ day, now: gross, before: earlier[at]?.gross ?? 0 })),
    }
  }
}

function figuresOf(now: SoldStep[], earlier: SoldStep[]): ComparedSales['figures'] {
  const [present, past] = [sumOfSteps(now), sumOfSteps(earlier)]
  const figure = (field: 'gross' | 'net' | 'refunded' | 'orders') => ({ now: present[field], before: past[field] })
  return {
    gross: figure('gross'),
    net: figure('net'),
    refunded: figure('refunded'),
    orders: figure('orders'),
    basket: { now: basketOf(present), before: basketOf(past) },
  }
}
