import app from '@adonisjs/core/services/app'
import { SendResetLink } from '#plugins/users/actions/account/send_reset_link'
import { unsealReset } from '#plugins/users/actions/account/request_password_reset'
import type { Job } from '#core/jobs/job'

/** Looks whether an address has an account, and mails it a link. */
const sendResetLinkJob: Job = {
  async run({ sealed }) {
    const request = unsealReset(sealed)
    if (!request) return
    const action = await app.container.make(SendResetLink)
    await action.execute(request)
  },
}

export default sendResetLinkJob
