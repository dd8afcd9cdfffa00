import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Settings } from '#core/settings/settings'
import { holds } from '#core/identity/bouncer'
import { listSettings } from '#plugins/configuration/queries/list_settings'
import { ListChannelNames } from '#plugins/configuration/queries/list_channels'
import type { HttpContext } from '@adonisjs/core/http'

/** The channels and languages that settings may differ in, and the screens that have settings for this person. */
@inject()
export default class SettingScopesController {
  constructor(
    private readonly settings: Settings,
    private readonly channels: ChannelPort,
    private readonly names: ListChannelNames
  ) {}

  async index({ bouncer, shop }: HttpContext) {
    const names = await this.names.execute(shop.locale)
    const channels = this.channels.all().map(({ code, locales }) => ({ code, name: names.get(code) ?? code, locales }))
    const visible = await listSettings(this.settings, {
      scope: {},
      locale: shop.locale,
      holds: (key) => bouncer.allows(holds, key),
    })
    return { data: { channels, sections: [...new Set(visible.map(({ section }) => section))] } }
  }
}
