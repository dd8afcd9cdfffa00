import app from '@adonisjs/core/services/app'
import { CancelOrder } from '#plugins/sales/actions/orders/cancel_order'
import { Clock } from '#core/time/clock'
import { ListOverdueOrders } from '#plugins/sales/queries/orders/list_overdue_orders'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { systemOrigin } from '#core/audit/origin'
import type { Job } from '#core/jobs/job'

const HOUR = 3600

/** Calls off orders whose online payment did not come in time: their stock and codes are for others again. */
const cancelUnpaidJob: Job = {
  async run() {
    const [settings, clock, words] = [
      await app.container.make(Settings),
      await app.container.make(Clock),
      await app.container.make(Translator),
    ]
    const hours = settings.get<number>('sales.orders.payment_wait_hours')
    const overdue = await (await app.container.make(ListOverdueOrders)).execute(clock.isoIn(-hours * HOUR))
    const cancel = await app.container.make(CancelOrder)
    const origin = systemOrigin('job', 'sales.cancel_unpaid')
    for (const { id, locale } of overdue) {
      const reason = words.translate(locale, 'sales.orders.payment_overdue')
      await cancel.execute({ orderId: id, isOwn: true, reason }, origin).catch((error: { code?: string }) => {
        // It was paid, or called off, a moment ago.
        if (error.code !== 'E_SALES_ORDER_NOT_CANCELLABLE') throw error
      })
    }
  },
}

export default cancelUnpaidJob
