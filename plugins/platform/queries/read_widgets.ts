import { inject } from '@adonisjs/core'
import { ChannelPort, type ShopContext } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { can } from '#core/identity/identity_port'
import { notFound } from '#core/http/errors'
import { PluginRegistry } from '#core/plugin/registry'
import { periodsOf } from '#plugins/platform/services/periods'
import { spokenWidget, type SpokenWidget } from '#plugins/platform/transformers/widget'
import type { Locale } from '#core/i18n/locales'
import type { Person } from '#core/identity/person'
import type { DashboardPlace, DashboardWidget } from '#plugins/platform/contracts/dashboard_widget'

export interface ListedWidget {
  key: string
  label: string
  place: DashboardPlace
  isWide: boolean
}

/** The dashboard's boxes: which a person may see, and one of them for some days. */
@inject()
export class ReadWidgets {
  constructor(
    private readonly registry: PluginRegistry,
    private readonly channels: ChannelPort,
    private readonly clock: Clock
  ) {}

  /** The day it is in a channel's zone. */
  today(channel: string): string {
    return this.clock.now().setZone(this.#zoneOf(channel)).toISODate() as string
  }

  async list(person: Person, locale: Locale): Promise<ListedWidget[]> {
    const all = await Promise.all(
      this.registry
        .contributions('platform.dashboard_widgets')
        .map(async ({ name, load }) => ({ key: name, widget: await load() }))
    )
    return all
      .filter(({ widget }) => can(person, widget.permission))
      .sort((one, other) => one.widget.order - other.widget.order)
      .map(({ key, widget: { label, place, isWide = false } }) => ({ key, label: label[locale], place, isWide }))
  }

  async read(
    key: string,
    days: { from: Date; to: Date },
    person: Person,
    { locale, channel }: ShopContext
  ): Promise<SpokenWidget> {
    const widget = await this.#find(key)
    if (!widget || !can(person, widget.permission)) throw notFound()
    const { period, before } = periodsOf(days)
    const zone = this.#zoneOf(channel)
    return spokenWidget(await widget.load({ locale, channel, zone, period, before }), locale)
  }

  #zoneOf(channel: string): string {
    return this.channels.all().find(({ code }) => code === channel)?.timezone ?? SHOP_ZONE
  }

  async #find(key: string): Promise<DashboardWidget | null> {
    const found = this.registry.contributions('platform.dashboard_widgets').find(({ name }) => name === key)
    return found ? found.load() : null
  }
}
