import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { AcceptQuote, type QuoteAcceptance } from '#plugins/sales/actions/quotes/accept_quote'
import { BeginPayment, type BegunOrder } from '#plugins/sales/services/orders/begin_payment'
import { FindCustomer, OrderReadiness } from '#plugins/users/index'
import { isAdult } from '#plugins/sales/services/orders/age_of'
import { orderAgeTooYoung } from '#plugins/sales/errors/orders'
import { unauthorised } from '#core/identity/errors'
import type { Origin } from '#core/audit/origin'
import type { StoredQuote } from '#plugins/sales/services/quotes/stored_quote'

/** What is said with an acceptance. */
interface Said {
  revision: number
  payment: string
  isOfAge: boolean
  ip: string
  /** Version of the terms that was read, and its language; null: nobody said. */
  terms: QuoteAcceptance['terms']
  origin: Origin
}

/** Accepts a quote for whom it was made, and begins the payment of the order that it becomes. */
@inject()
export class AcceptOwnQuote {
  constructor(
    private readonly clock: Clock,
    private readonly customers: FindCustomer,
    private readonly readiness: OrderReadiness,
    private readonly accept: AcceptQuote,
    private readonly payment: BeginPayment
  ) {}

  /** @throws emailNotConfirmed, orderAgeTooYoung, and what `AcceptQuote` refuses */
  async execute(quote: StoredQuote, { isOfAge, ip, ...said }: Said): Promise<BegunOrder> {
    const adult = await this.#adult(quote)
    const declarations = { terms: this.clock.iso(), isOfAge: isOfAge || adult === true, ip }
    const orderId = await this.accept.execute({ number: quote.number, ...said, declarations })
    return this.payment.execute(orderId)
  }

  /** Null: nobody knows how old they are. Guests have no account that could be held up. */
  async #adult({ customerId, channel }: StoredQuote): Promise<boolean | null> {
    if (customerId === null) return null
    const customer = await this.customers.execute(customerId)
    if (!customer || customer.isSuspended) throw unauthorised()
    this.readiness.check(customer, channel)
    const adult = isAdult(customer.birthDate, this.clock)
    if (adult === false) throw orderAgeTooYoung()
    return adult
  }
}
