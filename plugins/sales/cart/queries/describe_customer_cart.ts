import { inject } from '@adonisjs/core'
import { FindCustomerCart } from '#plugins/sales/cart/queries/find_customer_cart'
import { FindGifts } from '#plugins/sales/cart/services/find_gifts'
import { FindCustomer, customerNotFound } from '#plugins/users/index'
import { LineRules } from '#plugins/sales/cart/services/line_rules'
import { Translator } from '#core/i18n/translator'
import { personName } from '#core/text/person_name'
import { cartAnswer, type CartAnswer } from '#plugins/sales/cart/cart_answer'
import type { Locale } from '#core/i18n/locales'

export interface CustomerCart extends Pick<CartAnswer, 'lines' | 'totals' | 'coupon' | 'closest' | 'gifts'> {
  id: number
}

/** A customer and their cart as staff see it. */
export interface CustomerCartAnswer {
  customer: { id: number; name: string }
  /** Null: nothing is in it. */
  cart: CustomerCart | null
}

/** Describes what a customer is about to order, in the language of staff. */
@inject()
export class DescribeCustomerCart {
  constructor(
    private readonly customers: FindCustomer,
    private readonly carts: FindCustomerCart,
    private readonly gifts: FindGifts,
    private readonly rules: LineRules,
    private readonly translator: Translator
  ) {}

  /** @throws customerNotFound */
  async execute(customerId: number, locale: Locale): Promise<CustomerCartAnswer> {
    const customer = await this.customers.execute(customerId)
    if (!customer) throw customerNotFound()
    const named = { id: customer.id, name: personName(customer) || customer.email }
    const found = await this.carts.of(customer)
    if (!found || found.worked.lines.length === 0) return { customer: named, cart: null }
    const { shopper, worked } = found
    const { lines, totals, coupon, closest, gifts } = cartAnswer(worked, {
      asksSignIn: false,
      locale,
      showsNet: shopper.showsNet,
      translator: this.translator,
      reader: 'staff',
      takesCodes: worked.cart.couponCode !== null,
      payments: [],
      gifts: await this.gifts.execute(worked, { ...shopper, locale }),
      offersQuotes: false,
      most: this.rules.most(shopper.channel),
    })
    return { customer: named, cart: { id: worked.cart.id, lines, totals, coupon, closest, gifts } }
  }
}
