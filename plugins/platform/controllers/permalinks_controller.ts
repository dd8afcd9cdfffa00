import { inject } from '@adonisjs/core'
import { Permalinks } from '#core/permalinks/permalinks'
import { notFound } from '#core/http/errors'
import { showPermalink } from '#plugins/platform/validators/permalink_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Resolves an address below the base path. */
@inject()
export default class PermalinksController {
  constructor(private readonly permalinks: Permalinks) {}

  async show({ request, response, shop }: HttpContext) {
    const { path } = await request.validateUsing(showPermalink, { data: request.qs() })
    const found = await this.permalinks.resolve(shop.channel, shop.locale, path)
    if (!found) throw notFound()
    response.header('x-cache-tags', 'core.permalinks')
    const { kind, target, redirect } = found
    const slug = (redirect ?? path).split('/').findLast(Boolean) ?? ''
    return { kind, target, slug, redirect, status: redirect ? 301 : 200 }
  }
}
