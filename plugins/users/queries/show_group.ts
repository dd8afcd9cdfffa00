import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { Group } from '#plugins/users/models/group'
import { groupNotFound } from '#plugins/users/errors/customers'
import { groupAnswer } from '#plugins/users/transformers/group'

/** A group with the number of its customers. */
@inject()
export class ShowGroup {
  constructor(private readonly store: Store) {}

  /** @throws groupNotFound */
  async execute(id: number) {
    const group = await Group.find(id)
    if (!group) throw groupNotFound()
    const sql = 'select count(*) as count from users_customers where group_id = ?'
    const row = await this.store.reader.first<{ count: number | string }>(sql, [id])
    return { ...groupAnswer(group), members: Number(row?.count ?? 0) }
  }
}
