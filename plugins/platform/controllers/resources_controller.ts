import { inject } from '@adonisjs/core'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { can } from '#core/identity/identity_port'
import { describeResource } from '#core/resources/describe_resource'
import { notFound } from '#core/http/errors'
import { permissionOf } from '#core/resources/names'
import type { HttpContext } from '@adonisjs/core/http'

/** The descriptions of resources, for their screens. */
@inject()
export default class ResourcesController {
  constructor(private readonly resources: ResourceCatalogue) {}

  async show({ params, shop, person }: HttpContext) {
    const made = this.resources.find(String(params.resource))
    const isReadable = (['list', 'view'] as const).some((action) => {
      const key = made && permissionOf(made.resource, action)
      return key && can(person, key)
    })
    if (!made || !isReadable) throw notFound()
    const { kinds } = this.resources
    const all = this.resources.all().map(({ resource }) => resource)
    return { data: await describeResource(made.resource, { kinds, locale: shop.locale, person, all }) }
  }
}
