import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { fromStore, type RowSource } from '#plugins/configuration/services/written_row'

/** Runs queries on committed rows, outside a transaction. */
@inject()
export class CommittedRows {
  readonly read: RowSource

  constructor(store: Store) {
    this.read = fromStore(store)
  }
}
