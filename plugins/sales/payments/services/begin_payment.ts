import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import logger from '@adonisjs/core/services/logger'
import { Store } from '#core/database/store'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { RecordPaymentNews } from '#plugins/sales/payments/actions/record_payment_news'
import { inside } from '#plugins/sales/database/statements'
import { orderNotFound } from '#plugins/sales/orders/errors'
import { paymentAddresses } from '#plugins/sales/payments/services/payment_addresses'
import { orders } from '#plugins/sales/orders/tables'
import { payments } from '#plugins/sales/payments/tables'
import type { OrderState } from '#plugins/sales/orders/order_states'
import type { PaymentBeginning, PaymentInstructions, PaymentToBegin } from '#plugins/sales/contracts/payment_method'
import type { RowIn } from '#core/database/table'

/** The next page after an order. */
export type NextStep =
  | { kind: 'success' }
  | { kind: 'instructions'; method: string; instructions: PaymentInstructions }
  /** `token`: of our page that posts a form to the provider, where the provider needs one. */
  | { kind: 'redirect'; url: string; method: 'GET' | 'POST'; fields: Record<string, string>; token: string }
  /** The payment could not begin. The order is stored, and its payment can be retried. */
  | { kind: 'failed' }

/** A stored order, and what its customer does next. */
export interface BegunOrder {
  number: string
  state: OrderState
  total: { amount: number; currency: string }
  next: NextStep
}

const ORDER = ['id', 'number', 'state', 'total', 'currency', 'locale', 'channel', 'email'] as const

const PAYMENT = ['attempt', 'token', 'method', 'amount', 'beginning'] as const

const FIND = `select ${orders.columns('o', ORDER)}, p.id as "paymentId", ${payments.columns('p', PAYMENT)}
  from sales_orders o left join sales_payments p on p.order_id = o.id where o.id = ?
  order by p.attempt desc limit 1`

type Found = Pick<RowIn<typeof orders>, (typeof ORDER)[number]> &
  Pick<RowIn<typeof payments>, (typeof PAYMENT)[number]> & { paymentId: number | null }

/**
 * Begins the payment of a stored order, outside any transaction: the order stays if the payment fails. A payment that has
 * begun is returned again. A repeated request to the provider has the same idempotency key.
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
    const found = await this.store.reader.first<{ paymentId: number | null }>(FIND, [orderId])
    if (!found) throw orderNotFound()
    const row = { ...orders.pick(found, ORDER), ...payments.pick(found, PAYMENT), paymentId: found.paymentId }
    const { number, state, currency, total: amount } = row
    return { number, state, total: { amount, currency }, next: await this.#next(row) }
  }

  async #next(row: Found): Promise<NextStep> {
    if (row.paymentId === null) return { kind: 'success' }
    const told = row.beginning ?? (await this.#begin(row))
    return told ? nextOf(told, row) : { kind: 'failed' }
  }

  /** Null: the provider was unreachable or refused. */
  async #begin(row: Found): Promise<PaymentBeginning | null> {
    const method = await this.methods.find(row.method)
    if (!method) return null
    try {
      const beginning = await method.begin(paymentToBegin(row))
      await this.#keep(Number(row.paymentId), beginning)
      if (beginning.kind === 'paid') await this.#paid(row, beginning.reference)
      return beginning
    } catch (error) {
      logger.error({ err: error, order: row.number }, `The payment by ${row.method} could not begin`)
      return null
    }
  }

  /** Handles an immediate result of the provider in the same way as a later notification. */
  async #paid({ method, number, amount, currency }: Found, reference: string): Promise<void> {
    const paid = { reference, number, kind: 'paid' as const, amount, currency, raw: 'begin' }
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

function paymentToBegin(row: Found): PaymentToBegin {
  const { id: orderId, number, amount, currency, locale, channel, email, attempt, token, method } = row
  return {
    orderId,
    number,
    currency,
    locale,
    channel,
    email,
    amount,
    idempotencyKey: `${number}-${attempt}`,
    ...paymentAddresses({ token, method }),
  }
}

function nextOf(beginning: PaymentBeginning, { method, token }: Found): NextStep {
  if (beginning.kind === 'redirect') return { ...beginning, token }
  if (beginning.kind === 'pending' && beginning.instructions) {
    return { kind: 'instructions', method, instructions: beginning.instructions }
  }
  return { kind: 'success' }
}
