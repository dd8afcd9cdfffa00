import { inject } from '@adonisjs/core'
import { ListGroups } from '#plugins/users/queries/list_groups'

/** The groups of customers, for staff. */
@inject()
export default class GroupsController {
  constructor(private readonly groups: ListGroups) {}

  async index() {
    const data = await this.groups.execute()
    return { data, meta: { total: data.length } }
  }
}
