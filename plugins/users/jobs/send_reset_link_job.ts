import app from '@adonisjs/core/services/app'
import { SendResetLink } from '#plugins/users/actions/account/send_reset_link'
import { unsealReset } from '#plugins/users/actions/account/ask_password_reset'
import type { Job } from '#core/jobs/job'

/** Looks whether an address has an account, and mails it a link. */
const sendResetLinkJob: Job = {
  async run({ sealed }) {
    const asked = unsealReset(sealed)
    if (!asked) return
    const action = await app.container.make(SendResetLink)
    await action.execute(asked)
  },
}

export default sendResetLinkJob
