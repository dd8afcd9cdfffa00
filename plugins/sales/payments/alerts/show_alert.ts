import { inject } from '@adonisjs/core'
import { ListPaymentChoices } from '#plugins/sales/payments/queries/list_payment_choices'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { Store } from '#core/database/store'
import { alertNotFound } from '#plugins/sales/payments/errors'
import { alerts, type AlertKind } from '#plugins/sales/payments/tables'
import { outside } from '#plugins/sales/database/statements'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { RowIn } from '#core/database/table'

/** `record`: what the provider told; `give_back`: the provider gives the money back. */
export type AlertAction = 'record' | 'give_back'

/** An alert for staff. */
export interface AlertAnswer {
  id: number
  kind: AlertKind
  state: 'open' | 'closed'
  /** Title of the payment method. */
  method: string
  order: { id: number; number: string; state: string } | null
  /** Number of the order as the provider tells it; empty: it tells none. */
  number: string
  reference: string
  /** Null: it is about no money. */
  amount: MoneyData | null
  /** What the shop expected, or has recorded. */
  expected: MoneyData | null
  /** Id of the transaction that it is about. */
  transactionId: number | null
  /** The provider's own word, and what it said. */
  told: { kind: string; raw: string; message: string } | null
  /** Of forged notifications: how many in an hour. */
  count: number | null
  actions: AlertAction[]
  note: string
  closedBy: string | null
  closedAt: string | null
  at: string
}

type Alert = RowIn<typeof alerts>

const RETURNABLE = new Set<AlertKind>(['paid_twice', 'paid_canceled', 'other_currency'])

@inject()
export class ShowAlert {
  constructor(
    private readonly store: Store,
    private readonly methods: PaymentMethods,
    private readonly choices: ListPaymentChoices
  ) {}

  /** @throws alertNotFound */
  async execute(id: number, locale: Locale): Promise<AlertAnswer> {
    const run = outside(this.store)
    const alert = await alerts.find(run, { id })
    if (!alert) throw alertNotFound()
    const [order] = await run<{ id: number; number: string; state: string }>(
      'select id, number, state from sales_orders where id = ?',
      [alert.orderId]
    )
    const names = await this.choices.execute(locale)
    const { kind, state, number, reference, amount, currency, details, note, closedBy, closedAt, createdAt: at } = alert
    const { news, expected = null, count = null } = details
    return {
      id,
      kind,
      state,
      number,
      reference,
      expected,
      count,
      note,
      closedBy,
      closedAt,
      at,
      method: names.find(({ code }) => code === alert.method)?.label ?? alert.method,
      order: order ? { ...order, id: Number(order.id) } : null,
      amount: currency === '' ? null : { amount, currency },
      transactionId: alert.transactionId,
      told: news ? { kind: news.kind, raw: news.raw, message: news.message ?? '' } : null,
      actions: await this.#actions(alert),
    }
  }

  async #actions({ kind, state, method, paymentId, details }: Alert): Promise<AlertAction[]> {
    if (state === 'closed') return []
    if (kind === 'missing_here' && details.news) return ['record']
    if (!RETURNABLE.has(kind) || paymentId === null) return []
    return (await this.methods.find(method))?.refund ? ['give_back'] : []
  }
}
