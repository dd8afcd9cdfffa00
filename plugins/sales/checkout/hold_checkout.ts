import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { WorkOutCart, type WorkedCart } from '#plugins/sales/cart/services/work_out_cart'
import { cartEmpty } from '#plugins/sales/cart/errors'
import { asksSignIn, checkStep, type StepName } from '#plugins/sales/checkout/steps'
import { findCart, holdCart, keepCart } from '#plugins/sales/cart/services/find_cart'
import { outside } from '#plugins/sales/database/statements'
import { unauthorised } from '#core/identity/errors'
import type { StoredCart } from '#plugins/sales/cart/services/stored_cart'
import type { Shopper } from '#plugins/sales/shared/shopper'

/** What a step of the checkout changes in a cart. */
type CheckoutChoice = Partial<
  Pick<StoredCart, 'billing' | 'delivery' | 'isSameAddress' | 'email' | 'shippingCode' | 'paymentCode'>
>

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
    const cart = await holdCart(trx, shopper)
    if (asksSignIn(shopper, cart)) throw unauthorised()
    if (!cart || cart.lines.length === 0) throw cartEmpty()
    const worked = await this.workOut.execute(cart, shopper, trx)
    checkStep(worked, step)
    return worked
  }
  /**
   * A step of the checkout: locks the cart, and keeps what `choose` returns, which refuses by throwing. Returns the cart with
   * this choice. @throws the errors of `execute` and of `choose`
   */
  async step(
    shopper: Shopper,
    step: StepName,
    choose: (worked: WorkedCart) => Promise<CheckoutChoice> | CheckoutChoice
  ): Promise<WorkedCart> {
    const { held, kept } = await this.store.relaxedTransaction(async (trx) => {
      const worked = await this.execute(trx, shopper, step)
      return { held: worked, kept: await keepCart(trx, worked.cart, await choose(worked), this.clock.iso()) }
    })
    return this.workOut.again(held, kept, shopper)
  }
}
