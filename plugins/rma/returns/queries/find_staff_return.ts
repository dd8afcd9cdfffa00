import { inject } from '@adonisjs/core'
import { fromStore } from '#core/database/run_rows'
import { readReturn, type StoredReturn } from '#plugins/rma/returns/services/return_reads'
import { returnNotFound } from '#plugins/rma/errors'
import { Store } from '#core/database/store'

/** Finds a return for staff. */
@inject()
export class FindStaffReturn {
  constructor(private readonly store: Store) {}

  /** @throws returnNotFound */
  async execute(id: number): Promise<StoredReturn> {
    const found = await readReturn(fromStore(this.store), id)
    if (!found) throw returnNotFound()
    return found
  }
}
