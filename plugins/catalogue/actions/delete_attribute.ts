import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { attributeInUse, attributeSystem, attributeUnknown } from '#plugins/catalogue/errors'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import { VocabularyJournal } from '#plugins/catalogue/services/vocabulary/vocabulary_journal'
import { attributeUsage } from '#plugins/catalogue/services/vocabulary/attribute_usage'
import type { Origin } from '#core/audit/origin'

/**
 * Removes an attribute with its options. Not a system one, none that stands in a family or tells variants apart; values
 * that products still have of it go only when that was confirmed.
 */
@inject()
export class DeleteAttribute {
  constructor(
    private readonly store: Store,
    private readonly journal: VocabularyJournal
  ) {}

  execute(code: string, origin: Origin, { isConfirmed = false } = {}): Promise<void> {
    return this.store.transaction((trx) => this.#run(trx, code, isConfirmed, origin))
  }

  async #run(trx: Transaction, code: string, isConfirmed: boolean, origin: Origin): Promise<void> {
    await lockProducts(trx)
    const bulk = new Bulk(trx)
    const [attribute] = await bulk.all<{ id: number; is_system: boolean | number }>(
      'select id, is_system from catalogue_attributes where code = ?',
      code
    )
    if (!attribute) throw attributeUnknown({ attribute: code }, 'code')
    if (attribute.is_system) throw attributeSystem({ attribute: code }, 'code')
    const usage = await attributeUsage(bulk, code)
    const isNeeded = usage.families.length > 0 || usage.variants > 0
    if (isNeeded || (usage.products > 0 && !isConfirmed)) {
      const { products, variants } = usage
      const families = usage.families.map(({ name, code: family }) => name[DEFAULT_LOCALE] ?? family).join(', ')
      const counted = { families: families || 'none', products, variants }
      throw attributeInUse({ attribute: code, ...counted }, 'code', { ...usage, isConfirmable: !isNeeded })
    }
    await this.#forgetValues(bulk, code)
    await bulk.all('delete from catalogue_attributes where id = ?', attribute.id)
    await this.journal.record(trx, origin, {
      entries: [
        { subject: 'catalogue.attributes', subjectId: code, action: 'deleted', changes: { code: [code, null] } },
      ],
      isShown: true,
    })
  }

  /** A file that says it again must be read again, so the products' hashes go too. */
  async #forgetValues(bulk: Bulk, code: string): Promise<void> {
    const [less, has, path] = bulk.sqlite
      ? ['json_remove(attributes, ?)', 'attributes ->> ? is not null', `$."${code}"`]
      : ['attributes - cast(? as text)', 'jsonb_exists(attributes, ?)', code]
    await bulk.all(
      `update catalogue_products set attributes = ${less}, row_hash = '', version = version + 1 where ${has}`,
      ...[path, path]
    )
    await bulk.all(`update catalogue_product_translations set attributes = ${less} where ${has}`, ...[path, path])
  }
}
