import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { MailCustomerPassword } from '#plugins/users/actions/customers/mail_customer_password'
import type { HttpContext } from '@adonisjs/core/http'

/** Staff let a customer choose a password: they never type one for them. */
@inject()
export default class CustomerPasswordMailsController {
  constructor(private readonly mail: MailCustomerPassword) {}

  async store(ctx: HttpContext) {
    const email = await this.mail.execute(routeId(ctx), requestOrigin(ctx))
    ctx.response.status(202)
    return { data: { email } }
  }
}
