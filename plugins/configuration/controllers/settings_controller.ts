import { inject } from '@adonisjs/core'
import { holds } from '#core/identity/bouncer'
import { requestOrigin } from '#core/identity/request_origin'
import { Settings } from '#core/settings/settings'
import { ChangeSettings, type Scope } from '#plugins/configuration/actions/change_settings'
import { VIEW_OF } from '#plugins/configuration/sections'
import { indexSettings, updateSettings } from '#plugins/configuration/validators/setting_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { SettingDefinition } from '#core/settings/setting'

/** Settings without a permission of their own belong to the general section. */
const keyOf = (definition: SettingDefinition | undefined) => definition?.permission ?? 'configuration.general.update'

/** The settings of every plugin, as far as a member of staff may see and change them. */
@inject()
export default class SettingsController {
  constructor(
    private readonly settings: Settings,
    private readonly change: ChangeSettings
  ) {}

  async index({ request, bouncer, shop }: HttpContext) {
    const { section = '', ...scope } = await request.validateUsing(indexSettings)
    const states = this.settings.states(scope as Scope).filter(({ key }) => key.startsWith(section))
    const data = []
    for (const { definition, ...state } of states) {
      const key = keyOf(definition)
      const isChangeable = await bouncer.allows(holds, key)
      if (!isChangeable && !(await bouncer.allows(holds, VIEW_OF[key] ?? key))) continue
      const { type, scope: scopes = [], secret = false, choices = {} } = definition
      data.push({
        ...state,
        type,
        secret,
        scopes,
        isChangeable,
        label: definition.label[shop.locale],
        choices: Object.entries(choices).map(([code, label]) => ({ code, label: label[shop.locale] })),
      })
    }
    return { data, meta: { total: data.length } }
  }

  async update(ctx: HttpContext) {
    const { values, ...scope } = await ctx.request.validateUsing(updateSettings)
    for (const key of Object.keys(values)) {
      await ctx.bouncer.authorize(holds, keyOf(this.settings.definitions.get(key)))
    }
    await this.change.execute(values, scope as Scope, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
