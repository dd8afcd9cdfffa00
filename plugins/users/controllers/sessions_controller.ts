import { inject } from '@adonisjs/core'
import { closeSession, openSession } from '#core/identity/session'
import { SignIn } from '#plugins/users/actions/sign_in'
import { arrivalOf } from '#plugins/users/services/own_customer'
import { storeSession } from '#plugins/users/validators/session_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Customers sign in and out. */
@inject()
export default class SessionsController {
  constructor(private readonly signIn: SignIn) {}

  async store(ctx: HttpContext) {
    const { email, password, remember = false } = await ctx.request.validateUsing(storeSession)
    const arrival = arrivalOf(ctx, remember)
    const person = await this.signIn.execute({ kind: 'customer', email, password, ...arrival })
    await openSession(ctx, person)
    return { data: { id: person.id, name: person.name, email: person.email } }
  }

  async destroy(ctx: HttpContext) {
    await closeSession(ctx, 'customer')
    ctx.response.noContent()
  }
}
