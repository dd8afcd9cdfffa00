import { inject } from '@adonisjs/core'
import { badRequest } from '#core/http/errors'
import { openSession } from '#core/identity/session'
import { FinishSignIn } from '#plugins/users/actions/account/finish_sign_in'
import { SECOND_STEP } from '#plugins/users/services/purposes'
import { storeSecondStep } from '#plugins/users/validators/account_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { PendingSignIn } from '#plugins/users/actions/account/sign_in_staff'

/** The code that follows the password. */
@inject()
export default class SecondStepController {
  constructor(private readonly finish: FinishSignIn) {}

  async store(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(storeSecondStep)
    if (!ctx.session) throw badRequest()
    const pending = (ctx.session.get(SECOND_STEP) ?? null) as PendingSignIn | null
    const [address, agent] = [ctx.request.ip(), ctx.request.header('user-agent')]
    const person = await this.finish.execute(pending, code, { address, agent })
    ctx.session.forget(SECOND_STEP)
    await openSession(ctx, person)
    const { id, name, email, locale } = person
    return { data: { id, name, email, locale } }
  }
}
