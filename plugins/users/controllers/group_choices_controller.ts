import { Role } from '#plugins/users/models/role'

/** Roles of the shop's own side, for the form of a group. */
export default class GroupChoicesController {
  async index() {
    const roles = await Role.query().where('guard_name', 'front').orderBy('name')
    return { data: { roles: roles.map(({ id, name }) => ({ id, name })) } }
  }
}
