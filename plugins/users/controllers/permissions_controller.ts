import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import type { HttpContext } from '@adonisjs/core/http'

/** Everything that can be permitted, as the plugins declare it. */
@inject()
export default class PermissionsController {
  constructor(private readonly registry: PluginRegistry) {}

  async index({ shop }: HttpContext) {
    const data = [...this.registry.permissions.values()].map((permission) => ({
      key: permission.key,
      label: permission.label[shop.locale],
      guard_name: permission.interface,
      plugin: permission.plugin,
    }))
    return { data, meta: { total: data.length } }
  }
}
