import { inject } from '@adonisjs/core'
import { ListStaffRoles } from '#plugins/users/queries/staff/list_staff_roles'
import { heldBy } from '#plugins/users/services/held_by'
import type { HttpContext } from '@adonisjs/core/http'

/** Roles that a member of staff may be given. */
@inject()
export default class StaffRolesController {
  constructor(private readonly roles: ListStaffRoles) {}

  async index(ctx: HttpContext) {
    return { data: await this.roles.execute(heldBy(ctx)) }
  }
}
