import { inject } from '@adonisjs/core'
import { ReadJobs } from '#plugins/platform/queries/read_jobs'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** The jobs that this person started and is still permitted to start, for the tray of their screens. */
@inject()
export default class OwnJobsController {
  constructor(private readonly jobs: ReadJobs) {}

  async index({ person, shop }: HttpContext) {
    return { data: await this.jobs.own(person as Person, shop.locale) }
  }
}
