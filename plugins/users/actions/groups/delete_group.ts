import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import { isKept } from '#core/database/constraint_errors'
import { Group } from '#plugins/users/models/group'
import { groupBuiltIn, groupNeeded, groupNotFound, groupUsed } from '#plugins/users/errors/customers'
import type { Origin } from '#core/audit/origin'

/** Deletes a group that nobody belongs to. */
@inject()
export class DeleteGroup {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog
  ) {}

  /** @throws groupNotFound, groupBuiltIn, groupUsed, groupNeeded */
  async execute(id: number, origin: Origin): Promise<void> {
    await this.store.transaction(async (trx) => {
      const group = await Group.query({ client: trx }).where('id', id).forUpdate().first()
      if (!group) throw groupNotFound()
      if (group.isBuiltIn) throw groupBuiltIn({ name: group.name })
      if (group.takesIndividuals || group.takesProfessionals) throw groupNeeded({ name: group.name })
      const [row] = (await trx.from('users_customers').where('group_id', id).count('* as count')) as {
        count: number | string
      }[]
      const count = Number(row?.count ?? 0)
      if (count > 0) throw groupUsed({ name: group.name, count })
      await trx
        .from('users_groups')
        .where('id', id)
        .delete()
        .catch((error: unknown) => {
          // A plugin that we know nothing of names the group.
          throw isKept(error) ? groupUsed({ name: group.name, count: 0 }) : error
        })
      await this.audit.record(trx, origin, {
        subject: 'users.groups',
        subjectId: String(id),
        action: 'deleted',
        changes: { code: [group.code, null], name: [group.name, null] },
      })
      await this.store.changes.record(trx, 'users.groups', [group.code])
    })
  }
}
