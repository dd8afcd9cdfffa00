import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { fromStore, type RowSource } from '#plugins/configuration/services/written_row'

/** Rows as they stand, for queries that are asked outside a transaction. */
@inject()
export class CommittedRows {
  readonly read: RowSource

  constructor(store: Store) {
    this.read = fromStore(store)
  }
}
