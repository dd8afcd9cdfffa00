import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { SyncRolePermissions } from '#plugins/users/actions/roles/sync_role_permissions'
import { ListRolePermissions } from '#plugins/users/queries/roles/list_role_permissions'
import { heldBy } from '#plugins/users/services/held_by'
import { updateRolePermissions } from '#plugins/users/validators/role_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What a role allows. */
@inject()
export default class RolePermissionsController {
  constructor(
    private readonly permissions: ListRolePermissions,
    private readonly sync: SyncRolePermissions
  ) {}

  async show(ctx: HttpContext) {
    return { data: await this.permissions.execute(routeId(ctx), heldBy(ctx), ctx.shop.locale) }
  }

  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(updateRolePermissions)
    const id = routeId(ctx)
    return { data: await this.sync.execute({ ...input, id }, heldBy(ctx), requestOrigin(ctx)) }
  }
}
