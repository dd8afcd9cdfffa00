import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { lastSource, sourceInUse, sourceUnknown } from '#plugins/catalogue/errors'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import type { Origin } from '#core/audit/origin'

/** Removes a source that never held anything; the last one stays. Others can be made inactive. */
@inject()
export class DeleteInventorySource {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog
  ) {}

  execute(code: string, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const bulk = new Bulk(trx)
      const sources = await bulk.all<{ id: number; code: string; moves: number }>(
        `select s.id, s.code, (select count(*) from catalogue_stock_movements m where m.source_id = s.id) as moves
         from catalogue_inventory_sources s`
      )
      const source = sources.find((each) => each.code === code)
      if (!source) throw sourceUnknown({ source: code }, 'code')
      if (sources.length === 1) throw lastSource({ source: code }, 'code')
      if (Number(source.moves) > 0) throw sourceInUse({ source: code }, 'code')
      await bulk.all('delete from catalogue_stock_levels where source_id = ?', source.id)
      await bulk.all('delete from catalogue_inventory_sources where id = ?', source.id)
      await this.audit.record(trx, origin, {
        ...{ subject: 'catalogue.inventory_sources', subjectId: code, action: 'deleted' as const },
        changes: { code: [code, null] },
      })
    })
  }
}
