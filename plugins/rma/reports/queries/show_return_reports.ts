import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { ListReportAttributes, type ReportAttribute } from '#plugins/rma/reports/queries/list_report_attributes'
import { SHOP_ZONE } from '#core/time/shop_zone'
import type { Locale } from '#core/i18n/locales'

export interface ReturnReports {
  today: string
  attributes: ReportAttribute[]
}

/** What the screen of the reports needs besides their rows. */
@inject()
export class ShowReturnReports {
  constructor(
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly listed: ListReportAttributes
  ) {}

  async execute(locale: Locale, channel: string): Promise<ReturnReports> {
    const zone = this.channels.all().find(({ code }) => code === channel)?.timezone ?? SHOP_ZONE
    const attributes = await this.listed.execute(locale)
    return { today: this.clock.now().setZone(zone).toISODate() as string, attributes }
  }
}
