import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { Clock } from '#core/time/clock'
import { ForgedNotification, type PaymentNews } from '#plugins/sales/contracts/payment_method'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { RecordPaymentNews } from '#plugins/sales/payments/actions/record_payment_news'
import { Store } from '#core/database/store'
import { notifications } from '#plugins/sales/payments/tables'
import { outside } from '#plugins/sales/database/statements'
import type { RowIn } from '#core/database/table'

type Kept = RowIn<typeof notifications>

/** Works on a notification of the inbox: its method tells the news of it, and each is recorded once. */
@inject()
export class WorkOnNotification {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly methods: PaymentMethods,
    private readonly news: RecordPaymentNews
  ) {}

  /** Returns how much was new. Does nothing with one that is kept apart. Throws what its method throws, so that the job tries again. */
  async execute(id: number): Promise<number> {
    const kept = await notifications.find(outside(this.store), { id })
    if (!kept || kept.state === 'apart') return 0
    try {
      const news = await this.#ask(kept)
      let recorded = 0
      for (const one of news) if (await this.news.execute(kept.method, one)) recorded += 1
      const number = kept.number ?? news[0]?.number ?? null
      await this.#end(id, { state: 'done', message: '', news, recorded: kept.recorded + recorded, number })
      return recorded
    } catch (error) {
      const message = messageOf(error)
      if (error instanceof ForgedNotification) {
        logger.warn({ method: kept.method, notification: id, ip: kept.request.ip }, 'A notification was forged')
        await this.#end(id, { state: 'apart', verdict: 'forged', message })
        return 0
      }
      await this.#end(id, { state: 'failed', message })
      throw error
    }
  }

  async #ask({ method: name, request, body, channel }: Kept): Promise<PaymentNews[]> {
    const method = await this.methods.find(name)
    if (!method?.notified) throw new Error(`No plugin takes notifications of ${name} (any more)`)
    return method.notified({ ...request, body: Buffer.from(body, 'base64'), channel })
  }

  async #end(id: number, values: Partial<Kept>): Promise<void> {
    const workedAt = this.clock.iso()
    await this.store.transaction((trx) => notifications.update(trx, { id }, { ...values, workedAt }))
  }
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}
