import { inject } from '@adonisjs/core'
import { IdentityPort, can } from '#core/identity/identity_port'
import { ListContents } from '#plugins/cms/site/list_contents'
import { ReadApiTerms } from '#plugins/cms/content_api/read_api_terms'
import { ShowContent } from '#plugins/cms/site/show_content'
import { apiAddresses } from '#plugins/cms/content_api/api_addresses'
import { apiContent, apiListed } from '#plugins/cms/content_api/api_content'
import { blockPlaceOf } from '#plugins/cms/site/block_place'
import { contentNotFound } from '#plugins/cms/errors'
import { indexContents } from '#plugins/cms/content_api/content_api_validator'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'

/** Contents of a page of a list. */
const LIMIT = 20

/** Published contents for programs outside the shop. Programs of staff read drafts, and write, by the routes of contents. */
@inject()
export default class ContentApiController {
  constructor(
    private readonly list: ListContents,
    private readonly content: ShowContent,
    private readonly terms: ReadApiTerms,
    private readonly identity: IdentityPort
  ) {}

  async types({ shop }: HttpContext) {
    return { data: await this.terms.types(shop.locale) }
  }

  async categories({ shop }: HttpContext) {
    return { data: await this.terms.terms('categories', shop.locale) }
  }

  async tags({ shop }: HttpContext) {
    return { data: await this.terms.terms('tags', shop.locale) }
  }

  async index({ request, params, shop }: HttpContext) {
    const { page = 1, limit = LIMIT, category, tag } = await indexContents.validate(request.qs())
    const type = await this.#type(params.contentType, shop.locale)
    const filter = {
      type,
      ...(category === undefined ? {} : { categoryId: category }),
      ...(tag === undefined ? {} : { tagId: tag }),
    }
    const { total, items } = await this.list.execute(shop, filter, { page, limit })
    const addresses = apiAddresses(shop.locale)
    return { data: items.map((one) => apiListed(one, addresses)), meta: { total, page, limit } }
  }

  async show(ctx: HttpContext) {
    const { params, shop } = ctx
    const type = await this.#type(params.contentType, shop.locale)
    const person = await this.identity.staff(ctx)
    const { page } = await this.content.execute(blockPlaceOf(ctx), {
      id: routeId(ctx),
      maySeePrivate: (code) => can(person, `cms.${code}.list`),
    })
    if (page.type !== type) throw contentNotFound({})
    return { data: apiContent(page, shop.locale, apiAddresses) }
  }

  async #type(code: unknown, locale: HttpContext['shop']['locale']): Promise<string> {
    const types = await this.terms.types(locale)
    const known = types.find((type) => type.code === code)
    if (!known) throw contentNotFound({})
    return known.code
  }
}
