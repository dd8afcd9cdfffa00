import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { isRefusal } from '#core/errors/domain_error'
import { addressesOf, currenciesOf } from '#plugins/sales/documents/sale_fields'
import { cartOrdered } from '#plugins/sales/cart/services/find_cart'
import { HoldCheckout } from '#plugins/sales/checkout/hold_checkout'
import { InsertQuote } from '#plugins/sales/quotes/services/insert_quote'
import { cartEmpty } from '#plugins/sales/cart/errors'
import { orderDraft } from '#plugins/sales/orders/services/order_draft'
import { quoteMadeBefore, type QuoteCall } from '#plugins/sales/quotes/services/quote_made_before'
import { requesterOf, type Requester } from '#plugins/sales/quotes/services/requester'
import { shownOff, type QuoteDraft } from '#plugins/sales/quotes/services/quote_draft'
import type { Origin } from '#core/audit/origin'
import type { Shopper } from '#plugins/sales/shared/shopper'
import type { Worth } from '#plugins/sales/contracts/totals'
import type { WorkedCart } from '#plugins/sales/cart/services/work_out_cart'

export interface QuoteRequest extends QuoteCall {
  shopper: Shopper
  /** The account; null: a guest, whose name is in the address of the cart. */
  customer: Requester | null
  origin: Origin
}

/** Creates a quote from a cart, in one transaction. Stores its values, reserves no stock, and notifies staff. */
@inject()
export class RequestQuote {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly hold: HoldCheckout,
    private readonly insert: InsertQuote
  ) {}

  /** Returns the number of the quote; a repeated request returns the same number. @throws the errors of `HoldCheckout` */
  async execute(request: QuoteRequest): Promise<string> {
    return this.store.transaction(async (trx) => {
      const before = await quoteMadeBefore(trx, request)
      if (before !== null) return before
      try {
        return await this.#make(trx, request)
      } catch (error) {
        // A concurrent repeat of the request may have locked the cart first. Its quote is visible now.
        const made = isRefusal(error, cartEmpty) ? await quoteMadeBefore(trx, request) : null
        if (made === null) throw error
        return made
      }
    })
  }

  async #make(trx: Transaction, request: QuoteRequest): Promise<string> {
    const { shopper, owner, key, origin } = request
    const worked = await this.hold.execute(trx, shopper, 'quote')
    const { cart } = worked
    const who = requesterOf(request.customer, cart)
    const { number } = await this.insert.execute(trx, {
      cartId: cart.id,
      customerId: shopper.customerId,
      owner,
      key,
      maker: 'customer',
      origin,
      ...currenciesOf(worked.paid),
      ...addressesOf(worked),
      channel: shopper.channel,
      locale: shopper.locale,
      showsNet: shopper.showsNet,
      email: who.email,
      customerName: who.name,
      customer: { ...who.frozen, group: shopper.group },
      comment: request.comment ?? cart.comment,
      draft: draftOfCart(worked),
    })
    await runWrites(trx, [cartOrdered(cart.id, this.clock.iso())])
    return number
  }
}

function draftOfCart(worked: WorkedCart): QuoteDraft {
  const draft = orderDraft(worked)
  return {
    ...draft,
    lines: draft.lines.map((line) => ({ ...line, off: shownOff(line) })),
    discounts: worked.totals.discounts.map(({ label, code, amount }) => ({ label, code, amount })),
    couponCode: worked.cart.couponCode,
    shipping: draft.shipping && { ...draft.shipping, shown: shownShipping(draft.shipping.worth, worked) },
    uses: worked.discounts.applied.map(({ label: _label, ...use }) => use),
  }
}

/** The delivery price as shown in the shop. The amounts use the VAT rate of the destination. */
function shownShipping({ gross, discount }: Worth, { chosenOffer }: WorkedCart): number {
  const amount = chosenOffer?.amount ?? 0
  return gross === 0 ? amount : amount - Math.round((amount * discount) / gross)
}
