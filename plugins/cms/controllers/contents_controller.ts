import { inject } from '@adonisjs/core'
import { CONTENT_KIND } from '#plugins/cms/content/content_addresses'
import { IdentityPort, can } from '#core/identity/identity_port'
import { Permalinks } from '#core/permalinks/permalinks'
import { RecentContents } from '#plugins/cms/site/recent_contents'
import { sendJson } from '#core/http/send_json'
import { blockPlaceOf } from '#plugins/cms/site/block_place'
import { contentNotFound } from '#plugins/cms/errors'
import { showContent } from '#plugins/cms/validators/site_validator'
import type { ContentPage } from '#plugins/cms/site/show_content'
import type { HttpContext } from '@adonisjs/core/http'

/** Pages and posts for visitors. */
@inject()
export default class ContentsController {
  constructor(
    private readonly contents: RecentContents,
    private readonly permalinks: Permalinks,
    private readonly identity: IdentityPort
  ) {}

  async show(ctx: HttpContext) {
    const { id, path, category } = await showContent.validate(ctx.request.qs())
    const person = await this.identity.staff(ctx)
    const asked = {
      id: id ?? (await this.#at(ctx, path)),
      category,
      maySeePrivate: (type: string) => can(person, `cms.${type}.list`),
    }
    const answer = await this.contents.execute(blockPlaceOf(ctx), asked, { isStaff: person !== null })
    return sendJson<{ data: ContentPage }>(ctx, answer)
  }

  async #at({ shop }: HttpContext, path: string | undefined): Promise<number> {
    const found = path === undefined ? null : await this.permalinks.resolve(shop.channel, shop.locale, path)
    if (found?.kind !== CONTENT_KIND) throw contentNotFound({})
    return Number(found.target)
  }
}
