import { inject } from '@adonisjs/core'
import { unknownParameter } from '#core/lists/errors'
import { SearchLimit } from '#plugins/platform/services/search_limit'
import { SearchEverything } from '#plugins/platform/queries/search_everything'
import { indexSearch } from '#plugins/platform/validators/search_validator'
import type { HttpContext } from '@adonisjs/core/http'

const PARAMETERS = ['q', 'kind', 'page', 'limit', 'suggest']

/** Default page size. */
const LIMIT = 24

/** The global search over every kind of thing that plugins let it find. */
@inject()
export default class SearchController {
  constructor(
    private readonly limit: SearchLimit,
    private readonly search: SearchEverything
  ) {}

  async index({ request, response, shop }: HttpContext) {
    // Lists of a kind have filters, the search of all kinds has none.
    if (request.qs().filter !== undefined) throw unknownParameter('filter', PARAMETERS)
    const wanted = await request.validateUsing(indexSearch, { data: request.qs() })
    await this.limit.take(request.ip())
    const { q = '', kind, page = 1, limit = LIMIT, suggest = false } = wanted
    const { answer, tags } = await this.search.execute({ ...shop, q, page, limit, suggest }, kind)
    response.header('x-cache-tags', tags.join(','))
    return answer
  }
}
