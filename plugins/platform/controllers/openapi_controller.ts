import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import { IdentityPort } from '#core/identity/identity_port'
import { RouteList } from '#core/http/route_list'
import { PluginRegistry } from '#core/plugin/registry'
import { ShopAddress } from '#plugins/platform/services/shop_address'
import { isAdminRoute } from '#plugins/platform/transformers/named_routes'
import { fieldWords } from '#plugins/platform/services/field_words'
import { knownAnswers } from '#plugins/platform/services/known_answers'
import { openApiDocument } from '#plugins/platform/transformers/openapi'
import type { HttpContext } from '@adonisjs/core/http'

/** The description of the API: its public part for everybody, all of it for staff and on a development machine. */
@inject()
export default class OpenapiController {
  constructor(
    private readonly identity: IdentityPort,
    private readonly registry: PluginRegistry,
    private readonly routes: RouteList,
    private readonly address: ShopAddress
  ) {}

  async show(ctx: HttpContext) {
    const whole = app.inDev || (await this.identity.staff(ctx)) !== null
    const told = this.routes.routes.filter((route) => whole || !isAdminRoute(route))
    const { plugins } = this.registry
    const words = fieldWords(plugins.map(({ id }) => id))
    return openApiDocument(
      {
        title: 'Cellier',
        version: app.config.get<string>('cellier.version'),
        server: new URL(this.address.base(ctx)).origin,
        known: knownAnswers(words),
        words,
        tags: Object.fromEntries(plugins.map(({ id, label }) => [id, label[ctx.shop.locale]])),
      },
      told
    )
  }
}
