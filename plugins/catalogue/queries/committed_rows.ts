import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { readThrough } from '#plugins/catalogue/database/read_through'

/** Rows as they stand, for queries that are asked outside a transaction. */
@inject()
export class CommittedRows {
  readonly read: ReturnType<typeof readThrough>

  constructor(store: Store) {
    this.read = readThrough(store)
  }
}
