import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import logger from '@adonisjs/core/services/logger'
import { Store } from '#core/database/store'
import { PaymentMethods } from '#plugins/sales/services/orders/payment_methods'
import { RecordPaymentNews } from '#plugins/sales/actions/payments/record_payment_news'
import { inside } from '#plugins/sales/database/statements'
import { orderNotFound } from '#plugins/sales/errors/orders'
import { paymentAddresses } from '#plugins/sales/services/orders/payment_addresses'
import type { Locale } from '#core/i18n/locales'
import type { OrderState } from '#plugins/sales/states/order_states'
import type { PaymentBeginning, PaymentInstructions, PaymentToBegin } from '#plugins/sales/contracts/payment_method'

/** Where somebody goes who has just ordered. */
export type NextStep =
  | { kind: 'success' }
  | { kind: 'instructions'; method: string; instructions: PaymentInstructions }
  /** `token`: of the page that leads on by a form, where the provider wants one. */
  | { kind: 'redirect'; url: string; method: 'GET' | 'POST'; fields: Record<string, string>; token: string }
  /** The payment could not begin. The order stands, and may be paid again. */
  | { kind: 'failed' }

/** An order that stands, with what is to be done next. */
export interface BegunOrder {
  number: string
  state: OrderState
  total: { amount: number; currency: string }
  next: NextStep
}

interface Row {
  id: number
  number: string
  state: OrderState
  total_amount: number
  currency: string
  locale: Locale
  channel: string
  email: string
  payment_id: number | null
  attempt: number
  token: string
  method: string
  amount: number
  payment_state: string
  beginning: string | null
}

const FIND = `select o.id, o.number, o.state, o.total_amount, o.currency, o.locale, o.channel, o.email, p.id as payment_id,
    p.attempt, p.token, p.method, p.amount, p.state as payment_state, p.beginning
  from sales_orders o left join sales_payments p on p.order_id = o.id where o.id = ?
  order by p.attempt desc limit 1`

/**
 * Begins the payment of an order that stands, with no transaction open: whatever becomes of it, the order stays. A
 * payment that began before is told again, and a provider that is asked twice is asked with the same key.
 */
@inject()
export class BeginPayment {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly methods: PaymentMethods,
    private readonly news: RecordPaymentNews
  ) {}

  async execute(orderId: number): Promise<BegunOrder> {
    const row = await this.store.reader.first<Row>(FIND, [orderId])
    if (!row) throw orderNotFound()
    const { number, state, currency } = row
    return { number, state, total: { amount: Number(row.total_amount), currency }, next: await this.#next(row) }
  }

  async #next(row: Row): Promise<NextStep> {
    if (row.payment_id === null) return { kind: 'success' }
    const told = row.beginning === null ? await this.#begin(row) : (JSON.parse(row.beginning) as PaymentBeginning)
    return told ? nextOf(told, row) : { kind: 'failed' }
  }

  /** Null: the provider could not be reached, or does not want it. */
  async #begin(row: Row): Promise<PaymentBeginning | null> {
    const method = await this.methods.find(row.method)
    if (!method) return null
    try {
      const beginning = await method.begin(paymentToBegin(row))
      await this.#keep(Number(row.payment_id), beginning)
      if (beginning.kind === 'paid') await this.#paid(row, beginning.reference)
      return beginning
    } catch (error) {
      logger.error({ err: error, order: row.number }, `The payment by ${row.method} could not begin`)
      return null
    }
  }

  /** A provider that answers at once: what it says is taken as its later news would be. */
  async #paid({ method, number, amount, currency }: Row, reference: string): Promise<void> {
    const paid = { reference, number, kind: 'paid' as const, amount: Number(amount), currency, raw: 'begin' }
    await this.news.execute(method, paid)
  }

  async #keep(id: number, beginning: PaymentBeginning): Promise<void> {
    await this.store.transaction(async (trx) => {
      await inside(trx)(
        "update sales_payments set state = 'pending', beginning = ?, updated_at = ? where id = ? and state = 'begun'",
        [JSON.stringify(beginning), this.clock.iso(), id]
      )
    })
  }
}

function paymentToBegin(row: Row): PaymentToBegin {
  const { number, currency, locale, channel, email, attempt, token, method } = row
  const orderId = Number(row.id)
  return {
    ...{ orderId, number, currency, locale, channel, email },
    amount: Number(row.amount),
    idempotencyKey: `${number}-${attempt}`,
    ...paymentAddresses({ token, method }),
  }
}

function nextOf(beginning: PaymentBeginning, { method, token }: Row): NextStep {
  if (beginning.kind === 'redirect') return { ...beginning, token }
  if (beginning.kind === 'pending' && beginning.instructions) {
    return { kind: 'instructions', method, instructions: beginning.instructions }
  }
  return { kind: 'success' }
}
