import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { SuspendStaff } from '#plugins/users/actions/staff/suspend_staff'
import { heldBy } from '#plugins/users/services/held_by'
import type { HttpContext } from '@adonisjs/core/http'

/** Accounts of the back office are closed and opened again. */
@inject()
export default class StaffSuspensionsController {
  constructor(private readonly suspend: SuspendStaff) {}

  async store(ctx: HttpContext) {
    return { data: await this.suspend.execute(routeId(ctx), true, heldBy(ctx), requestOrigin(ctx)) }
  }

  async destroy(ctx: HttpContext) {
    return { data: await this.suspend.execute(routeId(ctx), false, heldBy(ctx), requestOrigin(ctx)) }
  }
}
