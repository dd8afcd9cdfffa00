import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { AskProvider } from '#plugins/sales/payments/reconcile/ask_provider'
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

/** Hours for which an order waits for a provider that does not answer. */
const PATIENCE_HOURS = 24

/** Calls off orders whose payment did not come in time: their stock and codes are for others again. */
const cancelUnpaidJob: Job = {
  async run() {
    const settings = await app.container.make(Settings)
    const clock = await app.container.make(Clock)
    const hours = settings.get<number>('sales.orders.payment_wait_hours')
    const overdue = await (
      await app.container.make(ListOverdueOrders)
    ).execute(clock.isoIn(-hours * HOUR), clock.isoIn(-(hours + PATIENCE_HOURS) * HOUR))
    const unpaid = await (await app.container.make(ListUnpaidOrders)).execute()
    await callOff(await stillUnpaid(overdue), 'sales.orders.payment_overdue')
    await callOff(unpaid, 'sales.orders.payment_missing')
  },
}

/** Asks the providers first: a notification may be lost. An order whose provider does not answer waits for the next run. */
async function stillUnpaid(orders: readonly OverdueOrder[]): Promise<OverdueOrder[]> {
  const provider = await app.container.make(AskProvider)
  const unpaid: OverdueOrder[] = []
  for (const order of orders) {
    try {
      await provider.executeForOrder(order.id)
      unpaid.push(order)
    } catch (error) {
      logger.warn({ err: error, order: order.id }, 'A provider did not tell what became of an unpaid order')
      if (order.isVeryLate) unpaid.push(order)
    }
  }
  return unpaid
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
