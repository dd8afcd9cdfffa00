import app from '@adonisjs/core/services/app'
import { CancelOrder } from '#plugins/sales/orders/actions/cancel_order'
import { Clock } from '#core/time/clock'
import { ListOverdueOrders } from '#plugins/sales/orders/queries/list_overdue_orders'
import { ListUnpaidOrders } from '#plugins/sales/orders/queries/list_unpaid_orders'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { isRefusal } from '#core/errors/domain_error'
import { orderNotCancellable } from '#plugins/sales/orders/errors'
import { systemOrigin } from '#core/audit/origin'
import type { Job } from '#core/jobs/job'
import type { OverdueOrder } from '#plugins/sales/orders/queries/list_overdue_orders'

const HOUR = 3600

/** Calls off orders whose payment did not come in time: their stock and codes are for others again. */
const cancelUnpaidJob: Job = {
  async run() {
    const settings = await app.container.make(Settings)
    const clock = await app.container.make(Clock)
    const hours = settings.get<number>('sales.orders.payment_wait_hours')
    const overdue = await (await app.container.make(ListOverdueOrders)).execute(clock.isoIn(-hours * HOUR))
    const unpaid = await (await app.container.make(ListUnpaidOrders)).execute()
    await callOff(overdue, 'sales.orders.payment_overdue')
    await callOff(unpaid, 'sales.orders.payment_missing')
  },
}

/** Calls orders off, with words of the shop for a reason. */
async function callOff(orders: readonly OverdueOrder[], words: string): Promise<void> {
  const cancel = await app.container.make(CancelOrder)
  const translator = await app.container.make(Translator)
  const origin = systemOrigin('job', 'sales.cancel_unpaid')
  for (const { id, locale } of orders) {
    const reason = translator.translate(locale, words)
    await cancel.execute({ orderId: id, isOwn: true, reason, isByProvider: true }, origin).catch((error: unknown) => {
      // It was paid or canceled meanwhile.
      if (!isRefusal(error, orderNotCancellable)) throw error
    })
  }
}

export default cancelUnpaidJob
