import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { listChoices, listRateSources } from '#plugins/configuration/queries/list_choices'
import { CommittedRows } from '#plugins/configuration/queries/committed_rows'
import type { HttpContext } from '@adonisjs/core/http'

/** The currencies and the sources that the form of a rate offers. */
@inject()
export default class RateChoicesController {
  constructor(
    private readonly rows: CommittedRows,
    private readonly registry: PluginRegistry
  ) {}

  async index({ shop }: HttpContext) {
    const { currencies } = await listChoices(this.rows.read)
    return { data: { currencies, sources: await listRateSources(this.registry, shop.locale) } }
  }
}
