import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { Queue } from '#core/jobs/queue'
import { nobodyChosen } from '#plugins/users/errors/customers'
import { ownerOf } from '#plugins/users/services/job_requester'
import type { Origin } from '#core/audit/origin'
import type { Selection } from '#core/lists/selection'

/** Asks for the deletion of many customers: a job, which its owner can watch and stop. */
@inject()
export class RequestDeletions {
  constructor(
    private readonly queue: Queue,
    private readonly lists: Lists
  ) {}

  /**
   * Returns the id of the job. The selection is resolved now, so later rows are not included.
   * @throws nobodyChosen
   */
  async execute(selection: Selection, { actor }: Origin): Promise<number> {
    const ids = await this.lists.ids('users.customers', selection)
    if (ids.length === 0) throw nobodyChosen({}, 'selection')
    const label = { key: 'users.jobs.delete_customers_of', values: { count: ids.length } }
    const owned = ownerOf(actor, 'users.customers.mass_delete')
    return this.queue.enqueue(null, 'users.delete_customers', { ids, asker: actor }, { ...owned, label })
  }
}
