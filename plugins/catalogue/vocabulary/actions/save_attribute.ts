import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
import { Store, type Transaction } from '#core/database/store'
import { DefineAttributes } from '#plugins/catalogue/vocabulary/actions/define_attributes'
import { Statements } from '#core/database/statements'
import { attributeNotFound } from '#plugins/catalogue/vocabulary/errors'
import { codeTaken } from '#plugins/catalogue/errors'
import { lockProducts } from '#plugins/catalogue/database/lock_products'
import { findAttribute } from '#plugins/catalogue/vocabulary/attribute_rows'
import type { AttributeDefinitionInput } from '#plugins/catalogue/vocabulary/attribute_rules'
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
      const db = new Statements(trx)
      if ('id' in form) return this.#update(trx, db, form, origin)
      const standing = await idOf(db, form.code)
      if (standing !== null) throw codeTaken({ code: form.code }, 'code')
      await this.define.execute([form], origin, trx)
      return (await idOf(db, form.code)) as number
    })
  }

  async #update(
    trx: Transaction,
    db: Statements,
    { id, version, ...form }: Extract<AttributeForm, { id: number }>,
    origin: Origin
  ): Promise<number> {
    const before = await findAttribute(db, id)
    if (!before) throw attributeNotFound({ id })
    if (before.version !== version) throw staleWrite({}, 'version', { current: before })
    await this.define.execute([{ ...form, code: before.code }], origin, trx)
    return id
  }
}

async function idOf(db: Statements, code: string): Promise<number | null> {
  const [row] = await db.all<{ id: number }>('select id from catalogue_attributes where code = ?', code)
  return row ? Number(row.id) : null
}
