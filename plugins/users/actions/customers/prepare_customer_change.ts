import { inject } from '@adonisjs/core'
import { PrepareChange } from '#core/bulk/prepare_change'
import { Store } from '#core/database/store'
import { nothingToChange } from '#plugins/users/errors/customers'
import { CustomerChanges } from '#plugins/users/services/bulk/customer_changes'
import { groupFor } from '#plugins/users/services/group_rows'
import type { CustomerChange } from '#plugins/users/services/bulk/customer_change'
import type { Selection } from '#core/lists/selection'

/** Plans a change of many customers, for a preview before it is applied. */
@inject()
export class PrepareCustomerChange {
  constructor(
    private readonly store: Store,
    private readonly prepare: PrepareChange,
    private readonly customers: CustomerChanges
  ) {}

  /**
   * Gives the number of the change.
   * @throws nothingToChange, groupUnknown, nobodyChosen
   */
  async execute(selection: Selection, change: CustomerChange, staff: { id: number; name: string }): Promise<number> {
    const { groupId: id, isSuspended } = change
    if (id === undefined && isSuspended === undefined) throw nothingToChange({}, 'changes')
    if (id !== undefined) await this.store.transaction((trx) => groupFor(trx, { id }))
    return this.prepare.execute(this.customers, { selection, change, staff })
  }
}
