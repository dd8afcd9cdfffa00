import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { attributeInUse, attributeSystem, attributeUnknown } from '#plugins/catalogue/errors'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import { VocabularyJournal } from '#plugins/catalogue/services/vocabulary/vocabulary_journal'
import type { Origin } from '#core/audit/origin'

/**
 * Removes an attribute with its options, from families and from products. Not a system one, and not
 * one that tells the variants of a product apart.
 */
@inject()
export class DeleteAttribute {
  constructor(
    private readonly store: Store,
    private readonly journal: VocabularyJournal
  ) {}

  execute(code: string, origin: Origin): Promise<void> {
    return this.store.transaction((trx) => this.#run(trx, code, origin))
  }

  async #run(trx: Transaction, code: string, origin: Origin): Promise<void> {
    await lockProducts(trx)
    const bulk = new Bulk(trx)
    const [attribute] = await bulk.all<{ id: number; is_system: boolean | number }>(
      'select id, is_system from catalogue_attributes where code = ?',
      code
    )
    if (!attribute) throw attributeUnknown({ attribute: code }, 'code')
    if (attribute.is_system) throw attributeSystem({ attribute: code }, 'code')
    const key = bulk.sqlite ? `options ->> ? is not null` : `jsonb_exists(options, ?)`
    const [used] = await bulk.all<{ total: number }>(
      `select count(*) as total from catalogue_variants where ${key}`,
      bulk.sqlite ? `$."${code}"` : code
    )
    if (Number(used?.total) > 0) throw attributeInUse({ attribute: code, count: Number(used?.total) }, 'code')
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
