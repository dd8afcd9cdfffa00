import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { Store } from '#core/database/store'
import { listChoices, listRateSources } from '#plugins/configuration/queries/list_choices'
import { fromStore } from '#plugins/configuration/services/written_row'
import type { HttpContext } from '@adonisjs/core/http'

/** What a rate may be between, and follow. */
@inject()
export default class RateChoicesController {
  constructor(
    private readonly database: Store,
    private readonly registry: PluginRegistry
  ) {}

  async index({ shop }: HttpContext) {
    const { currencies } = await listChoices(fromStore(this.database))
    return { data: { currencies, sources: await listRateSources(this.registry, shop.locale) } }
  }
}
