import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { HoldCheckout } from '#plugins/sales/services/checkout/hold_checkout'
import { cartOrdered } from '#plugins/sales/services/orders/placing_writes'
import { idempotencyKeyReused } from '#plugins/sales/errors/orders'
import { inside } from '#plugins/sales/database/statements'
import {
  insertQuote,
  quoteAmounts,
  quoteLines,
  quoteMoved,
  quoteSums,
} from '#plugins/sales/services/quotes/write_quote'
import { orderDraft } from '#plugins/sales/services/orders/order_draft'
import { quoteStates } from '#plugins/sales/states/quote_states'
import { requesterOf, type Requester } from '#plugins/sales/services/quotes/requester'
import { shopYear } from '#plugins/sales/services/orders/shop_year'
import { takeNumber } from '#plugins/sales/services/documents/take_number'
import type { Origin } from '#core/audit/origin'
import type { Shopper } from '#plugins/sales/services/shopper'

/** Who asks for a quote, and with which words. */
export interface QuoteRequest {
  shopper: Shopper
  /** Of the account; null: a guest, who is named by the address they gave. */
  customer: Requester | null
  /** Null: the comment of the cart. */
  comment: string | null
  /** Whose request it is, with the key that makes the same request one; null: no key was sent. */
  owner: string
  key: string | null
  origin: Origin
}

/** Makes a quote of a cart, in one transaction: what it comes to is frozen, nothing is reserved, and staff are told. */
@inject()
export class RequestQuote {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly hold: HoldCheckout,
    private readonly outbox: Outbox
  ) {}

  /** Gives the number of the quote; the same request again gives the same. @throws those of `HoldCheckout` */
  async execute(request: QuoteRequest): Promise<string> {
    return this.store.transaction(async (trx) => {
      const before = await madeBefore(trx, request)
      if (before !== null) return before
      try {
        return await this.#make(trx, request)
      } catch (error) {
        // The same request at the same time held the cart first: it is looked for again once that one is through.
        const made = (error as { code?: string }).code === 'E_SALES_CART_EMPTY' ? await madeBefore(trx, request) : null
        if (made === null) throw error
        return made
      }
    })
  }

  async #make(trx: Transaction, request: QuoteRequest): Promise<string> {
    const { shopper, owner, key, origin } = request
    const now = this.clock.iso()
    const worked = await this.hold.execute(trx, shopper, 'quote')
    const { cart, paid, ships } = worked
    const draft = orderDraft(worked)
    const number = await takeNumber(inside(trx), 'quotes', shopYear(this.clock, this.channels, shopper.channel))
    const who = requesterOf(request.customer, cart)
    const delivery = ships ? (cart.isSameAddress ? cart.billing : cart.delivery) : null
    const comment = request.comment ?? cart.comment
    const id = await insertQuote(trx, {
      ...{ number, cart_id: cart.id, customer_id: shopper.customerId, owner, request_key: key },
      ...{ channel: shopper.channel, locale: shopper.locale, state: quoteStates.initial },
      ...{
        email: who.email,
        customer_name: who.name,
        customer: JSON.stringify({ ...who.frozen, group: shopper.group }),
      },
      ...{ billing: JSON.stringify(cart.billing), delivery: delivery && JSON.stringify(delivery) },
      ...{ currency: paid.currency, base_currency: paid.baseCurrency, exchange_rate: paid.rate },
      ...quoteAmounts(draft),
      ...quoteSums(draft, worked),
      ...{ coupon_code: cart.couponCode, comment, shows_net: shopper.showsNet },
      ...{ requested_at: now, created_at: now, updated_at: now },
    })
    await runWrites(trx, [
      quoteLines(trx, id, draft.lines),
      quoteMoved(trx, {
        quoteId: id,
        kind: 'requested',
        from: null,
        to: quoteStates.initial,
        text: comment,
        origin,
        now,
      }),
      cartOrdered(cart.id, now),
      this.outbox.write(trx, {
        name: 'sales.quote.requested',
        subject: `sales.quote:${id}`,
        payload: { version: 1, quoteId: id, number, customerId: shopper.customerId },
      }),
    ])
    return number
  }
}

/** The number of the quote that this very request made before; null: it was not made yet. @throws idempotencyKeyReused */
async function madeBefore(trx: Transaction, { owner, key, comment }: QuoteRequest): Promise<string | null> {
  if (key === null) return null
  const sql = 'select number, comment from sales_quotes where owner = ? and request_key = ?'
  const [found] = await inside(trx)<{ number: string; comment: string }>(sql, [owner, key])
  if (found && comment !== null && comment !== found.comment) throw idempotencyKeyReused()
  return found?.number ?? null
}
