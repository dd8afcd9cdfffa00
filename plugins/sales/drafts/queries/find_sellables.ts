import { inject } from '@adonisjs/core'
import { FindSellable, SearchSellable, chooseParts, availableOf, priceSellable } from '#plugins/catalogue/index'
import { CartCurrency } from '#plugins/sales/cart/services/cart_currency'
import type { MoneyData } from '#core/money/money'
import type { Sellable } from '#plugins/catalogue/index'
import type { Shopper } from '#plugins/sales/shared/shopper'

/** A product for a draft, with the customer's price. */
export interface SellableAnswer {
  sku: string
  name: string
  detail: string
  /** Unit price; null: it depends on the chosen parts, or there is none in this currency. */
  price: MoneyData | null
  /** Null: unlimited. */
  available: number | null
  /** Options of a bundle; otherwise empty. */
  options: {
    code: string
    label: string
    isRequired: boolean
    /** Only one part may be chosen. */
    isSingle: boolean
    parts: { sku: string; name: string; quantity: number; isDefault: boolean; isQuantityFree: boolean }[]
  }[]
}

/** Searches products for a draft, in the language of the staff member. */
@inject()
export class FindSellables {
  constructor(
    private readonly search: SearchSellable,
    private readonly sellable: FindSellable,
    private readonly currencies: CartCurrency
  ) {}

  async execute(shopper: Shopper, q: string): Promise<SellableAnswer[]> {
    const skus = await this.search.execute(q)
    const { currency } = await this.currencies.of(shopper)
    const { locale, channel, group } = shopper
    const found = await this.sellable.execute({ skus, locale, channel, group, currency })
    const bySku = new Map(found.map((one) => [one.sku, one]))
    return skus.flatMap((sku) => {
      const one = bySku.get(sku)
      return one?.isOnSale && one.type !== 'grouped' ? [answerOf(one, currency)] : []
    })
  }
}

function answerOf(sellable: Sellable, currency: string): SellableAnswer {
  const { sku, name, detail, bundle } = sellable
  const { parts } = chooseParts(sellable, null)
  const unit = parts && priceSellable(sellable, 1, parts)
  return {
    sku,
    name,
    detail,
    price: unit ? { amount: unit.amount, currency } : null,
    available: availableOf(sellable, parts ?? []),
    options: (bundle?.options ?? []).map(({ code, label, isRequired, type, parts: choices }) => ({
      code,
      label,
      isRequired,
      isSingle: type === 'select' || type === 'radio',
      parts: choices.map((part) => ({
        sku: part.sku,
        name: [part.name, part.detail].filter(Boolean).join(', '),
        quantity: part.quantity,
        isDefault: part.isDefault,
        isQuantityFree: part.isQuantityFree,
      })),
    })),
  }
}
