import app from '@adonisjs/core/services/app'
import { ChangeCustomers, type MassChange } from '#plugins/users/actions/customers/change_customers'
import { askedBy } from '#plugins/users/services/asker'
import type { Job } from '#core/jobs/job'

/** Customers changed in one transaction: the shop's other writes wait no longer than that. */
const CHUNK = 100

/** Changes many customers. Those who are so already are passed over, so a second run only finishes the first. */
const changeCustomersJob: Job = {
  async run({ ids, changes, asker }, run) {
    const all = ids as number[]
    const action = await app.container.make(ChangeCustomers)
    let changed = 0
    for (let from = 0; from < all.length; from += CHUNK) {
      run.signal.throwIfAborted()
      changed += await action.execute(all.slice(from, from + CHUNK), changes as MassChange, askedBy(asker))
      run.result({ changed, unchanged: Math.min(from + CHUNK, all.length) - changed })
      await run.progress(Math.min(from + CHUNK, all.length), all.length)
    }
  },
}

export default changeCustomersJob
