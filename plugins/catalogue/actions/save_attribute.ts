import { inject } from '@adonisjs/core'
import { Store, type Transaction } from '#core/database/store'
import { DefineAttributes } from '#plugins/catalogue/actions/define_attributes'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { attributeNotFound, codeTaken, staleAttribute } from '#plugins/catalogue/errors'
import { lockProducts } from '#plugins/catalogue/services/lock_products'
import { findAttribute } from '#plugins/catalogue/services/vocabulary/attribute_rows'
import type { AttributeDefinitionInput } from '#plugins/catalogue/services/vocabulary/attribute_rules'
import type { Origin } from '#core/audit/origin'

/** An attribute as a form gives it; its options are saved one by one. */
export type AttributeForm = Omit<AttributeDefinitionInput, 'code' | 'options'> &
  ({ code: string } | { id: number; version: number })

/** Makes an attribute under a code of its own, or changes the one that was edited. */
@inject()
export class SaveAttribute {
  constructor(
    private readonly store: Store,
    private readonly define: DefineAttributes
  ) {}

  /** Gives its id. */
  execute(form: AttributeForm, origin: Origin): Promise<number> {
    return this.store.transaction(async (trx) => {
      await lockProducts(trx)
      const bulk = new Bulk(trx)
      if ('id' in form) return this.#update(trx, bulk, form, origin)
      const standing = await idOf(bulk, form.code)
      if (standing !== null) throw codeTaken({ code: form.code }, 'code')
      await this.define.execute([form], origin, trx)
      return (await idOf(bulk, form.code)) as number
    })
  }

  async #update(
    trx: Transaction,
    bulk: Bulk,
    { id, version, ...form }: Extract<AttributeForm, { id: number }>,
    origin: Origin
  ): Promise<number> {
    const before = await findAttribute(bulk, id)
    if (!before) throw attributeNotFound({ id })
    if (before.version !== version) throw staleAttribute({}, 'version', { current: before })
    await this.define.execute([{ ...form, code: before.code }], origin, trx)
    return id
  }
}

async function idOf(bulk: Bulk, code: string): Promise<number | null> {
  const [row] = await bulk.all<{ id: number }>('select id from catalogue_attributes where code = ?', code)
  return row ? Number(row.id) : null
}
