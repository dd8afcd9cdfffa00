import { inject } from '@adonisjs/core'
import { WhatLinksHere } from '#plugins/platform/queries/what_links_here'
import { indexLinks } from '#plugins/platform/validators/link_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** What links to a product, a category, a page… */
@inject()
export default class LinksController {
  constructor(private readonly here: WhatLinksHere) {}

  async index({ request, person, shop }: HttpContext) {
    const target = await request.validateUsing(indexLinks, { data: request.qs() })
    return this.here.execute(target, { person: person as Person, locale: shop.locale })
  }
}
