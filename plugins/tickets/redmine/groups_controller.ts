import { inject } from '@adonisjs/core'
import { GROUPS_FROM } from '#plugins/tickets/redmine/issue_query'
import { RedminePeople } from '#plugins/tickets/redmine/people'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { WriteResource } from '#core/resources/write_resource'
import { asRedmine } from '#plugins/tickets/redmine/as_redmine'
import { routeId } from '#core/http/route_id'
import { storeGroup, updateGroup } from '#plugins/tickets/redmine/redmine_validator'
import { writerOf } from '#core/resources/writer'
import type { HttpContext } from '@adonisjs/core/http'

/** Groups of staff for clients of Redmine. */
@inject()
export default class GroupsController {
  constructor(
    private readonly people: RedminePeople,
    private readonly write: WriteResource,
    private readonly resources: ResourceCatalogue
  ) {}

  async index() {
    return { groups: await this.people.groups() }
  }

  async show(ctx: HttpContext) {
    return asRedmine(ctx, async () => ({ group: await this.people.group(routeId(ctx)) }))
  }

  async store(ctx: HttpContext) {
    return asRedmine(ctx, async () => {
      const { group } = await ctx.request.validateUsing(storeGroup)
      const values = { name: group.name, members: group.user_ids ?? [] }
      const row = await this.write.create(this.#made(), values, writerOf(ctx))
      const id = Number(row.id) + GROUPS_FROM
      ctx.response
        .status(201)
        .header('location', `${ctx.request.parsedUrl.pathname?.replace(/\.json$/, '')}/${id}.json`)
      return { group: await this.people.group(id) }
    })
  }

  async update(ctx: HttpContext) {
    return asRedmine(ctx, async () => {
      const { group } = await ctx.request.validateUsing(updateGroup)
      const { name, user_ids: members } = group
      const id = routeId(ctx) - GROUPS_FROM
      await this.write.update(this.#made(), id, { name, members }, writerOf(ctx))
      ctx.response.noContent()
      return undefined
    })
  }

  async destroy(ctx: HttpContext) {
    return asRedmine(ctx, async () => {
      const seen = { id: routeId(ctx) - GROUPS_FROM, version: null, isConfirmed: true }
      await this.write.remove(this.#made(), seen, writerOf(ctx))
      ctx.response.noContent()
      return undefined
    })
  }

  #made(): MadeResource {
    return this.resources.find('tickets.groups') as MadeResource
  }
}
