import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { CreateRole } from '#plugins/users/actions/roles/create_role'
import { DeleteRole } from '#plugins/users/actions/roles/delete_role'
import { UpdateRole } from '#plugins/users/actions/roles/update_role'
import { ShowRole } from '#plugins/users/queries/roles/show_role'
import { heldBy } from '#plugins/users/services/held_by'
import { storeRole, updateRole } from '#plugins/users/validators/role_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The roles of the shop, for staff. */
@inject()
export default class RolesController {
  constructor(
    private readonly lists: Lists,
    private readonly role: ShowRole,
    private readonly create: CreateRole,
    private readonly change: UpdateRole,
    private readonly remove: DeleteRole
  ) {}

  async index(ctx: HttpContext) {
    return this.lists.page('users.roles', ctx.request.qs())
  }

  async show(ctx: HttpContext) {
    return { data: await this.role.execute(routeId(ctx)) }
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(storeRole)
    const data = await this.create.execute(input, requestOrigin(ctx))
    ctx.response.status(201)
    return { data }
  }

  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(updateRole)
    const id = routeId(ctx)
    return { data: await this.change.execute({ ...input, id }, heldBy(ctx), requestOrigin(ctx)) }
  }

  async destroy(ctx: HttpContext) {
    await this.remove.execute(routeId(ctx), heldBy(ctx), requestOrigin(ctx))
    ctx.response.noContent()
  }
}
