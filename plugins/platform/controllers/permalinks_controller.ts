import { inject } from '@adonisjs/core'
import { Permalinks, type Resolved } from '#core/permalinks/permalinks'
import { notFound } from '#core/http/errors'
import { showPermalink } from '#plugins/platform/validators/permalink_validator'
import { GONE_KIND } from '#core/permalinks/written_redirects'
import type { HttpContext } from '@adonisjs/core/http'

/** Resolves an address below the base path. */
@inject()
export default class PermalinksController {
  constructor(private readonly permalinks: Permalinks) {}

  async show({ request, response, shop }: HttpContext) {
    const { path } = await request.validateUsing(showPermalink, { data: request.qs() })
    const found = await this.permalinks.resolve(shop.channel, shop.locale, path)
    if (!found) throw notFound()
    const { kind, target, redirect } = found
    response.header('x-cache-tags', `core.permalinks:${kind}`)
    const slug = (redirect ?? path).split('/').findLast(Boolean) ?? ''
    return { kind, target, slug, redirect, status: statusOf(found) }
  }
}

function statusOf({ kind, redirect }: Resolved): number {
  if (redirect) return 301
  return kind === GONE_KIND ? 410 : 200
}
