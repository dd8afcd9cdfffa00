import { inject } from '@adonisjs/core'
import { StartCheck } from '#plugins/cms/broken_links/start_check'
import type { HttpContext } from '@adonisjs/core/http'
import type { SignedInPerson } from '#core/identity/person'

/** A look at every link of the shop, now. */
@inject()
export default class LinkChecksController {
  constructor(private readonly start: StartCheck) {}

  async store({ person, response }: HttpContext) {
    const { id, name } = person as SignedInPerson
    response.status(202)
    return { data: { job: await this.start.execute({ id, name }) } }
  }
}
