import { inject } from '@adonisjs/core'
import { CountWaiting } from '#plugins/platform/queries/count_waiting'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** How many things wait behind entries of the menu. */
@inject()
export default class MenuCountsController {
  constructor(private readonly waiting: CountWaiting) {}

  async index({ person }: HttpContext) {
    return { data: await this.waiting.execute(person as Person) }
  }
}
