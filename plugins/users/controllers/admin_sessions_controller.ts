import { inject } from '@adonisjs/core'
import { badRequest } from '#core/http/errors'
import { closeSession, openSession } from '#core/identity/session'
import { SignInStaff } from '#plugins/users/actions/account/sign_in_staff'
import { SECOND_STEP } from '#plugins/users/services/purposes'
import { storeSession } from '#plugins/users/validators/session_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Staff sign in and out. */
@inject()
export default class AdminSessionsController {
  constructor(private readonly signIn: SignInStaff) {}

  /** With two-factor nobody is signed in yet: `users.admin.second_step.store` follows. */
  async store(ctx: HttpContext) {
    const { email, password, remember = false } = await ctx.request.validateUsing(storeSession)
    const [address, agent] = [ctx.request.ip(), ctx.request.header('user-agent')]
    const answer = await this.signIn.execute({ email, password, address, agent, remember })
    if ('pending' in answer) {
      if (!ctx.session) throw badRequest()
      ctx.session.put(SECOND_STEP, answer.pending)
      return { data: { id: null, name: null, email, locale: null, needsCode: true } }
    }
    const { person } = answer
    await openSession(ctx, person)
    const { id, name, email: known, locale } = person
    return { data: { id, name, email: known, locale, needsCode: false } }
  }

  async destroy(ctx: HttpContext) {
    await closeSession(ctx, 'staff')
    ctx.response.noContent()
  }
}
