import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { AcceptQuote, type QuoteAcceptance } from '#plugins/sales/quotes/actions/accept_quote'
import { BeginPayment, type BegunOrder } from '#plugins/sales/payments/services/begin_payment'
import { FindCustomer, OrderReadiness } from '#plugins/users/index'
import { isAdult } from '#plugins/sales/orders/services/age_of'
import { orderAgeTooYoung } from '#plugins/sales/orders/errors'
import { unauthorised } from '#core/identity/errors'
import type { Origin } from '#core/audit/origin'
import type { StoredQuote } from '#plugins/sales/quotes/services/stored_quote'

interface Acceptance {
  revision: number
  payment: string
  isOfAge: boolean
  ip: string
  /** Accepted version of the terms and its language; null: not given. */
  terms: QuoteAcceptance['terms']
  origin: Origin
}

/** Accepts a quote by its customer or guest, and begins the payment of its order. */
@inject()
export class AcceptOwnQuote {
  constructor(
    private readonly clock: Clock,
    private readonly customers: FindCustomer,
    private readonly readiness: OrderReadiness,
    private readonly accept: AcceptQuote,
    private readonly payment: BeginPayment
  ) {}

  /** @throws emailNotConfirmed, orderAgeTooYoung, and the errors of `AcceptQuote` */
  async execute(quote: StoredQuote, { isOfAge, ip, ...acceptance }: Acceptance): Promise<BegunOrder> {
    const adult = await this.#adult(quote)
    const declarations = { terms: this.clock.iso(), isOfAge: isOfAge || adult === true, ip }
    const orderId = await this.accept.execute({ number: quote.number, ...acceptance, declarations })
    return this.payment.execute(orderId)
  }

  /** Null: their age is unknown, as it always is for a guest. */
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
