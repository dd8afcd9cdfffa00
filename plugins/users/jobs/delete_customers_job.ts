import app from '@adonisjs/core/services/app'
import { DeleteCustomer } from '#plugins/users/actions/customers/delete_customer'
import { DomainError } from '#core/errors/domain_error'
import { requestedBy } from '#plugins/users/services/job_requester'
import type { Job } from '#core/jobs/job'

/** Deletes many customers, one by one. Those with records that must be retained stay and are counted. */
const deleteCustomersJob: Job = {
  async run({ ids, asker }, run) {
    const all = ids as number[]
    const action = await app.container.make(DeleteCustomer)
    const counts = { deleted: 0, kept: 0 }
    for (const [at, id] of all.entries()) {
      run.signal.throwIfAborted()
      counts[await deleteOne(action, id, asker)] += 1
      run.result(counts)
      await run.progress(at + 1, all.length)
    }
  },
}

/** A missing customer counts as deleted: by this job before a restart, or by somebody else. */
async function deleteOne(action: DeleteCustomer, id: number, asker: unknown): Promise<'deleted' | 'kept'> {
  try {
    await action.execute({ id }, requestedBy(asker))
    return 'deleted'
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return error.kind.status === 404 ? 'deleted' : 'kept'
  }
}

export default deleteCustomersJob
