import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import { notFound } from '#core/http/errors'
import { queryRows } from '#core/database/query_rows'
import { FindProfile } from '#plugins/platform/queries/imports/find_profile'
import type { Origin } from '#core/audit/origin'

/** Deletes an import profile; imports that used it keep what they were read with. */
@inject()
export class DeleteProfile {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog,
    private readonly find: FindProfile
  ) {}

  async execute(id: number, origin: Origin): Promise<void> {
    const found = await this.find.execute(id)
    if (!found) throw notFound()
    await this.store.transaction(async (trx) => {
      await queryRows(trx, 'update platform_imports set profile_id = null where profile_id = ?', [id])
      await queryRows(trx, 'delete from platform_import_profiles where id = ?', [id])
      const entry = { subject: 'platform.import_profiles', subjectId: String(id), action: 'deleted' as const }
      await this.audit.record(trx, origin, { ...entry, changes: { name: [found.name, null] } })
    })
  }
}
