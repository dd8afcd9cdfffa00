import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { Lists } from '#core/lists/lists'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { can } from '#core/identity/identity_port'
import type { Locale } from '#core/i18n/locales'
import type { Person } from '#core/identity/person'

/** Reports in the order of their tabs. Each is the list of that name, with its permission. */
const REPORTS = {
  periods: { list: 'sales.period_report', permission: 'sales.reports.list' },
  products: { list: 'sales.product_report', permission: 'sales.reports.list' },
  categories: { list: 'sales.category_report', permission: 'sales.reports.list' },
  customers: { list: 'sales.customer_report', permission: 'sales.reports.customers' },
  taxes: { list: 'sales.tax_report', permission: 'sales.reports.taxes' },
  stock: { list: 'sales.stock_report', permission: 'sales.reports.stock' },
} as const

export type ReportKey = keyof typeof REPORTS

export interface ListedReport {
  key: ReportKey
  label: string
}

/** The reports that a person may read, and the current day of the shop. */
@inject()
export class ListReports {
  constructor(
    private readonly lists: Lists,
    private readonly clock: Clock,
    private readonly channels: ChannelPort
  ) {}

  async execute(
    person: Person,
    locale: Locale,
    channel: string
  ): Promise<{ data: ListedReport[]; meta: { today: string } }> {
    const open = Object.entries(REPORTS).filter(([, { permission }]) => can(person, permission))
    const data = open.map(async ([key, { list }]) => {
      const described = await this.lists.describe(list, locale)
      return { key: key as ReportKey, label: described?.label ?? key }
    })
    const zone = this.channels.all().find(({ code }) => code === channel)?.timezone ?? SHOP_ZONE
    return { data: await Promise.all(data), meta: { today: this.clock.now().setZone(zone).toISODate() as string } }
  }
}
