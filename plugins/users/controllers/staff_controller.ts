import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { destroyRecord } from '#core/records/record_validators'
import { DeleteStaff } from '#plugins/users/actions/staff/delete_staff'
import { InviteStaff } from '#plugins/users/actions/staff/invite_staff'
import { UpdateStaff } from '#plugins/users/actions/staff/update_staff'
import { heldBy } from '#plugins/users/services/held_by'
import { FindStaff } from '#plugins/users/queries/find_staff'
import { samePasswords } from '#plugins/users/services/password_pair'
import { storeStaff, updateStaff } from '#plugins/users/validators/staff_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The people who work in the shop. */
@inject()
export default class StaffController {
  constructor(
    private readonly lists: Lists,
    private readonly find: FindStaff,
    private readonly invite: InviteStaff,
    private readonly change: UpdateStaff,
    private readonly remove: DeleteStaff
  ) {}

  async index(ctx: HttpContext) {
    return this.lists.page('users.staff', ctx.request.qs())
  }

  async show(ctx: HttpContext) {
    return { data: await this.find.execute(routeId(ctx)) }
  }

  async store(ctx: HttpContext) {
    const { password, password_confirmation: again, ...input } = await ctx.request.validateUsing(storeStaff)
    const chosen = password ? samePasswords({ password, password_confirmation: again }) : null
    const data = await this.invite.execute({ ...input, password: chosen }, heldBy(ctx), requestOrigin(ctx))
    ctx.response.status(201)
    return { data }
  }

  async update(ctx: HttpContext) {
    const { password, password_confirmation: again, ...input } = await ctx.request.validateUsing(updateStaff)
    const chosen = password ? samePasswords({ password, password_confirmation: again }) : null
    const change = { ...input, password: chosen, id: routeId(ctx) }
    return { data: await this.change.execute(change, heldBy(ctx), requestOrigin(ctx)) }
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(destroyRecord)
    await this.remove.execute({ id: routeId(ctx), version }, { held: heldBy(ctx) }, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
