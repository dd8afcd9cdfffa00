import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { groupsOf, type HeldGroup } from '#plugins/users/services/roles_in_memory'

/** Every group of customers. */
@inject()
export class ListGroups {
  constructor(private readonly store: Store) {}

  async execute(): Promise<HeldGroup[]> {
    return [...(await groupsOf(this.store)).values()]
  }
}
