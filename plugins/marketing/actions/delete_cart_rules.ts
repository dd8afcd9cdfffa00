import { inject } from '@adonisjs/core'
import { RecordWriter } from '#core/records/record_writer'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { CART_RULES } from '#plugins/marketing/rules/cart_rule'
import { findRecord, type StoredRecord } from '#core/records/record_kind'
import type { Origin } from '#core/audit/origin'

/** Removes rules with their codes. Orders keep what they were given. */
@inject()
export class DeleteCartRules {
  constructor(
    private readonly store: Store,
    private readonly writer: RecordWriter
  ) {}

  /** @throws recordGone, staleWrite */
  async one(seen: StoredRecord, origin: Origin): Promise<void> {
    await this.store.transaction((trx) => this.writer.remove(trx, CART_RULES, seen, origin))
  }

  /** Those that are still there; gives their names. */
  many(ids: readonly number[], origin: Origin): Promise<string[]> {
    return this.store.transaction(async (trx) => {
      const names: string[] = []
      for (const id of ids.toSorted((one, other) => one - other)) {
        const standing = await findRecord((sql, values) => queryRows(trx, sql, values), CART_RULES, id)
        if (!standing) continue
        await this.writer.remove(trx, CART_RULES, standing, origin)
        names.push(standing.name)
      }
      return names
    })
  }
}
