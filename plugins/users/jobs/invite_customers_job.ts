import app from '@adonisjs/core/services/app'
import { InviteCustomers } from '#plugins/users/actions/customers/invite_customers'
import { requestedBy } from '#plugins/users/services/job_requester'
import type { Job } from '#core/jobs/job'

/** Invites customers to choose a password. Taken up again, it writes to nobody twice. */
const inviteCustomersJob: Job = {
  async run({ ids, asker }, run) {
    const action = await app.container.make(InviteCustomers)
    const progress = (done: number, total: number) => run.progress(done, total)
    const counts = await action.execute({ ids: ids as number[], signal: run.signal, progress }, requestedBy(asker))
    run.result({ ...counts })
  },
}

export default inviteCustomersJob
