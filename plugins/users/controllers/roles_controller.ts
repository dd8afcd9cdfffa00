import { inject } from '@adonisjs/core'
import { ListRoles } from '#plugins/users/queries/list_roles'

/** The roles of the shop, for staff. */
@inject()
export default class RolesController {
  constructor(private readonly roles: ListRoles) {}

  async index() {
    const data = await this.roles.execute()
    return { data, meta: { total: data.length } }
  }
}
