import { inject } from '@adonisjs/core'
import { RedminePeople } from '#plugins/tickets/redmine/people'
import { asRedmine } from '#plugins/tickets/redmine/as_redmine'
import { pagingOf } from '#plugins/tickets/redmine/paging'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'

/** Accounts of staff for clients of Redmine. They are made and changed in the back office, where roles are given. */
@inject()
export default class UsersController {
  constructor(private readonly people: RedminePeople) {}

  async index(ctx: HttpContext) {
    return this.people.users(pagingOf(ctx), String(ctx.request.qs().name ?? ''))
  }

  async show(ctx: HttpContext) {
    return asRedmine(ctx, async () => ({ user: await this.people.user(routeId(ctx)) }))
  }

  /** Who the token is of. */
  async current(ctx: HttpContext) {
    return asRedmine(ctx, async () => ({ user: await this.people.user(ctx.person?.id ?? 0) }))
  }
}
