import { inject } from '@adonisjs/core'
import { AcceptQuote } from '#plugins/sales/quotes/actions/accept_quote'
import { BeginPayment } from '#plugins/sales/payments/services/begin_payment'
import { Clock } from '#core/time/clock'
import { DraftShopper } from '#plugins/sales/drafts/draft_shopper'
import { Store } from '#core/database/store'
import { isAdult } from '#plugins/sales/orders/services/age_of'
import { orderAgeTooYoung } from '#plugins/sales/orders/errors'
import { outside } from '#plugins/sales/database/statements'
import { quoteNotFound } from '#plugins/sales/quotes/errors'
import type { Origin } from '#core/audit/origin'

/** An acceptance by the customer as staff record it. */
interface Agreement {
  /** The accepted revision. */
  revision: number
  payment: string
  /** Who accepted, and how. */
  note: string
  ip: string
}

interface Row {
  number: string
  customer_id: number | null
}

/** Accepts a quote on behalf of its customer, with the customer's own action. An online payment waits for the customer. */
@inject()
export class AcceptForCustomer {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly shoppers: DraftShopper,
    private readonly accept: AcceptQuote,
    private readonly payment: BeginPayment
  ) {}

  /** @throws customerNotOrdering, orderAgeTooYoung, and the errors of `AcceptQuote` */
  async execute(id: number, { ip, ...agreement }: Agreement, origin: Origin): Promise<void> {
    const sql = 'select number, customer_id from sales_quotes where id = ?'
    const [row] = await outside(this.store)<Row>(sql, [id])
    if (!row) throw quoteNotFound()
    if (row.customer_id !== null) await this.#checkCustomer(Number(row.customer_id))
    // Staff declare that the customer accepted the terms and is of age. The order's history has their name.
    const declarations = { terms: this.clock.iso(), isOfAge: true, ip }
    const orderId = await this.accept.execute({ number: row.number, ...agreement, declarations, terms: null, origin })
    const order = await this.store.reader.first<{ state: string }>('select state from sales_orders where id = ?', [
      orderId,
    ])
    // Only the customer can open a provider's payment page.
    if (order?.state !== 'pending_payment') await this.payment.execute(orderId)
  }

  async #checkCustomer(id: number): Promise<void> {
    const { birthDate } = await this.shoppers.orderingCustomer(id)
    if (isAdult(birthDate, this.clock) === false) throw orderAgeTooYoung()
  }
}
