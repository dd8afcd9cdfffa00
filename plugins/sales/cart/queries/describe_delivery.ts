import { inject } from '@adonisjs/core'
import { Settings } from '#core/settings/settings'
import { CartCurrency } from '#plugins/sales/cart/services/cart_currency'
import { Contributed } from '#plugins/sales/shared/contributions'
import { FindShippingOffers } from '#plugins/sales/shipping/find_shipping_offers'
import { ListAddresses, listCountries } from '#plugins/users/index'
import type { MoneyData } from '#core/money/money'
import type { ShippingRequest } from '#plugins/sales/contracts/shipping_method'
import type { Shopper } from '#plugins/sales/shared/shopper'

/** Cost of delivery as shown before an address is given. */
export interface DeliveryAnswer {
  /** Name of the country in the shopper's language. */
  country: string
  /** There is a delivery to the country. */
  isServed: boolean
  /** Price of the cheapest offer for the goods; null: unknown. */
  from: MoneyData | null
  /** Amount of goods from which an offer is free; null: none is. */
  freeFrom: MoneyData | null
  /** Amount still missing to it; null: none, or the request is about no cart. */
  missing: MoneyData | null
  /** Notes on regions of the country, such as Corsica. */
  notes: string[]
}

export interface DeliveryQuestion {
  /** Gross minor units in the shopper's currency. */
  goods: number
  weight: number
  quantity: number
}

/** Describes the cost of delivery to the shopper's country. For a customer it runs one statement, for their address book. */
@inject()
export class DescribeDelivery {
  constructor(
    private readonly contributed: Contributed,
    private readonly currencies: CartCurrency,
    private readonly offers: FindShippingOffers,
    private readonly addresses: ListAddresses,
    private readonly settings: Settings
  ) {}

  async execute(shopper: Shopper, { goods, weight, quantity }: DeliveryQuestion): Promise<DeliveryAnswer> {
    const { channel, locale } = shopper
    const [code, { currency }] = await Promise.all([this.#country(shopper), this.currencies.of(shopper)])
    const destination = { country: code, postcode: '', state: null }
    const lines = [{ variantId: 0, quantity, weight: null, total: goods, ships: true }]
    const request: ShippingRequest = { channel, locale, currency, destination, lines, goods, weight, quantity }
    const { offers, refusal } = await this.offers.execute(request)
    const freeFrom = refusal ? null : await this.#freeFrom(request)
    const money = (amount: number): MoneyData => ({ amount, currency })
    const cheapest = offers[0]
    return {
      country: listCountries(locale).find((one) => one.code === code)?.name ?? code,
      isServed: refusal === null,
      from: cheapest ? money(cheapest.amount) : null,
      freeFrom: freeFrom === null ? null : money(freeFrom),
      missing: freeFrom !== null && goods < freeFrom ? money(freeFrom - goods) : null,
      notes: refusal ? [] : await this.#notes(request),
    }
  }

  /** Country of the customer's default delivery address, else of the shop. */
  async #country({ customerId, channel }: Shopper): Promise<string> {
    const book = customerId === null ? [] : await this.addresses.execute(customerId)
    const own = book.find(({ isDeliveryDefault }) => isDeliveryDefault) ?? book[0]
    return own?.country ?? (this.settings.get<string>('configuration.sales.origin_country', { channel }) || 'FR')
  }

  async #freeFrom(request: ShippingRequest): Promise<number | null> {
    const methods = await this.contributed.all('sales.shipping_methods')
    const told = await Promise.all(methods.map(({ contribution }) => contribution.freeFrom?.(request) ?? null))
    const amounts = told.filter((amount) => amount !== null)
    return amounts.length === 0 ? null : Math.min(...amounts)
  }

  async #notes(request: ShippingRequest): Promise<string[]> {
    const gates = await this.contributed.all('sales.shipping_gates')
    const told = await Promise.all(gates.map(({ contribution }) => contribution.tell?.(request) ?? null))
    return told.filter((note) => note !== null)
  }
}
