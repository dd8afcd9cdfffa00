import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { ReserveStock } from '#plugins/catalogue/index'
import { AgreedTerms } from '#plugins/sales/services/orders/agreed_terms'
import { RedeemDiscounts } from '#plugins/sales/services/discounts/redeem_discounts'
import { PaymentMethods } from '#plugins/sales/services/orders/payment_methods'
import { WorkOutCart, type WorkedCart } from '#plugins/sales/services/cart/work_out_cart'
import { cartChanged, orderPaymentMissing } from '#plugins/sales/errors/orders'
import { cartEmpty } from '#plugins/sales/errors'
import { checkCart, type SeenCart } from '#plugins/sales/services/orders/check_cart'
import { cartOrdered, paymentBegun } from '#plugins/sales/services/orders/placing_writes'
import { historyWrite } from '#plugins/sales/services/orders/order_history'
import { holdCart } from '#plugins/sales/services/cart/find_cart'
import { inside } from '#plugins/sales/database/statements'
import { insertRow } from '#plugins/sales/services/documents/insert_row'
import { orderParts } from '#plugins/sales/services/orders/write_order'
import { keepCall, madeBefore, type IdempotentCall } from '#plugins/sales/services/orders/idempotency'
import { orderDraft, type OrderDraft } from '#plugins/sales/services/orders/order_draft'
import { orderValues, type OrderingCustomer } from '#plugins/sales/services/orders/order_values'
import { piecesOf } from '#plugins/sales/services/cart/work_out_lines'
import { TakeNumber } from '#plugins/sales/services/documents/take_number'
import type { Declarations } from '#plugins/sales/services/orders/order_values'
import type { Origin } from '#core/audit/origin'
import type { Shopper } from '#plugins/sales/services/shopper'

/** Who orders what they saw. */
export interface Placing extends SeenCart {
  shopper: Shopper
  customer: OrderingCustomer
  declarations: Declarations
  /** Version of the terms that was read; null: nobody said. */
  termsVersion: string | null
  /** Null: no key was sent. */
  call: IdempotentCall | null
  origin: Origin
}

/** What a placing works with inside its transaction. */
interface Work {
  trx: Transaction
  placing: Placing
  worked: WorkedCart
  draft: OrderDraft
  now: string
}

/**
 * Makes an order of a customer's cart, in one transaction: the cart is held and worked out again, its stock is
 * reserved by conditional statements, a number is taken, everything is frozen, and the cart is none any more. Nothing
 * of it stands when any of it is refused.
 */
@inject()
export class PlaceOrder {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly numbers: TakeNumber,
    private readonly workOut: WorkOutCart,
    private readonly reserve: ReserveStock,
    private readonly payments: PaymentMethods,
    private readonly redeem: RedeemDiscounts,
    private readonly terms: AgreedTerms,
    private readonly outbox: Outbox
  ) {}

  /**
   * Gives the id of the order; the same call again gives the same.
   * @throws cartEmpty, cartChanged, idempotencyKeyReused, orderPaymentMissing, termsChanged, and what `checkCart` refuses
   */
  async execute(placing: Placing): Promise<number> {
    try {
      return await this.store.transaction((trx) => this.#place(trx, placing))
    } catch (error) {
      // Somebody else was quicker at the stock: the cart is not what its shopper saw.
      if ((error as { code?: string }).code === 'E_CATALOGUE_STOCK_INSUFFICIENT') throw cartChanged()
      throw error
    }
  }

  async #place(trx: Transaction, placing: Placing): Promise<number> {
    const run = inside(trx)
    const now = this.clock.iso()
    const before = await madeBefore(run, placing.call)
    if (before !== null) return before
    const cart = await holdCart(run, placing.shopper, now)
    if (!cart) {
      // The same call at the same time held the cart first: it is looked for again once that one is through.
      const made = await madeBefore(run, placing.call)
      if (made === null) throw cartEmpty()
      return made
    }
    const worked = await this.workOut.execute(cart, placing.shopper, trx)
    checkCart(worked, placing)
    return this.#write({ trx, placing, worked, draft: orderDraft(worked), now })
  }

  async #write(work: Work): Promise<number> {
    const { trx, placing, worked, draft, now } = work
    const run = inside(trx)
    const { channel, customerId } = placing.shopper
    const terms = await this.terms.execute(placing.shopper, placing.termsVersion)
    const payment = await this.#payment(work)
    const number = await this.numbers.execute(run, 'orders', channel)
    await this.reserve.execute({ reference: number, lines: reservedLines(worked), expiresAt: null }, trx)
    const declarations = { ...placing.declarations, termsVersion: terms.version }
    const values = orderValues({ ...placing, declarations, worked, draft, payment, number, now })
    const id = await insertRow(trx, 'sales_orders', values)
    const isFree = draft.amounts.total === 0
    await runWrites(trx, [
      ...orderParts(trx, id, draft, worked.totals.discounts),
      historyWrite(
        trx,
        { orderId: id, origin: placing.origin, now },
        { kind: 'placed', to: payment.state, details: { number } }
      ),
      paymentBegun(trx, isFree ? null : { orderId: id, method: payment.code, worked, now }),
      keepCall(trx, placing.call, { orderId: id, id }, now),
      cartOrdered(worked.cart.id, now),
      this.terms.keeping(terms, now),
      this.outbox.write(trx, {
        name: 'sales.order.placed',
        subject: `sales.order:${id}`,
        payload: { version: 1, orderId: id, number, customerId },
      }),
    ])
    await this.redeem.execute(trx, { orderId: id, customerId, isPromised: false }, worked.discounts.applied)
    return id
  }

  /** How it is paid, and the state in which the order waits for it. */
  async #payment({ placing: { shopper }, worked, draft }: Work) {
    const { locale, channel, group } = shopper
    const { total: amount } = draft.amounts
    const code = worked.cart.paymentCode ?? ''
    if (amount === 0) return { code, title: '', state: 'pending' as const }
    const method = await this.payments.find(code)
    const currency = worked.paid.currency
    const context = { channel, locale, currency, amount, destination: worked.destination, group }
    if (!method || !(await method.isOffered(context))) throw orderPaymentMissing({}, 'payment')
    return { code, title: method.describe(locale, channel).title, state: method.state }
  }
}

/** Pieces by variant, those of a bundle's parts. */
function reservedLines({ lines }: WorkedCart) {
  const pieces = new Map<number, number>()
  for (const line of lines) {
    for (const [variantId, quantity] of piecesOf(line)) {
      pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
    }
  }
  return [...pieces].map(([variantId, quantity]) => ({ variantId, quantity }))
}
