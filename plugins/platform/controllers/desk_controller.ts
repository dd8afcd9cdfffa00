import { inject } from '@adonisjs/core'
import { ReadDesk } from '#plugins/platform/queries/read_desk'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** What waits for whom. */
@inject()
export default class DeskController {
  constructor(private readonly desk: ReadDesk) {}

  async index({ person, shop }: HttpContext) {
    return { data: await this.desk.execute(person as Person, shop.locale) }
  }
}
