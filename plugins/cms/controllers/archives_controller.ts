import { inject } from '@adonisjs/core'
import { ShowArchive, type ArchiveAnswer } from '#plugins/cms/site/show_archive'
import { ShowTerm } from '#plugins/cms/site/show_term'
import { CATEGORY_KIND, TAG_KIND, type TermKind } from '#plugins/cms/terms/term_addresses'
import { blockPlaceOf } from '#plugins/cms/site/block_place'
import { showArchive, showTerm } from '#plugins/cms/validators/site_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Contents on a page of a list. */
const LIMIT = 12

/** Lists of contents for visitors: of a type, a category or a tag. */
@inject()
export default class ArchivesController {
  constructor(
    private readonly archive: ShowArchive,
    private readonly term: ShowTerm
  ) {}

  async show(ctx: HttpContext) {
    const { page = 1, limit = LIMIT, ...asked } = await showArchive.validate(ctx.request.qs())
    return answer(ctx, await this.archive.execute(ctx.shop, { type: String(ctx.params.type), page, limit, ...asked }))
  }

  category(ctx: HttpContext) {
    return this.#term(ctx, CATEGORY_KIND)
  }

  tag(ctx: HttpContext) {
    return this.#term(ctx, TAG_KIND)
  }

  async #term(ctx: HttpContext, kind: TermKind) {
    const { page = 1, limit = LIMIT } = await showTerm.validate(ctx.request.qs())
    return answer(ctx, await this.term.execute(blockPlaceOf(ctx), kind, Number(ctx.params.id), { page, limit }))
  }
}

function answer(ctx: HttpContext, { page, list, tags }: ArchiveAnswer) {
  ctx.response.header('x-cache-tags', tags.join(','))
  return { data: { page, list } }
}
