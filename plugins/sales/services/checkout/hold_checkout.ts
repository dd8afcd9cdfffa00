import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { WorkOutCart, type WorkedCart } from '#plugins/sales/services/cart/work_out_cart'
import { cartEmpty } from '#plugins/sales/errors'
import { checkStep, type StepName } from '#plugins/sales/services/checkout/steps'
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

  /** @throws cartEmpty, unauthorised for a guest who does not ask for a quote, stepLocked */
  async execute(trx: Transaction, shopper: Shopper, step: StepName): Promise<WorkedCart> {
    const cart = await holdCart(inside(trx), shopper, this.clock.iso())
    if (!cart || cart.lines.length === 0) throw cartEmpty()
    if (shopper.customerId === null && cart.purpose !== 'quote') throw unauthorised()
    const worked = await this.workOut.execute(cart, shopper, trx)
    checkStep(worked, step)
    return worked
  }
}
