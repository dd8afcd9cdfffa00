import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { noSelection } from '#plugins/catalogue/products/bulk/errors'
import type { Selection } from '#core/lists/selection'

/** Gives the removal of a selection to the worker. What is chosen now is removed, not what matches later. */
@inject()
export class StartDeletion {
  constructor(
    private readonly store: Store,
    private readonly lists: Lists,
    private readonly queue: Queue
  ) {}

  /** Gives the number of the job. */
  async execute(selection: Selection, staff: { id: number; name: string }): Promise<number> {
    const ids = await this.lists.ids('catalogue.products', selection)
    if (ids.length === 0) throw noSelection({}, 'selection')
    const { id, name } = staff
    return this.store.transaction((trx) =>
      this.queue.enqueue(
        trx,
        'catalogue.delete_products',
        { ids, staff: { id, name } },
        {
          owner: { id, name, permission: 'catalogue.products.mass_delete' },
          label: { key: 'catalogue.jobs.delete_products', values: { count: ids.length } },
        }
      )
    )
  }
}
