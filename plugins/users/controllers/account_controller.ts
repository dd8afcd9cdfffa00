import { FindAccount } from '#plugins/users/queries/find_account'
import { heldBy } from '#plugins/users/services/held_by'
import { inject } from '@adonisjs/core'
import { ownCustomerId } from '#plugins/users/services/own_customer'
import type { HttpContext } from '@adonisjs/core/http'

/** The signed-in customer and the permissions of their group, for the frame of every account page. */
@inject()
export default class AccountController {
  constructor(private readonly find: FindAccount) {}

  async show(ctx: HttpContext) {
    const held = heldBy(ctx)
    const permissions = held === 'all' ? [] : [...held].sort()
    return { data: { ...(await this.find.execute(ownCustomerId(ctx))), permissions } }
  }
}
