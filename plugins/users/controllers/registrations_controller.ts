import { inject } from '@adonisjs/core'
import { openSession } from '#core/identity/session'
import { requestOrigin } from '#core/identity/request_origin'
import { Consents, type Consent } from '#plugins/users/services/consents'
import { RegisterCustomer } from '#plugins/users/actions/registration/register_customer'
import { arrivalOf } from '#plugins/users/services/own_customer'
import { registrationOf, storeRegistration } from '#plugins/users/validators/registration_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Visitors open an account. */
@inject()
export default class RegistrationsController {
  constructor(
    private readonly consents: Consents,
    private readonly register: RegisterCustomer
  ) {}

  /** What is declared and agreed to by opening one, in the words that are kept. */
  async show({ shop }: HttpContext) {
    const asked = await this.consents.asked(shop)
    const consents = asked.map(({ legal: _legal, ...consent }): Consent => consent)
    return { data: { consents } }
  }

  async store(ctx: HttpContext) {
    const form = registrationOf(await ctx.request.validateUsing(storeRegistration))
    const place = { ...arrivalOf(ctx, false), channel: ctx.shop.channel, locale: ctx.shop.locale }
    const person = await this.register.execute(form, place, requestOrigin(ctx))
    await openSession(ctx, person)
    ctx.response.status(201)
    return { data: { id: person.id, name: person.name, email: person.email } }
  }
}
