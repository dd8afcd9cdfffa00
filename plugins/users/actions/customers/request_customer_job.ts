import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { groupFor } from '#plugins/users/services/group_rows'
import { nothingToChange } from '#plugins/users/errors/customers'
import { ownerOf } from '#plugins/users/services/asker'
import type { MassChange } from '#plugins/users/actions/customers/change_customers'
import type { Origin } from '#core/audit/origin'
import type { Selection } from '#core/lists/selection'

const LABELS = {
  'users.change_customers': 'users.jobs.change_customers_of',
  'users.delete_customers': 'users.jobs.delete_customers_of',
}

/** Asks for what is done to many customers together: a job each, which its owner can watch and stop. */
@inject()
export class RequestCustomerJob {
  constructor(
    private readonly store: Store,
    private readonly queue: Queue,
    private readonly lists: Lists
  ) {}

  /**
   * Gives the number of the job.
   * @throws nothingToChange, groupUnknown
   */
  async change(selection: Selection, changes: MassChange, origin: Origin): Promise<number> {
    if (changes.groupId === undefined && changes.isSuspended === undefined) throw nothingToChange({}, 'changes')
    const { groupId: id } = changes
    if (id !== undefined) await this.store.transaction((trx) => groupFor(trx, { id }))
    return this.#request('users.change_customers', selection, { changes }, origin)
  }

  /** Gives the number of the job. */
  remove(selection: Selection, origin: Origin): Promise<number> {
    return this.#request('users.delete_customers', selection, {}, origin)
  }

  /** The rows are chosen now: what others add meanwhile is not meant. */
  async #request(job: keyof typeof LABELS, selection: Selection, more: object, { actor }: Origin): Promise<number> {
    const ids = await this.lists.ids('users.customers', selection)
    const label = { key: LABELS[job], values: { count: ids.length } }
    return this.queue.enqueue(null, job, { ids, ...more, asker: actor }, { ...ownerOf(actor), label })
  }
}
