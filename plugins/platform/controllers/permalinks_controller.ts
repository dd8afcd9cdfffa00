import { inject } from '@adonisjs/core'
import { HomePages } from '#plugins/platform/queries/home_pages'
import { MissingPages } from '#plugins/platform/queries/missing_pages'
import { Permalinks } from '#core/permalinks/permalinks'
import { showPermalink } from '#plugins/platform/validators/permalink_validator'
import { GONE_KIND } from '#core/permalinks/written_redirects'
import type { HttpContext } from '@adonisjs/core/http'

/** Resolves an address below the base path. */
@inject()
export default class PermalinksController {
  constructor(
    private readonly permalinks: Permalinks,
    private readonly home: HomePages,
    private readonly missing: MissingPages
  ) {}

  async show({ request, response, shop }: HttpContext) {
    const { path } = await request.validateUsing(showPermalink, { data: request.qs() })
    const found = await this.permalinks.resolve(shop.channel, shop.locale, path)
    if (!found) throw await this.missing.explain(shop, path)
    const { kind, target } = found
    const isHome = await this.home.has(shop, { kind, id: target })
    const redirect = isHome ? '/' : found.redirect
    response.header('x-cache-tags', `core.permalinks:${kind}`)
    const slug = (redirect ?? path).split('/').findLast(Boolean) ?? ''
    return { kind, target, slug, redirect, status: statusOf(kind, redirect) }
  }
}

function statusOf(kind: string, redirect: string | null): number {
  if (redirect) return 301
  return kind === GONE_KIND ? 410 : 200
}
