import { inject } from '@adonisjs/core'
import { RedminePeople } from '#plugins/tickets/redmine/people'
import { ReadResource } from '#core/resources/read_resource'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { WriteResource } from '#core/resources/write_resource'
import { asRedmine } from '#plugins/tickets/redmine/as_redmine'
import { pagingOf } from '#plugins/tickets/redmine/paging'
import { routeId } from '#core/http/route_id'
import { storeUser, updateUser } from '#plugins/tickets/redmine/redmine_validator'
import { userValues } from '#plugins/tickets/redmine/user_input'
import { writerOf, type Input } from '#core/resources/writer'
import type { HttpContext } from '@adonisjs/core/http'

/** Accounts of staff for clients of Redmine. They are suspended and deleted in the back office. */
@inject()
export default class UsersController {
  constructor(
    private readonly people: RedminePeople,
    private readonly read: ReadResource,
    private readonly write: WriteResource,
    private readonly resources: ResourceCatalogue
  ) {}

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

  async store(ctx: HttpContext) {
    return asRedmine(ctx, async () => {
      const { user } = await ctx.request.validateUsing(storeUser)
      const roleId = user.role_id ?? (await this.people.leastRole())
      const data = { ...userValues(user), roleId, locale: ctx.shop.locale }
      const made = this.#made()
      const input = (await ctx.request.validateUsing(made.validators.create, { data })) as Input
      const row = await this.write.create(made, input, writerOf(ctx))
      ctx.response
        .status(201)
        .header('location', `${ctx.request.parsedUrl.pathname?.replace(/\.json$/, '')}/${row.id}.json`)
      return { user: await this.people.user(Number(row.id)) }
    })
  }

  async update(ctx: HttpContext) {
    return asRedmine(ctx, async () => {
      const { user } = await ctx.request.validateUsing(updateUser)
      const made = this.#made()
      const before = await this.read.execute(made, routeId(ctx))
      const data = { ...before, ...userValues(user) }
      const input = (await ctx.request.validateUsing(made.validators.update, { data })) as Input
      await this.write.update(made, before.id, input, writerOf(ctx))
      ctx.response.noContent()
      return undefined
    })
  }

  #made(): MadeResource {
    return this.resources.find('tickets.users') as MadeResource
  }
}
