import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import { notFound } from '#core/http/errors'
import { queryRows } from '#core/database/query_rows'
import { FindProfile } from '#plugins/platform/queries/imports/find_profile'
import type { Origin } from '#core/audit/origin'

/** Deletes an import profile. Imports that used it keep their own copy of its choices. */
@inject()
export class DeleteProfile {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog,
    private readonly find: FindProfile
  ) {}

  /** @throws staleWrite with the fresh profile */
  async execute(id: number, version: number, origin: Origin): Promise<void> {
    const found = await this.find.execute(id)
    if (!found) throw notFound()
    await this.store.transaction(async (trx) => {
      await queryRows(trx, 'update platform_imports set profile_id = null where profile_id = ?', [id])
      const sql = 'delete from platform_import_profiles where id = ? and version = ? returning id'
      const deleted = await queryRows(trx, sql, [id, version])
      if (deleted.length === 0) throw staleWrite({}, 'version', { current: found })
      const entry = { subject: 'platform.import_profiles', subjectId: String(id), action: 'deleted' as const }
      await this.audit.record(trx, origin, { ...entry, changes: { name: [found.name, null] } })
    })
  }
}
