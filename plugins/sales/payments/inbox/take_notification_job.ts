import app from '@adonisjs/core/services/app'
import { WorkOnNotification } from '#plugins/sales/payments/inbox/work_on_notification'
import type { Job } from '#core/jobs/job'

/** Works on a notification of a payment provider. */
const takeNotificationJob: Job = {
  async run({ notification }) {
    const work = await app.container.make(WorkOnNotification)
    await work.execute(Number(notification))
  },
}

export default takeNotificationJob
