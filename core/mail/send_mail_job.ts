import app from '@adonisjs/core/services/app'
import { DeliverMail } from '#core/mail/deliver_mail'
import { MailDeliveries } from '#core/mail/mail_deliveries'
import { refusalIn } from '#core/mail/bounce_kind'
import { unsealMail } from '#core/mail/mailer'
import type { Job } from '#core/jobs/job'

/**
 * Sends one mail. A worker may be killed after the mail server has accepted a mail and before that is stored. Then the
 * mail is sent twice, both times with the same message id, so that the recipient's server can drop the second one.
 * What a server refuses for good is a bounce: it is not tried again.
 */
const sendMailJob: Job = {
  async run({ sealed }, { id: job }) {
    const mail = unsealMail(sealed)
    if (!mail) throw new Error('This mail cannot be read with this APP_KEY.')
    const id = mail.id ?? `job-${job}`
    const deliveries = await app.container.make(MailDeliveries)
    const state = await deliveries.begin(id)
    if (state === 'taken') return
    const deliver = await app.container.make(DeliverMail)
    const logger = await app.container.make('logger')
    try {
      const subject = await deliver.execute(mail, id)
      await deliveries.taken(id, { to: mail.to, template: mail.template, subject })
    } catch (error) {
      const refusal = refusalIn(error)
      if (!refusal) throw error
      await deliveries.refused(id, mail.to, refusal)
      return logger.warn({ job, mail: id, ...refusal }, 'the mail server has refused a mail for good')
    }
    if (state === 'new') return
    logger.warn(
      { job, mail: id },
      'a mail was handed over more than once: whether the first one was taken is not known'
    )
  },
}

export default sendMailJob
