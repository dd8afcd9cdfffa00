import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { notFound } from '#core/http/errors'
import { ListViews } from '#plugins/platform/queries/list_views'
import { ReadableList } from '#plugins/platform/services/readable_list'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** The description of a list for its screen: its columns, and the views that the reader may use. */
@inject()
export default class ListsController {
  constructor(
    private readonly lists: Lists,
    private readonly readable: ReadableList,
    private readonly views: ListViews
  ) {}

  async show(ctx: HttpContext) {
    const key = String(ctx.params.list)
    await this.readable.of(ctx, key)
    const person = ctx.person as Person
    const described = await this.lists.describe(key, ctx.shop.locale, person)
    if (!described) throw notFound()
    const views = await this.views.execute(key, person.id)
    return { data: { ...described, views } }
  }
}
