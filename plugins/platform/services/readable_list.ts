import { inject } from '@adonisjs/core'
import { ListCatalogue } from '#core/lists/list_catalogue'
import { holds } from '#core/identity/bouncer'
import { notFound } from '#core/http/errors'
import type { HttpContext } from '@adonisjs/core/http'
import type { ListDefinition } from '#core/lists/list'

/** A list that a visitor names: its own permission decides whether they may know of it. */
@inject()
export class ReadableList {
  constructor(private readonly catalogue: ListCatalogue) {}

  /** @throws notFound for a list that there is not, 403 for one that this person may not read */
  async of({ bouncer }: HttpContext, key: string): Promise<ListDefinition> {
    const list = await this.catalogue.find(key)
    if (!list) throw notFound()
    await bouncer.authorize(holds, list.permission)
    return list
  }
}
