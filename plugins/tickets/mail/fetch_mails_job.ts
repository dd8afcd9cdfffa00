import app from '@adonisjs/core/services/app'
import { FetchMails } from '#plugins/tickets/mail/fetch_mails'
import type { Job } from '#core/jobs/job'

/** A mailbox that does not open makes the job fail: it is tried again later, and staff see it among the failing jobs. */
const fetchMailsJob: Job = {
  async run(_payload, { signal, result }) {
    const fetch = await app.container.make(FetchMails)
    result({ mails: await fetch.execute(signal) })
  },
}

export default fetchMailsJob
