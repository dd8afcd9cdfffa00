import { inject } from '@adonisjs/core'
import { ListPaymentChoices } from '#plugins/sales/payments/queries/list_payment_choices'
import { Store } from '#core/database/store'
import { notificationNotFound } from '#plugins/sales/payments/errors'
import { notifications, type NotificationState } from '#plugins/sales/payments/tables'
import { outside } from '#plugins/sales/database/statements'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'

/** A notification for staff. */
export interface NotificationAnswer {
  id: number
  /** Title of the payment method. */
  method: string
  event: string
  verdict: string
  state: NotificationState
  channel: string
  order: { id: number; number: string } | null
  /** How often it came. */
  received: number
  /** How many of its news were new. */
  recorded: number
  request: { method: string; query: string; headers: { name: string; value: string }[]; ip: string }
  /** As text. Bytes that are no UTF-8 are replaced. */
  body: string
  news: { kind: string; reference: string; number: string; amount: MoneyData; raw: string; message: string }[]
  message: string
  receivedAt: string
  workedAt: string | null
  /** It can be worked on again. */
  canWork: boolean
}

@inject()
export class ShowNotification {
  constructor(
    private readonly store: Store,
    private readonly choices: ListPaymentChoices
  ) {}

  /** @throws notificationNotFound */
  async execute(id: number, locale: Locale): Promise<NotificationAnswer> {
    const run = outside(this.store)
    const kept = await notifications.find(run, { id })
    if (!kept) throw notificationNotFound()
    const [order] = await run<{ id: number; number: string }>('select id, number from sales_orders where number = ?', [
      kept.number,
    ])
    const names = await this.choices.execute(locale)
    const { event, verdict, state, channel, received, recorded, request, message, receivedAt, workedAt } = kept
    return {
      id,
      event,
      verdict,
      state,
      channel,
      received,
      recorded,
      message,
      receivedAt,
      workedAt,
      method: names.find(({ code }) => code === kept.method)?.label ?? kept.method,
      order: order ? { id: Number(order.id), number: order.number } : null,
      request: { ...request, headers: Object.entries(request.headers).map(([name, value]) => ({ name, value })) },
      body: Buffer.from(kept.body, 'base64').toString('utf8'),
      news: kept.news.map(({ kind, reference, number, amount, currency, raw, message: said = '' }) => ({
        kind,
        reference,
        number,
        raw,
        amount: { amount, currency },
        message: said,
      })),
      canWork: state !== 'apart',
    }
  }
}
