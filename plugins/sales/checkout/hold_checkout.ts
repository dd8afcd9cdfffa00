import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { WorkOutCart, type WorkedCart } from '#plugins/sales/cart/services/work_out_cart'
import { cartEmpty } from '#plugins/sales/cart/errors'
import { asksSignIn, checkStep, type StepName } from '#plugins/sales/checkout/steps'
import { findCart, holdCart } from '#plugins/sales/cart/services/find_cart'
import { inside, outside } from '#plugins/sales/database/statements'
import { unauthorised } from '#core/identity/errors'
import type { Shopper } from '#plugins/sales/shared/shopper'

/** Locks the cart for a step of the checkout, and checks that the step is open. */
@inject()
export class HoldCheckout {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly workOut: WorkOutCart
  ) {}

  /** To be called before the validation of the input. @throws unauthorised for a guest who does not request a quote */
  async checkVisitor(shopper: Shopper): Promise<void> {
    if (shopper.customerId !== null) return
    if (asksSignIn(shopper, await findCart(outside(this.store), shopper))) throw unauthorised()
  }

  /**
   * Checks the sign-in before the lines: a customer whose session expired must get `unauthorised`, not `cartEmpty`.
   * @throws unauthorised for a guest who does not request a quote, cartEmpty, stepLocked
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
