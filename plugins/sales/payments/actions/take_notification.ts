import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { RecordPaymentNews } from '#plugins/sales/payments/actions/record_payment_news'
import { notificationRefused, paymentMethodUnknown } from '#plugins/sales/payments/errors'
import type { PaymentMethod, PaymentNews, RawNotification } from '#plugins/sales/contracts/payment_method'

type Notified = NonNullable<PaymentMethod['notified']>

/** Handles a webhook call of a payment provider. The payment method verifies the sender. Each report is recorded once. */
@inject()
export class TakeNotification {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly news: RecordPaymentNews
  ) {}

  /** Returns how many reports were new. @throws paymentMethodUnknown, notificationRefused */
  async execute(name: string, notification: RawNotification): Promise<number> {
    const method = await this.methods.find(name)
    if (!method?.notified) throw paymentMethodUnknown()
    let recorded = 0
    for (const news of await verified(name, method.notified.bind(method), notification)) {
      if (await this.news.execute(name, news)) recorded += 1
    }
    return recorded
  }
}

async function verified(name: string, notified: Notified, notification: RawNotification): Promise<PaymentNews[]> {
  try {
    return await notified(notification)
  } catch (error) {
    logger.warn({ err: error, method: name, ip: notification.ip }, 'A call about a payment was refused')
    throw notificationRefused()
  }
}
