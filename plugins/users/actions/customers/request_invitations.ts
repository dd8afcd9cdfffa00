import { inject } from '@adonisjs/core'
import { InviteCustomers } from '#plugins/users/actions/customers/invite_customers'
import { Lists } from '#core/lists/lists'
import { Queue } from '#core/jobs/queue'
import { nobodyToInvite } from '#plugins/users/errors/customers'
import { ownerOf } from '#plugins/users/services/job_requester'
import type { Origin } from '#core/audit/origin'
import type { Selection } from '#core/lists/selection'

/** Asks for the invitation of chosen customers without a password: a job, which its owner can watch and stop. */
@inject()
export class RequestInvitations {
  constructor(
    private readonly queue: Queue,
    private readonly lists: Lists,
    private readonly invite: InviteCustomers
  ) {}

  /**
   * Returns the id of the job. The selection is resolved now, so later rows are not included.
   * @throws nobodyToInvite
   */
  async execute(selection: Selection, { actor }: Origin): Promise<number> {
    const ids = await this.invite.waiting(await this.lists.ids('users.customers', selection))
    if (ids.length === 0) throw nobodyToInvite({}, 'selection')
    const label = { key: 'users.jobs.invite_customers_of', values: { count: ids.length } }
    const owned = ownerOf(actor, 'users.customers.mass_update')
    return this.queue.enqueue(null, 'users.invite_customers', { ids, asker: actor }, { ...owned, label })
  }
}
