import app from '@adonisjs/core/services/app'
import { CheckNumbers } from '#plugins/sales/documents/numbers/queries/check_numbers'
import { numbersBroken } from '#plugins/sales/documents/numbers/errors'
import type { Job } from '#core/jobs/job'

/** Fails where numbers of documents are missing: staff see failed jobs on their dashboard. */
const checkNumbersJob: Job = {
  async run() {
    const check = await app.container.make(CheckNumbers)
    const faults = await check.execute()
    if (faults.length > 0) throw numbersBroken({}, undefined, { faults })
  },
}

export default checkNumbersJob
