import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { refuseStale } from '#core/records/refuse_stale'
import { Statements } from '#core/database/statements'
import { attributeInUse, attributeSystem, attributeUnknown } from '#plugins/catalogue/vocabulary/errors'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { findAttribute } from '#plugins/catalogue/vocabulary/attribute_rows'
import { VocabularyJournal } from '#plugins/catalogue/vocabulary/vocabulary_journal'
import { attributeUsage } from '#plugins/catalogue/vocabulary/attribute_usage'
import type { Origin } from '#core/audit/origin'

interface DeletionOptions {
  isConfirmed?: boolean
  version?: number
}

/**
 * Deletes an attribute with its options. Refuses a system attribute, one of a family, and one that variants use as their
 * option. Values that products still have are deleted only if that was confirmed.
 */
@inject()
export class DeleteAttribute {
  constructor(
    private readonly store: Store,
    private readonly journal: VocabularyJournal
  ) {}

  execute(code: string, origin: Origin, options: DeletionOptions = {}): Promise<void> {
    return this.store.transaction((trx) => this.#run(trx, code, options, origin))
  }

  async #run(
    trx: Transaction,
    code: string,
    { isConfirmed = false, version }: DeletionOptions,
    origin: Origin
  ): Promise<void> {
    await lockProducts(trx)
    const db = new Statements(trx)
    const [row] = await db.all<{ id: number }>('select id from catalogue_attributes where code = ?', code)
    const attribute = row && (await findAttribute(db, row.id))
    if (!attribute) throw attributeUnknown({ attribute: code }, 'code')
    refuseStale(attribute, version)
    if (attribute.isSystem) throw attributeSystem({ attribute: code }, 'code')
    const usage = await attributeUsage(db, code)
    const isNeeded = usage.families.length > 0 || usage.variants > 0
    if (isNeeded || (usage.products > 0 && !isConfirmed)) {
      const { products, variants } = usage
      const families = usage.families.map(({ name, code: family }) => name[DEFAULT_LOCALE] ?? family).join(', ')
      const counted = { families: families || 'none', products, variants }
      throw attributeInUse({ attribute: code, ...counted }, 'code', { ...usage, isConfirmable: !isNeeded })
    }
    await this.#deleteValues(db, code)
    await db.all('delete from catalogue_attributes where id = ?', attribute.id)
    await this.journal.record(trx, origin, {
      entries: [
        { subject: 'catalogue.attributes', subjectId: code, action: 'deleted', changes: { code: [code, null] } },
      ],
      isShown: true,
    })
  }

  /** The hashes of the products are cleared too, so that the next import does not skip their rows as unchanged. */
  async #deleteValues(db: Statements, code: string): Promise<void> {
    const [less, has, path] = db.sqlite
      ? ['json_remove(attributes, ?)', 'attributes ->> ? is not null', `$."${code}"`]
      : ['attributes - cast(? as text)', 'jsonb_exists(attributes, ?)', code]
    await db.all(
      `update catalogue_products set attributes = ${less}, row_hash = '', version = version + 1 where ${has}`,
      ...[path, path]
    )
    await db.all(`update catalogue_product_translations set attributes = ${less} where ${has}`, ...[path, path])
  }
}
