import { inject } from '@adonisjs/core'
import { fromStore } from '#core/database/run_rows'
import { isOrderKey, type OrderSeeker } from '#plugins/sales/index'
import { readReturn, type StoredReturn } from '#plugins/rma/returns/services/return_reads'
import { returnNotFound } from '#plugins/rma/errors'
import { Store } from '#core/database/store'

/** Finds a return for its customer, or for whoever has the key of its order's link. */
@inject()
export class FindReturn {
  constructor(private readonly store: Store) {}

  /** @throws returnNotFound, also for one of somebody else */
  async execute(id: number, { customerId, key }: OrderSeeker): Promise<StoredReturn> {
    const found = await readReturn(fromStore(this.store), id)
    const isOwn = found !== null && customerId !== null && found.customerId === customerId
    if (!found || (!isOwn && !isOrderKey(found.orderNumber, key))) throw returnNotFound()
    return found
  }
}
