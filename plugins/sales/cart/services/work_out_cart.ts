import { inject } from '@adonisjs/core'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { FindSellable, type Sellable } from '#plugins/catalogue/index'
import { CartCurrency, type PaidIn } from '#plugins/sales/cart/services/cart_currency'
import { FindDiscounts, type FoundDiscounts } from '#plugins/sales/discounts/find_discounts'
import { FindShippingOffers, type ShippingChoice } from '#plugins/sales/shipping/find_shipping_offers'
import { TaxRates } from '#plugins/sales/taxes/tax_rates'
import { destinationOfCart } from '#plugins/sales/shared/destination'
import { minimumOrder, type MinimumOrder } from '#plugins/sales/cart/services/minimum_order'
import {
  discountableLine,
  isPriced,
  isSent,
  sentPieces,
  weightOf,
  type PricedLine,
} from '#plugins/sales/cart/services/priced_line'
import { variantsOf, workOutLines, type WorkedLine } from '#plugins/sales/cart/services/work_out_lines'
import { workOutTotals } from '#plugins/sales/totals/work_out_totals'
import type { CartForDiscounts } from '#plugins/sales/contracts/discount_source'
import type { Destination } from '#plugins/sales/contracts/destination'
import type { Discount, Totals, TotalsLine } from '#plugins/sales/contracts/totals'
import type { ShippingOffer } from '#plugins/sales/contracts/shipping_method'
import type { Shopper } from '#plugins/sales/shared/shopper'
import type { StoredCart } from '#plugins/sales/cart/services/stored_cart'
import type { Transaction } from '#core/database/store'

/** A cart with its current prices and totals. */
export interface WorkedCart {
  cart: StoredCart
  paid: PaidIn
  lines: WorkedLine[]
  /** A line is shipped. */
  ships: boolean
  /** Null: there is no address yet. */
  destination: Destination | null
  shipping: ShippingChoice
  /** The chosen offer at its current price; null: none was chosen, or it is not offered any more. */
  chosenOffer: ShippingOffer | null
  /** The cart as discounts saw it. */
  asked: CartForDiscounts
  discounts: FoundDiscounts
  totals: Totals
  minimum: MinimumOrder | null
}

interface Sum {
  cart: StoredCart
  shopper: Shopper
  currency: string
  lines: PricedLine[]
  destination: Destination | null
}

/** Computes a cart: lines, discounts, delivery, VAT. Runs one statement, plus those of contributions of plugins. */
@inject()
export class WorkOutCart {
  constructor(
    private readonly sellable: FindSellable,
    private readonly currencies: CartCurrency,
    private readonly discounts: FindDiscounts,
    private readonly shipping: FindShippingOffers,
    private readonly rates: TaxRates,
    private readonly settings: Settings,
    private readonly translator: Translator
  ) {}

  async execute(cart: StoredCart, shopper: Shopper, trx?: Transaction): Promise<WorkedCart> {
    const { currency } = await this.currencies.of(shopper)
    const { locale, channel, group } = shopper
    const request = { variantIds: variantsOf(cart.lines), locale, currency, channel, group }
    return this.of(cart, shopper, await this.sellable.execute(request, trx))
  }

  /** The same cart after its shopper chose something, with the products as they were read. */
  again({ lines }: WorkedCart, cart: StoredCart, shopper: Shopper): Promise<WorkedCart> {
    const sellables = lines.flatMap(({ sellable }) => sellable ?? [])
    return this.of(cart, shopper, sellables)
  }

  /** `sellables`: the variants of the lines, as `FindSellable` reads them for this shopper. */
  async of(cart: StoredCart, shopper: Shopper, sellables: readonly Sellable[]): Promise<WorkedCart> {
    const paid = await this.currencies.of(shopper)
    const { currency } = paid
    const lines = workOutLines(cart.lines, sellables)
    const priced = lines.filter(isPriced)
    const ships = priced.some(isSent)
    const destination = destinationOfCart(cart, ships)
    const sum: Sum = { cart, shopper, currency, lines: priced, destination }
    const asked = cartForDiscounts(sum)
    const codes = cart.couponCode === null ? [] : [cart.couponCode]
    const discountsWith = await this.discounts.execute(asked, codes)
    const goods = await this.#total(sum, null, discountsWith(null))
    const shipping = await this.#offers(sum, goods)
    const chosenOffer = shipping.offers.find(({ code }) => code === cart.shippingCode) ?? null
    const discounts = discountsWith(chosenOffer)
    const totals = chosenOffer ? await this.#total(sum, chosenOffer, discounts) : goods
    const minimum = minimumOrder(this.settings, cart.channel, totals, paid)
    return { cart, paid, lines, ships, destination, shipping, chosenOffer, asked, discounts, totals, minimum }
  }

  /** Returns no offers if nothing is shipped or the destination is unknown. */
  async #offers({ shopper, currency, lines, destination }: Sum, totals: Totals): Promise<ShippingChoice> {
    const sent = lines.filter(isSent)
    if (!destination || sent.length === 0) return { offers: [], refusal: null }
    const totalOf = new Map(totals.lines.map(({ key, total }) => [key, total]))
    const { channel, locale } = shopper
    return this.shipping.execute({
      channel,
      locale,
      currency,
      destination,
      lines: lines.map((line) => ({
        variantId: line.sellable.variantId,
        quantity: line.quantity,
        weight: weightOf(line),
        total: totalOf.get(line.key) ?? 0,
        ships: isSent(line),
      })),
      goods: totals.goods,
      weight: sent.reduce((grams, line) => grams + (weightOf(line) ?? 0) * line.quantity, 0),
      quantity: sent.reduce((pieces, line) => pieces + sentPieces(line) * line.quantity, 0),
    })
  }

  async #total(sum: Sum, offer: ShippingOffer | null, discounts: FoundDiscounts): Promise<Totals> {
    const { channel } = sum.cart
    const { group, vatNumber = null } = sum.shopper
    const there = await this.rates.at(sum.destination, { group, vatNumber }, channel)
    const shown = await this.rates.shown(channel)
    return workOutTotals({
      currency: sum.currency,
      lines: sum.lines.map((line): TotalsLine => {
        const { key, quantity, unit, sellable } = line
        return { key, quantity, unitAmount: unit.amount, taxCategory: sellable.taxCategory ?? '', ships: isSent(line) }
      }),
      ...there,
      priceRateOf: shown.rateOf,
      discounts: offer && discounts.freeShipping ? this.#withFreeShipping(sum, offer, discounts) : discounts.applied,
      shipping: offer && { amount: offer.amount, taxCategory: this.rates.shippingCategory(channel) },
    })
  }

  #withFreeShipping({ shopper }: Sum, { amount }: ShippingOffer, { applied }: FoundDiscounts): Discount[] {
    const label = this.translator.translate(shopper.locale, 'sales.shipping.free')
    return [...applied, { source: 'sales.free_shipping', label, code: null, perLine: {}, shipping: amount }]
  }
}

function cartForDiscounts({ cart, shopper, currency, lines, destination }: Sum): CartForDiscounts {
  const { channel, locale, group, customerId } = shopper
  return {
    channel,
    locale,
    group,
    customerId,
    currency,
    destination,
    paymentCode: cart.paymentCode,
    lines: lines.map(discountableLine),
  }
}
