import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { ReadableList } from '#plugins/platform/services/readable_list'
import { storeListChoice } from '#plugins/platform/validators/choice_validator'
import { titleKey } from '#core/lists/title_column'
import type { HttpContext } from '@adonisjs/core/http'

/** Rows found at once: more are found by more words. */
const LIMIT = 20

/** The rows of a list that a field may choose, by name. */
@inject()
export default class ListChoicesController {
  constructor(
    private readonly lists: Lists,
    private readonly readable: ReadableList
  ) {}

  async store(ctx: HttpContext) {
    const key = String(ctx.params.list)
    const { q, ids } = await ctx.request.validateUsing(storeListChoice)
    const { locale } = ctx.shop
    if (ids) {
      await this.readable.ofNames(ctx, key)
      const names = await this.lists.names(key, ids, locale)
      return { data: [...names].map(([id, name]) => ({ id, name })) }
    }
    const list = await this.readable.of(ctx, key)
    const title = list.choice ?? titleKey(list)
    const found = await this.lists.nearest(key, { q: q ?? '', limit: LIMIT, locale })
    return { data: found.map((row) => ({ id: row.id, name: String(row[title] ?? row.id) })) }
  }
}
