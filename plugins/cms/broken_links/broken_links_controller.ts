import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import type { HttpContext } from '@adonisjs/core/http'

/** The list of broken links. */
@inject()
export default class BrokenLinksController {
  constructor(private readonly lists: Lists) {}

  async index({ request }: HttpContext) {
    return this.lists.page('cms.broken_links', request.qs())
  }
}
