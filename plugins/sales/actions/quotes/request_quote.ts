import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { HoldCheckout } from '#plugins/sales/services/checkout/hold_checkout'
import { StandQuote } from '#plugins/sales/services/quotes/stand_quote'
import { cartOrdered } from '#plugins/sales/services/orders/placing_writes'
import { orderDraft } from '#plugins/sales/services/orders/order_draft'
import { quoteMadeBefore, type QuoteCall } from '#plugins/sales/services/quotes/quote_made_before'
import { requesterOf, type Requester } from '#plugins/sales/services/quotes/requester'
import { shownOff, type QuoteDraft } from '#plugins/sales/services/quotes/quote_draft'
import type { Origin } from '#core/audit/origin'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { Shopper } from '#plugins/sales/services/shopper'
import type { Worth } from '#plugins/sales/contracts/totals'
import type { WorkedCart } from '#plugins/sales/services/cart/work_out_cart'

/** Who asks for a quote, and with which words. */
export interface QuoteRequest extends QuoteCall {
  shopper: Shopper
  /** Of the account; null: a guest, who is named by the address they gave. */
  customer: Requester | null
  origin: Origin
}

/** Makes a quote of a cart, in one transaction: what it comes to is frozen, nothing is reserved, and staff are told. */
@inject()
export class RequestQuote {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly hold: HoldCheckout,
    private readonly stand: StandQuote
  ) {}

  /** Gives the number of the quote; the same request again gives the same. @throws those of `HoldCheckout` */
  async execute(request: QuoteRequest): Promise<string> {
    return this.store.transaction(async (trx) => {
      const before = await quoteMadeBefore(trx, request)
      if (before !== null) return before
      try {
        return await this.#make(trx, request)
      } catch (error) {
        // The same request at the same time held the cart first: it is looked for again once that one is through.
        const isEmpty = (error as { code?: string }).code === 'E_SALES_CART_EMPTY'
        const made = isEmpty ? await quoteMadeBefore(trx, request) : null
        if (made === null) throw error
        return made
      }
    })
  }

  async #make(trx: Transaction, request: QuoteRequest): Promise<string> {
    const { shopper, owner, key, origin } = request
    const worked = await this.hold.execute(trx, shopper, 'quote')
    const { cart, paid, ships } = worked
    const who = requesterOf(request.customer, cart)
    const { number } = await this.stand.execute(trx, {
      ...{ cartId: cart.id, customerId: shopper.customerId, owner, key, maker: 'customer', origin, paid },
      ...{ channel: shopper.channel, locale: shopper.locale, showsNet: shopper.showsNet },
      ...{ email: who.email, name: who.name, customer: { ...who.frozen, group: shopper.group } },
      // The step of the quote is only reached with an address.
      billing: cart.billing as PostalAddress,
      delivery: ships ? (cart.isSameAddress ? cart.billing : cart.delivery) : null,
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
    uses: worked.discounts.applied.map(({ source, reference, code }) => ({ source, reference, code })),
  }
}

/** What delivery costs as prices are shown: its worth is told at the rate of its destination. */
function shownShipping({ gross, discount }: Worth, { chosenOffer }: WorkedCart): number {
  const amount = chosenOffer?.amount ?? 0
  return gross === 0 ? amount : amount - Math.round((amount * discount) / gross)
}
