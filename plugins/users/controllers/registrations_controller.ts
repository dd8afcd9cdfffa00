import { inject } from '@adonisjs/core'
import { openSession } from '#core/identity/session'
import { requestOrigin } from '#core/identity/request_origin'
import { Consents, type Consent } from '#plugins/users/services/consents'
import { RegisterCustomer, type RegistrationPlace } from '#plugins/users/actions/registration/register_customer'
import { arrivalOf } from '#plugins/users/services/own_customer'
import { registrationOf, storeRegistration, unfinished } from '#plugins/users/validators/registration_validator'
import { AlsoRefused } from '#core/errors/refusals'
import { errors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'

/** Visitors open an account. */
@inject()
export default class RegistrationsController {
  constructor(
    private readonly consents: Consents,
    private readonly register: RegisterCustomer
  ) {}

  /** The consents of a registration, in the wording that is stored. */
  async show({ shop }: HttpContext) {
    const required = await this.consents.required(shop)
    const consents = required.map(({ legal: _legal, ...consent }): Consent => consent)
    return { data: { consents } }
  }

  async store(ctx: HttpContext) {
    const place = { ...arrivalOf(ctx, false), channel: ctx.shop.channel, locale: ctx.shop.locale }
    const sent = await ctx.request
      .validateUsing(storeRegistration)
      .catch((error: unknown) => this.#refuseAtOnce(error, ctx, place))
    const person = await this.register.execute(registrationOf(sent), place, requestOrigin(ctx))
    await openSession(ctx, person)
    ctx.response.status(201)
    return { data: { id: person.id, name: person.name, email: person.email } }
  }

  /** Adds to the faults that the validator found those that the action would find in the next round. */
  async #refuseAtOnce(error: unknown, { request }: HttpContext, place: RegistrationPlace): Promise<never> {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    throw new AlsoRefused(error, await this.register.faultsOf(unfinished(request.body()), place))
  }
}
