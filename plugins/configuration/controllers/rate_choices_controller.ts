import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { listRateSources, shopChoices } from '#plugins/configuration/queries/list_choices'
import type { HttpContext } from '@adonisjs/core/http'

/** The currencies and the sources that the form of a rate offers. */
@inject()
export default class RateChoicesController {
  constructor(private readonly registry: PluginRegistry) {}

  async index({ shop }: HttpContext) {
    const { currencies } = await shopChoices()
    return { data: { currencies, sources: await listRateSources(this.registry, shop.locale) } }
  }
}
