import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { mediaCategoryInUse, mediaCategoryNotFound } from '#plugins/catalogue/errors'
import { findMediaCategory } from '#plugins/catalogue/services/media_category_rows'
import type { Origin } from '#core/audit/origin'

/** Removes a media category. One that holds media goes only when that was confirmed: they stay, without it. */
@inject()
export class DeleteMediaCategory {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog
  ) {}

  execute(id: number, { isConfirmed = false }: { isConfirmed?: boolean }, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      const bulk = new Bulk(trx)
      const category = await findMediaCategory(bulk, id)
      if (!category) throw mediaCategoryNotFound({ id })
      const [used] = await bulk.all<{ total: number }>(
        'select count(*) as total from catalogue_product_media where media_category_id = ?',
        id
      )
      const count = Number(used?.total ?? 0)
      if (count > 0 && !isConfirmed) throw mediaCategoryInUse({ name: category.name, count }, 'code', { count })
      await bulk.all('update catalogue_product_media set media_category_id = null where media_category_id = ?', id)
      await bulk.all('delete from catalogue_media_categories where id = ?', id)
      await this.audit.record(trx, origin, {
        subject: 'catalogue.media_categories',
        subjectId: String(id),
        action: 'deleted',
        changes: { code: [category.code, null], name: [category.name, null] },
      })
    })
  }
}
