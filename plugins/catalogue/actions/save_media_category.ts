import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { fieldChanges } from '#core/audit/field_changes'
import { Store, type Transaction } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { slugify } from '#core/text/slug'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { codeInvalid, codeTaken, mediaCategoryNotFound, staleMediaCategory } from '#plugins/catalogue/errors'
import { findMediaCategory } from '#plugins/catalogue/services/media_category_rows'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import type { Origin } from '#core/audit/origin'

/** A media category as a form gives it; without a code one is made from the name. */
export interface MediaCategoryForm {
  /** Absent: a new one. */
  id?: number
  name: string
  code?: string | null
  /** Version that was edited. */
  version?: number
}

const CODE = /^[a-z0-9][a-z0-9_-]{0,62}$/

/** Makes a category that media of products may be sorted into, or changes one. */
@inject()
export class SaveMediaCategory {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** Gives its id. */
  execute({ code, ...form }: MediaCategoryForm, origin: Origin): Promise<number> {
    const wanted = code || slugify(form.name, 'media')
    if (!CODE.test(wanted)) throw codeInvalid({ code: wanted.slice(0, 64) }, 'code')
    return this.store.transaction((trx) => this.#run(trx, { ...form, code: wanted }, origin))
  }

  async #run(
    trx: Transaction,
    { id, name, code, version }: MediaCategoryForm & { code: string },
    origin: Origin
  ): Promise<number> {
    await lockProducts(trx)
    const bulk = new Bulk(trx)
    const before = id === undefined ? null : await findMediaCategory(bulk, id)
    if (id !== undefined && !before) throw mediaCategoryNotFound({ id })
    if (before && version !== undefined && before.version !== version) {
      throw staleMediaCategory({}, 'version', { current: before })
    }
    const [other] = await bulk.all(
      'select id from catalogue_media_categories where code = ? and id <> ?',
      code,
      id ?? 0
    )
    if (other) throw codeTaken({ code }, 'code')
    const now = this.clock.iso()
    const [row] = before
      ? await bulk.all<{ id: number }>(
          `update catalogue_media_categories set code = ?, name = ?, version = version + 1, updated_at = ?
           where id = ? returning id`,
          ...[code, name, now, before.id]
        )
      : await bulk.all<{ id: number }>(
          'insert into catalogue_media_categories (code, name, created_at, updated_at) values (?, ?, ?, ?) returning id',
          ...[code, name, now, now]
        )
    const saved = Number(row?.id)
    await this.audit.record(trx, origin, {
      subject: 'catalogue.media_categories',
      subjectId: String(saved),
      action: before ? 'updated' : 'created',
      changes: fieldChanges(before ? { code: before.code, name: before.name } : {}, { code, name }),
    })
    return saved
  }
}
