import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { WorkOutCart, type WorkedCart } from '#plugins/sales/services/cart/work_out_cart'
import { cartEmpty } from '#plugins/sales/errors'
import { asksSignIn, checkStep, type StepName } from '#plugins/sales/services/checkout/steps'
import { holdCart } from '#plugins/sales/services/cart/find_cart'
import { inside } from '#plugins/sales/database/statements'
import { unauthorised } from '#core/identity/errors'
import type { Shopper } from '#plugins/sales/services/shopper'
import type { Transaction } from '#core/database/store'

/** Holds the cart of a step of the checkout, once it is sure that its shopper has come that far. */
@inject()
export class HoldCheckout {
  constructor(
    private readonly clock: Clock,
    private readonly workOut: WorkOutCart
  ) {}

  /**
   * Who is there is asked before what is in the cart: whose sign-in ended has a cart all the same, which nobody finds
   * until they come in again.
   * @throws unauthorised for a guest who does not ask for a quote, cartEmpty, stepLocked
   */
  async execute(trx: Transaction, shopper: Shopper, step: StepName): Promise<WorkedCart> {
    const cart = await holdCart(inside(trx), shopper, this.clock.iso())
    if (asksSignIn(shopper, cart)) throw unauthorised()
    if (!cart || cart.lines.length === 0) throw cartEmpty()
    const worked = await this.workOut.execute(cart, shopper, trx)
    checkStep(worked, step)
    return worked
  }
}
