import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { isRefusal } from '#core/errors/domain_error'
import { ReserveStock, stockInsufficient } from '#plugins/catalogue/index'
import { AgreedTerms } from '#plugins/sales/orders/services/agreed_terms'
import { RedeemDiscounts } from '#plugins/sales/discounts/redeem_discounts'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { WorkOutCart, type WorkedCart } from '#plugins/sales/cart/services/work_out_cart'
import { cartChanged, orderPaymentMissing } from '#plugins/sales/orders/errors'
import { cartEmpty } from '#plugins/sales/cart/errors'
import { checkCart, type SeenCart } from '#plugins/sales/orders/services/check_cart'
import { begunPayment, toldAtOnce } from '#plugins/sales/payments/services/begun_payment'
import { historyWrites } from '#plugins/sales/orders/services/order_history'
import { cartOrdered, holdCart } from '#plugins/sales/cart/services/find_cart'
import { inside } from '#plugins/sales/database/statements'
import { insertOrder, orderParts } from '#plugins/sales/orders/services/write_order'
import { storeCall, earlierResult, type IdempotentCall } from '#plugins/sales/documents/idempotency'
import { orderDraft, type OrderDraft } from '#plugins/sales/orders/services/order_draft'
import { personName } from '#core/text/person_name'
import { addressesOf, currenciesOf, type SaleTerms } from '#plugins/sales/documents/sale_fields'
import { piecesOf } from '#plugins/sales/cart/services/work_out_lines'
import { TellPlacements } from '#plugins/sales/orders/services/tell_placements'
import { TakeNumber } from '#plugins/sales/documents/numbers/take_number'
import type { Agreement } from '#plugins/sales/contracts/order_placement'
import type { OrderingCustomer } from '#plugins/sales/orders/services/stored_order'
import type { Declarations } from '#plugins/sales/documents/frozen'
import type { Origin } from '#core/audit/origin'
import type { Shopper } from '#plugins/sales/shared/shopper'

/** Who orders what they saw. */
export interface Placing extends SeenCart {
  shopper: Shopper
  customer: OrderingCustomer
  declarations: Declarations
  /** Accepted version of the terms; null: not given. */
  termsVersion: string | null
  /** What else the customer agreed to; absent: staff place the order. */
  agreed?: Agreement
  /** Null: no key was sent. */
  call: IdempotentCall | null
  origin: Origin
}

/** Values that the steps inside the transaction share. */
interface Work {
  trx: Transaction
  placing: Placing
  worked: WorkedCart
  draft: OrderDraft
  now: string
}

/**
 * Creates an order from a customer's cart, in one transaction: locks and recalculates the cart, reserves stock with
 * conditional statements, takes a number, stores a snapshot, and closes the cart. An error rolls back all of it.
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
    private readonly placements: TellPlacements,
    private readonly outbox: Outbox
  ) {}

  /**
   * Returns the id of the order; a repeated call returns the same id.
   * @throws cartEmpty, cartChanged, idempotencyKeyReused, orderPaymentMissing, termsChanged, and the errors of `checkCart`
   */
  async execute(placing: Placing): Promise<number> {
    try {
      return await this.store.transaction((trx) => this.#place(trx, placing))
    } catch (error) {
      // A concurrent order took the stock: the cart is not what its shopper saw.
      if (isRefusal(error, stockInsufficient)) throw cartChanged()
      throw error
    }
  }

  async #place(trx: Transaction, placing: Placing): Promise<number> {
    const run = inside(trx)
    const now = this.clock.iso()
    const before = await earlierResult(run, placing.call)
    if (before !== null) return before
    const cart = await holdCart(trx, placing.shopper)
    if (!cart) {
      // A concurrent repeat of the call may have locked the cart first. Its result is visible now.
      const made = await earlierResult(run, placing.call)
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
    const { method, ...payment } = await this.#payment(work)
    const number = await this.numbers.execute(run, 'orders', channel)
    await this.reserve.execute({ reference: number, lines: reservedLines(worked), expiresAt: null }, trx)
    const declarations = { ...placing.declarations, termsVersion: terms.version }
    const { cart, paid } = worked
    const { couponCode, comment } = cart
    const order = { number, cartId: cart.id, couponCode, comment, declarations, draft, payment, now }
    const sale = termsOfCart(worked, placing)
    const id = await insertOrder(trx, { ...order, ...sale })
    const { total: amount } = draft.amounts
    const { locale } = placing.shopper
    const told = toldAtOnce(method, {
      orderId: id,
      number,
      amount,
      currency: paid.currency,
      locale,
      channel,
      email: sale.email,
    })
    await runWrites(trx, [
      ...orderParts(trx, id, draft, worked.totals.discounts),
      ...historyWrites(
        trx,
        { orderId: id, origin: placing.origin, now },
        { kind: 'placed', to: payment.state, details: { number } }
      ),
      begunPayment(
        trx,
        amount === 0 ? null : { orderId: id, method: payment.code, amount, currency: paid.currency, told, now }
      ),
      storeCall(trx, placing.call, { orderId: id, id }, now),
      cartOrdered(cart.id, now),
      await this.terms.keeping(terms, now),
      this.outbox.write(trx, {
        name: 'sales.order.placed',
        subject: `sales.order:${id}`,
        payload: { version: 1, orderId: id, number, customerId },
      }),
    ])
    const redeeming = { orderId: id, customerId, channel, currency: paid.currency, isPromised: false }
    await this.redeem.execute(trx, redeeming, worked.discounts.applied)
    const { customer } = sale
    const { agreed } = placing
    const placed = { orderId: id, number, channel, customerId, customer, placedAt: now, ...(agreed ? { agreed } : {}) }
    await this.placements.execute(trx, placed)
    return id
  }

  /** The payment method, and the initial state of the order. */
  async #payment({ placing: { shopper }, worked, draft }: Work) {
    const { locale, channel, group } = shopper
    const { total: amount } = draft.amounts
    const code = worked.cart.paymentCode ?? ''
    if (amount === 0) return { code, title: '', state: 'pending' as const, method: null }
    const method = await this.payments.find(code)
    const currency = worked.paid.currency
    const context = { channel, locale, currency, amount, destination: worked.destination, group }
    if (!method || !(await method.isOffered(context))) throw orderPaymentMissing({}, 'payment')
    return { code, title: method.describe(locale, channel).title, state: method.state, method }
  }
}

function termsOfCart(worked: WorkedCart, { shopper, customer }: Placing): SaleTerms {
  const { channel, locale, group, showsNet } = shopper
  const { id: customerId, email, firstName, lastName, ...frozen } = customer
  return {
    ...addressesOf(worked),
    customerId,
    channel,
    locale,
    email,
    showsNet,
    customerName: personName({ firstName, lastName }),
    customer: { firstName, lastName, ...frozen, group },
    ...currenciesOf(worked.paid),
  }
}

/** Pieces by variant. A bundle counts as its parts. */
function reservedLines({ lines }: WorkedCart) {
  const pieces = new Map<number, number>()
  for (const line of lines) {
    for (const [variantId, quantity] of piecesOf(line)) {
      pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
    }
  }
  return [...pieces].map(([variantId, quantity]) => ({ variantId, quantity }))
}
