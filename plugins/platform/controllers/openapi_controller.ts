import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import { IdentityPort } from '#core/identity/identity_port'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { RouteList } from '#core/http/route_list'
import { PluginRegistry } from '#core/plugin/registry'
import { ShopAddress } from '#plugins/platform/services/shop_address'
import { isAdminRoute } from '#plugins/platform/transformers/named_routes'
import { fieldWords, resourceWords } from '#plugins/platform/services/field_words'
import { responseSchemas } from '#plugins/platform/services/response_schemas'
import { openApiDocument } from '#plugins/platform/transformers/openapi'
import type { HttpContext } from '@adonisjs/core/http'

/** The description of the API: its public part for everybody, all of it for staff and on a development machine. */
@inject()
export default class OpenapiController {
  constructor(
    private readonly identity: IdentityPort,
    private readonly registry: PluginRegistry,
    private readonly routes: RouteList,
    private readonly address: ShopAddress,
    private readonly resources: ResourceCatalogue
  ) {}

  async show(ctx: HttpContext) {
    const whole = app.inDev || (await this.identity.staff(ctx)) !== null
    const listed = this.routes.routes.filter((route) => whole || !isAdminRoute(route))
    const { plugins } = this.registry
    const words = fieldWords(plugins.map(({ id }) => id))
    return openApiDocument(
      {
        title: 'Cellier',
        version: app.config.get<string>('cellier.version'),
        server: new URL(this.address.base(ctx)).origin,
        schemas: responseSchemas(words, resourceWords(this.resources)),
        words,
        tags: Object.fromEntries(plugins.map(({ id, label }) => [id, label[ctx.shop.locale]])),
      },
      listed
    )
  }
}
