import { inject } from '@adonisjs/core'
import { ChangePermalinkPatterns } from '#plugins/platform/actions/change_permalink_patterns'
import { ListPermalinkPatterns } from '#plugins/platform/queries/list_permalink_patterns'
import { requestOrigin } from '#core/identity/request_origin'
import { updatePermalinkPatterns } from '#plugins/platform/validators/permalink_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What the addresses of each kind of pages look like. Each kind has permissions of its own. */
@inject()
export default class PermalinkPatternsController {
  constructor(
    private readonly patterns: ListPermalinkPatterns,
    private readonly change: ChangePermalinkPatterns
  ) {}

  async index({ person, shop }: HttpContext) {
    return { data: await this.patterns.shown(person, shop.locale) }
  }

  async update(ctx: HttpContext) {
    const { patterns } = await ctx.request.validateUsing(updatePermalinkPatterns)
    const changes = patterns.map(({ key, ...byLocale }) => ({ key, patterns: byLocale }))
    await this.change.execute(changes, ctx.person, requestOrigin(ctx))
    return this.index(ctx)
  }
}
