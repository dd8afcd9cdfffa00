import app from '@adonisjs/core/services/app'
import { ExpireReservations } from '#plugins/catalogue/stock/actions/expire_reservations'
import type { Job } from '#core/jobs/job'

const expireReservationsJob: Job = {
  async run() {
    const action = await app.container.make(ExpireReservations)
    await action.execute()
  },
}

export default expireReservationsJob
