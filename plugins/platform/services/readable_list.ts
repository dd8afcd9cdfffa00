import { inject } from '@adonisjs/core'
import { can } from '#core/identity/identity_port'
import { permissionOf } from '#core/resources/names'
import { relationsOf } from '#core/resources/file_columns'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { ListCatalogue } from '#core/lists/list_catalogue'
import { holds } from '#core/identity/bouncer'
import { notFound } from '#core/http/errors'
import type { HttpContext } from '@adonisjs/core/http'
import type { ListDefinition } from '#core/lists/list'

/** A list that a visitor names: its own permission decides whether they may know of it. */
@inject()
export class ReadableList {
  constructor(
    private readonly catalogue: ListCatalogue,
    private readonly resources: ResourceCatalogue
  ) {}

  /** @throws notFound for a list that there is not, 403 for one that this person may not read */
  async of({ bouncer }: HttpContext, key: string): Promise<ListDefinition> {
    const list = await this.catalogue.find(key)
    if (!list) throw notFound()
    await bouncer.authorize(holds, list.permission)
    return list
  }

  /** The same for the names of rows, which who reads a form with a relation to the list may know too. */
  async ofNames(ctx: HttpContext, key: string): Promise<void> {
    const isNamed = this.resources.all().some(({ resource }) => {
      const view = permissionOf(resource, 'view')
      return view !== null && can(ctx.person, view) && relationsOf(resource).some(([, of]) => of === key)
    })
    if (!isNamed) await this.of(ctx, key)
  }
}
