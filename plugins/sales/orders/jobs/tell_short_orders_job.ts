import app from '@adonisjs/core/services/app'
import { MailShortOrders } from '#plugins/sales/orders/actions/mail_short_orders'
import type { Job } from '#core/jobs/job'

/** Tells staff which orders are short of stock. */
const tellShortOrdersJob: Job = {
  async run(_payload, { id }) {
    await (await app.container.make(MailShortOrders)).execute(`short-orders:${id}`)
  },
}

export default tellShortOrdersJob
