import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import type { Statements } from '#core/database/statements'

/** Statements on committed rows, for controllers, which do not know the store. */
@inject()
export class CommittedRows {
  readonly read: Statements

  constructor(store: Store) {
    this.read = store.read
  }
}
