import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { can } from '#core/identity/identity_port'
import { offeredPresets } from '#plugins/users/services/offered_presets'
import type { HttpContext } from '@adonisjs/core/http'

/** What one may give a token along: the permissions one holds, and what a token may begin from. */
@inject()
export default class TokenScopesController {
  constructor(private readonly registry: PluginRegistry) {}

  async index({ person, shop }: HttpContext) {
    const held = [...this.registry.permissions.values()].filter(
      (permission) => permission.interface === 'admin' && can(person, permission.key)
    )
    return {
      data: held.map(({ key, label, plugin, isDangerous }) => ({
        key,
        label: label[shop.locale],
        plugin,
        pluginLabel: this.registry.get(plugin)?.label[shop.locale] ?? plugin,
        isDangerous,
      })),
      meta: { presets: offeredPresets(this.registry, 'token', shop.locale, (key) => can(person, key)) },
    }
  }
}
