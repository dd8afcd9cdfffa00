import { inject } from '@adonisjs/core'
import { AcceptQuote } from '#plugins/sales/actions/quotes/accept_quote'
import { BeginPayment } from '#plugins/sales/services/orders/begin_payment'
import { Clock } from '#core/time/clock'
import { DraftShopper } from '#plugins/sales/services/drafts/draft_shopper'
import { Store } from '#core/database/store'
import { isAdult } from '#plugins/sales/services/orders/age_of'
import { orderAgeTooYoung } from '#plugins/sales/errors/orders'
import { outside } from '#plugins/sales/database/statements'
import { quoteNotFound } from '#plugins/sales/errors/quotes'
import type { Origin } from '#core/audit/origin'

/** What staff write down when a customer said yes. */
interface Agreement {
  /** The revision that they said yes to. */
  revision: number
  payment: string
  /** Who said so, and how. */
  note: string
  ip: string
}

interface Row {
  number: string
  customer_id: number | null
}

/** Accepts a quote for its customer, by the very action of theirs. What is paid online waits for them. */
@inject()
export class AcceptForCustomer {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly shoppers: DraftShopper,
    private readonly accept: AcceptQuote,
    private readonly payment: BeginPayment
  ) {}

  /** @throws customerNotOrdering, orderAgeTooYoung, and what `AcceptQuote` refuses */
  async execute(id: number, { ip, ...said }: Agreement, origin: Origin): Promise<void> {
    const sql = 'select number, customer_id from sales_quotes where id = ?'
    const [row] = await outside(this.store)<Row>(sql, [id])
    if (!row) throw quoteNotFound()
    if (row.customer_id !== null) await this.#checkCustomer(Number(row.customer_id))
    // Staff say that their customer accepted the terms and is of age: the order's history says who said so.
    const declarations = { terms: this.clock.iso(), isOfAge: true, ip }
    const orderId = await this.accept.execute({ number: row.number, ...said, declarations, terms: null, origin })
    const order = await this.store.reader.first<{ state: string }>('select state from sales_orders where id = ?', [
      orderId,
    ])
    // A page of a provider is opened by who pays.
    if (order?.state !== 'pending_payment') await this.payment.execute(orderId)
  }

  async #checkCustomer(id: number): Promise<void> {
    const { birthDate } = await this.shoppers.orderingCustomer(id)
    if (isAdult(birthDate, this.clock) === false) throw orderAgeTooYoung()
  }
}
