import { inject } from '@adonisjs/core'
import { RecordWriter } from '#core/records/record_writer'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { recordGone } from '#core/records/errors'
import { CART_RULES, type CartRule } from '#plugins/marketing/rules/cart_rule'
import { findRecord } from '#core/records/record_kind'
import type { Origin } from '#core/audit/origin'

const LONGEST = 120

/** Makes a copy of a rule: switched off, without codes and without uses. */
@inject()
export class CopyCartRule {
  constructor(
    private readonly store: Store,
    private readonly writer: RecordWriter
  ) {}

  /** @throws recordGone */
  execute(id: number, name: (original: string) => string, origin: Origin): Promise<CartRule> {
    return this.store.transaction(async (trx) => {
      const original = await findRecord((sql, values) => queryRows(trx, sql, values), CART_RULES, id)
      if (!original) throw recordGone()
      const { id: _, version: __, ...fields } = original
      const copy = { ...fields, name: name(original.name).slice(0, LONGEST), isActive: false }
      return this.writer.create(trx, CART_RULES, copy, origin)
    })
  }
}
