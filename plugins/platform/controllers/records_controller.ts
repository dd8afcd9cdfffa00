import { inject } from '@adonisjs/core'
import { FindRecords } from '#plugins/platform/queries/find_records'
import { indexRecords } from '#plugins/platform/validators/record_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** Records of any kind, for the palette. */
@inject()
export default class RecordsController {
  constructor(private readonly records: FindRecords) {}

  async index({ request, person, shop }: HttpContext) {
    const { q } = await request.validateUsing(indexRecords, { data: request.qs() })
    return { data: await this.records.execute(q, shop, person as Person) }
  }
}
