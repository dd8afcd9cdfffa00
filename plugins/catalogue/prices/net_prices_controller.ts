import { inject } from '@adonisjs/core'
import { markPrivate } from '#core/http/private_response'
import { PluginRegistry } from '#core/plugin/registry'
import { customerGroupOf } from '#plugins/users/index'
import type { HttpContext } from '@adonisjs/core/http'
import type { ShownRates } from '#plugins/catalogue/contracts/tax_category_source'

/** Whether whoever asks reads prices without VAT first, and what VAT the shown prices contain. */
@inject()
export default class NetPricesController {
  constructor(private readonly registry: PluginRegistry) {}

  async show(ctx: HttpContext) {
    markPrivate(ctx)
    return { data: await this.#rates(ctx) }
  }

  async #rates(ctx: HttpContext): Promise<ShownRates | null> {
    const { showsNetPrices } = await customerGroupOf(ctx)
    const [source] = showsNetPrices ? this.registry.contributions('catalogue.tax_categories') : []
    return source ? (await source.load()).shownRates(ctx.shop.channel) : null
  }
}
