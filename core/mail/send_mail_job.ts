import app from '@adonisjs/core/services/app'
import { DeliverMail } from '#core/mail/deliver_mail'
import { unsealMail } from '#core/mail/mailer'
import type { Job } from '#core/jobs/job'

/** Sends one mail. */
const sendMailJob: Job = {
  async run({ sealed }) {
    const mail = unsealMail(sealed)
    if (!mail) throw new Error('This mail cannot be read with this APP_KEY.')
    const deliver = await app.container.make(DeliverMail)
    await deliver.execute(mail)
  },
}

export default sendMailJob
