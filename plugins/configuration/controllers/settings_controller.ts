import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { holds } from '#core/identity/bouncer'
import { requestOrigin } from '#core/identity/request_origin'
import { Settings } from '#core/settings/settings'
import { ChangeSettings, type Scope } from '#plugins/configuration/actions/change_settings'
import { keyOf } from '#plugins/configuration/sections'
import { listSettings } from '#plugins/configuration/queries/list_settings'
import { indexSettings, updateSettings } from '#plugins/configuration/validators/setting_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The settings of every plugin, as far as a member of staff may see and change them. */
@inject()
export default class SettingsController {
  constructor(
    private readonly settings: Settings,
    private readonly change: ChangeSettings,
    private readonly channels: ChannelPort
  ) {}

  async index({ request, bouncer, shop }: HttpContext) {
    const { section, q, channel, for_locale: locale } = await request.validateUsing(indexSettings)
    const scope: Scope = { ...(channel ? { channel } : {}), ...(locale ? { locale } : {}) }
    const channels = this.channels.all()
    const currency = (channels.find(({ code }) => code === channel) ?? channels[0])?.baseCurrency
    const data = await listSettings(this.settings, {
      scope,
      ...(section ? { section } : {}),
      ...(q ? { q } : {}),
      ...(currency ? { currency } : {}),
      locale: shop.locale,
      holds: (key) => bouncer.allows(holds, key),
    })
    return { data, meta: { total: data.length } }
  }

  async update(ctx: HttpContext) {
    // `locale` in the query is the language of the response.
    const asked = await ctx.request.validateUsing(updateSettings, { data: ctx.request.body() })
    const { values, unset, seen, ...scope } = asked
    for (const key of [...Object.keys(values ?? {}), ...(unset ?? [])]) {
      await ctx.bouncer.authorize(holds, keyOf(this.settings.definitions.get(key)))
    }
    await this.change.execute(
      { ...(values ? { values } : {}), ...(unset ? { unset } : {}), ...(seen ? { seen } : {}) },
      scope as Scope,
      requestOrigin(ctx)
    )
    ctx.response.noContent()
  }
}
