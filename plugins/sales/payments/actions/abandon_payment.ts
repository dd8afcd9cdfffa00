import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { Store } from '#core/database/store'
import { ASKED_COLUMNS, readAsked } from '#plugins/sales/payments/services/asked_payment'

const FIND = `select ${ASKED_COLUMNS} from sales_payments p join sales_orders o on o.id = p.order_id
  where p.id = ? and p.state = 'canceled'`

/** Tells a provider that its payment page is not needed any more. */
@inject()
export class AbandonPayment {
  constructor(
    private readonly store: Store,
    private readonly methods: PaymentMethods
  ) {}

  /** Ignores errors of the provider: what is paid by it all the same is recorded. */
  async execute(paymentId: number): Promise<void> {
    const row = await this.store.reader.first<Record<'number' | 'channel', string>>(FIND, [paymentId])
    if (!row) return
    const { method, payment } = readAsked(row)
    try {
      await (await this.methods.find(method))?.abandon?.(payment)
    } catch (error) {
      logger.warn({ err: error, order: payment.number }, `A payment by ${method} could not be abandoned`)
    }
  }
}
