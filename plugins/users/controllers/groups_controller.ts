import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { DeleteGroup } from '#plugins/users/actions/groups/delete_group'
import { SaveGroup } from '#plugins/users/actions/groups/save_group'
import { ShowGroup } from '#plugins/users/queries/show_group'
import { storeGroup, updateGroup } from '#plugins/users/validators/group_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Staff keep the groups of customers. */
@inject()
export default class GroupsController {
  constructor(
    private readonly lists: Lists,
    private readonly save: SaveGroup,
    private readonly remove: DeleteGroup,
    private readonly find: ShowGroup
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('users.groups', request.qs())
  }

  async show(ctx: HttpContext) {
    return { data: await this.find.execute(routeId(ctx)) }
  }

  async store(ctx: HttpContext) {
    const { code, ...form } = await ctx.request.validateUsing(storeGroup)
    const id = await this.save.execute({}, { ...form, ...(code ? { code } : {}) }, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: await this.find.execute(id) }
  }

  async update(ctx: HttpContext) {
    const id = routeId(ctx)
    const { version, ...form } = await ctx.request.validateUsing(updateGroup)
    await this.save.execute({ id, version }, form, requestOrigin(ctx))
    return { data: await this.find.execute(id) }
  }

  async destroy(ctx: HttpContext) {
    await this.remove.execute(routeId(ctx), requestOrigin(ctx))
    ctx.response.noContent()
  }
}
