import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { BeginPayment, type BegunOrder } from '#plugins/sales/payments/services/begin_payment'
import { MarkCartSeen } from '#plugins/sales/orders/actions/mark_cart_seen'
import { PlaceOrder, type Placing } from '#plugins/sales/orders/actions/place_order'
import { FindCustomer, OrderReadiness } from '#plugins/users/index'
import { cartChanged, orderAgeTooYoung } from '#plugins/sales/orders/errors'
import { isRefusal } from '#core/errors/domain_error'
import { isAdult } from '#plugins/sales/orders/services/age_of'
import { unauthorised } from '#core/identity/errors'
import type { CartAnswer } from '#plugins/sales/cart/cart_answer'

/** The request of an order, before its customer is looked up. */
export type Asked = Omit<Placing, 'customer' | 'declarations' | 'agreed'> & {
  /** The customer said that they are of age. */
  isOfAge: boolean
  /** Names of the boxes that the customer ticked. */
  agreesTo: readonly string[]
  ip: string
}

/** Places a customer's own order and begins its payment. */
@inject()
export class PlaceOwnOrder {
  constructor(
    private readonly clock: Clock,
    private readonly customers: FindCustomer,
    private readonly readiness: OrderReadiness,
    private readonly place: PlaceOrder,
    private readonly seen: MarkCartSeen,
    private readonly payment: BeginPayment
  ) {}

  /**
   * `fresh` reads the current cart, for the refusal of a cart that changed.
   * @throws emailNotConfirmed, orderAgeTooYoung, and what `PlaceOrder` refuses
   */
  async execute({ isOfAge, agreesTo, ip, ...asked }: Asked, fresh: () => Promise<CartAnswer>): Promise<BegunOrder> {
    const { customerId, channel, locale } = asked.shopper
    const customer = customerId === null ? null : await this.customers.execute(customerId)
    if (!customer || customer.isSuspended) throw unauthorised()
    this.readiness.check(customer, channel)
    const adult = isAdult(customer.birthDate, this.clock)
    if (adult === false) throw orderAgeTooYoung()
    const declarations = { terms: this.clock.iso(), isOfAge: isOfAge || adult === true, ip }
    const { email, isEmailConfirmed } = customer
    const agreed = { to: agreesTo, email, isEmailConfirmed, locale, ip }
    try {
      return await this.payment.execute(await this.place.execute({ ...asked, customer, declarations, agreed }))
    } catch (error) {
      if (!isRefusal(error, cartChanged)) throw error
      const cart = await fresh()
      await this.seen.execute(asked.shopper)
      throw cartChanged({}, undefined, { cart })
    }
  }
}
