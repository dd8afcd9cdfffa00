import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { EraseCustomer } from '#plugins/users/actions/customers/erase_customer'
import { ReadPersonalData } from '#plugins/users/queries/read_personal_data'
import { RequestPersonalData } from '#plugins/users/actions/customers/request_personal_data'
import { erasedAnswer } from '#plugins/users/transformers/erased'
import type { HttpContext } from '@adonisjs/core/http'

/** The personal data of a customer: export and erasure by staff. */
@inject()
export default class PersonalDataController {
  constructor(
    private readonly read: ReadPersonalData,
    private readonly request: RequestPersonalData,
    private readonly erase: EraseCustomer
  ) {}

  /** What an erasure would do: the question before it names that. */
  async show(ctx: HttpContext) {
    return { data: erasedAnswer(await this.read.counts(routeId(ctx)), ctx.shop.locale) }
  }

  async store(ctx: HttpContext) {
    const job = await this.request.execute(routeId(ctx), ctx.shop.locale, requestOrigin(ctx))
    ctx.response.status(202)
    return { data: { job } }
  }

  async destroy(ctx: HttpContext) {
    return { data: erasedAnswer(await this.erase.execute(routeId(ctx), requestOrigin(ctx)), ctx.shop.locale) }
  }
}
