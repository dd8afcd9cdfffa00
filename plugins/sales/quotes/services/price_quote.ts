import { inject } from '@adonisjs/core'
import { Translator } from '#core/i18n/translator'
import { FindSellable, chooseParts, priceSellable, type Sellable } from '#plugins/catalogue/index'
import { GroupRefusal } from '#plugins/sales/cart/services/group_refusal'
import { TaxRates } from '#plugins/sales/taxes/tax_rates'
import { choiceInvalid, priceUnknown, productUnknown } from '#plugins/sales/cart/errors'
import { destinationOf } from '#plugins/sales/shared/destination'
import { quoteDiscountTooMuch } from '#plugins/sales/quotes/errors'
import { allocateAmount } from '#plugins/sales/totals/allocate_amount'
import {
  quoteDraft,
  type QuoteDiscount,
  type QuoteDraft,
  type QuoteLine,
} from '#plugins/sales/quotes/services/quote_draft'
import { divideHalfUp } from '#core/money/rounding'
import { toBase, worthInBase } from '#plugins/sales/documents/base_amounts'
import { workOutTotals } from '#plugins/sales/totals/work_out_totals'
import type { StoredQuote, StoredQuoteLine } from '#plugins/sales/quotes/services/stored_quote'
import type { Totals } from '#plugins/sales/contracts/totals'

/** A line that staff submit: an existing line by its position, or a product by its SKU. */
export interface WantedLine {
  position?: number | undefined
  sku?: string | undefined
  quantity: number
  /** Shown price of one piece. Absent for a product: the shop's price for this customer. */
  unitAmount?: number | undefined
  /** Discount on the line in gross minor units; absent: `percent` applies. */
  off?: number | undefined
  /** Discount on the line in basis points. It stays a percentage until the quote is sent. */
  percent?: number | null | undefined
}

export interface WantedQuote {
  lines: readonly WantedLine[]
  /** Null: nothing is shipped, or its cost is not set yet. */
  shipping: { title: string; amount: number } | null
}

/** The current lines and delivery of a quote, to be priced for another address. */
export function asItStands({ lines, shipping }: StoredQuote): WantedQuote {
  const own = lines.filter(({ parentPosition }) => parentPosition === null)
  return {
    lines: own.map(({ position, quantity, unitAmount, off, offPercent }) => {
      return { position, quantity, unitAmount, off, percent: offPercent }
    }),
    shipping: shipping && { title: shipping.title, amount: shipping.shown ?? shipping.worth.total },
  }
}

/** A line without amounts, with its parts. */
type Unpriced = Omit<
  StoredQuoteLine,
  'position' | 'parentPosition' | 'gross' | 'discount' | 'total' | 'net' | 'tax'
> & {
  parts: Unpriced[]
}

const NOTHING = { gross: 0, discount: 0, total: 0, net: 0, tax: 0 }

/** Computes a quote with the prices that staff entered, at the VAT of the customer's address. */
@inject()
export class PriceQuote {
  constructor(
    private readonly sellable: FindSellable,
    private readonly groups: GroupRefusal,
    private readonly rates: TaxRates,
    private readonly translator: Translator
  ) {}

  /** @throws productUnknown, productGrouped, productGone, choiceInvalid, priceUnknown, quoteDiscountTooMuch */
  async execute(quote: StoredQuote, wanted: WantedQuote): Promise<QuoteDraft> {
    const lines = await this.#lines(quote, wanted.lines)
    const keepsUses = isStillGiven(quote, wanted, lines)
    const totals = await this.#totals(quote, lines, wanted.shipping)
    const label = this.translator.translate(quote.locale, 'sales.quotes.discount')
    // The delivery price that staff see includes its discount, so that the labels of single discounts cannot be kept.
    const keepsLabels = keepsUses && quote.discounts.length > 0 && !quote.shipping?.worth.discount
    const discounts = keepsLabels ? sameLabels(quote.discounts, totals) : discountOf(totals, label)
    const given = keepsUses ? { couponCode: quote.couponCode, uses: quote.uses } : { couponCode: null, uses: [] }
    const { currency, baseCurrency, exchangeRate: rate } = quote
    const paid = { currency, baseCurrency, rate }
    return quoteDraft(
      {
        lines: lines.flatMap((line, index) => placed(line, index, lines, totals)),
        shipping: totals.shipping && frozen(quote, wanted, totals.shipping, toBase(paid)),
        taxes: totals.taxes,
        discounts,
        ...given,
      },
      paid
    )
  }

  async #lines(quote: StoredQuote, wanted: readonly WantedLine[]): Promise<Unpriced[]> {
    const skus = wanted.flatMap(({ position, sku }) => (position === undefined && sku ? [sku] : []))
    const { locale, currency, channel } = quote
    const context = { locale, currency, channel, group: quote.customer.group }
    const found = await this.sellable.execute({ ...context, skus })
    const group = found.find(({ type }) => type === 'grouped')
    if (group) {
      const field = `lines.${wanted.findIndex(({ sku }) => sku === group.sku)}.sku`
      throw await this.groups.of(group, context, field)
    }
    const bySku = new Map(found.map((one) => [one.sku, one]))
    return wanted.map((line, at) => {
      const existing = quote.lines.find(({ position }) => position === line.position)
      const priced = existing ? existingLine(quote, existing, line) : addedLine(bySku.get(line.sku ?? ''), line, at)
      const made = { ...priced, ...discountOfLine(line, priced) }
      if (made.off > made.unitAmount * made.quantity) throw quoteDiscountTooMuch({}, `lines.${at}.off`)
      return made
    })
  }

  async #totals(quote: StoredQuote, lines: readonly Unpriced[], shipping: WantedQuote['shipping']): Promise<Totals> {
    const { channel, customer } = quote
    const destination = destinationOf(quote.delivery ?? quote.billing)
    const buyer = { group: customer.group, vatNumber: customer.vatNumber }
    const there = await this.rates.at(destination, buyer, channel)
    const shown = await this.rates.shown(channel)
    const perLine = Object.fromEntries(lines.map(({ off }, index) => [String(index), off]))
    return workOutTotals({
      currency: quote.currency,
      lines: lines.map(({ quantity, unitAmount, taxCategory, ships }, index) => ({
        key: String(index),
        quantity,
        unitAmount,
        taxCategory,
        ships,
      })),
      ...there,
      priceRateOf: shown.rateOf,
      discounts: [{ source: 'sales.quote', label: '', code: null, perLine, shipping: 0 }],
      shipping: shipping && { amount: shipping.amount, taxCategory: this.rates.shippingCategory(channel) },
    })
  }
}

/**
 * Whether the discounts of all lines and of the delivery are unchanged. They then keep the labels of their rules and
 * codes. Otherwise they count as a discount by staff.
 */
function isStillGiven(
  { lines, shipping }: StoredQuote,
  { lines: wanted, shipping: wantedShipping }: WantedQuote,
  priced: readonly Pick<Unpriced, 'off'>[]
): boolean {
  const before = lines.filter(({ parentPosition, off }) => parentPosition === null && off > 0)
  const now = wanted.map(({ position }, at) => ({ position, off: priced[at]?.off ?? 0 })).filter(({ off }) => off > 0)
  const isSame =
    before.length === now.length &&
    before.every(({ position, off }) => now.some((one) => one.position === position && one.off === off))
  const wasFree = Boolean(shipping?.worth.discount)
  return isSame && (!wasFree || wantedShipping?.amount === (shipping?.shown ?? shipping?.worth.total))
}

/** Distributes the total discount over the labels. Its amount may differ because of another VAT rate. */
function sameLabels(discounts: readonly QuoteDiscount[], { discount }: Totals): QuoteDiscount[] {
  const shares = allocateAmount(discount, Object.fromEntries(discounts.map(({ amount }, at) => [at, amount])))
  return discounts.map((one, at) => ({ ...one, amount: shares[at] ?? 0 }))
}

function discountOf({ discount }: Totals, label: string) {
  return discount > 0 ? [{ label, code: null, amount: discount }] : []
}

/** The discount of a line. A percentage is applied to the current amount of the line, and is stored. */
function discountOfLine(
  { off = 0, percent = null }: WantedLine,
  { unitAmount, quantity }: Unpriced
): Pick<Unpriced, 'off' | 'offPercent'> {
  if (percent === null) return { off, offPercent: null }
  return {
    off: Number(divideHalfUp(BigInt(unitAmount) * BigInt(quantity) * BigInt(percent), 10_000n)),
    offPercent: percent,
  }
}

function existingLine(quote: StoredQuote, line: StoredQuoteLine, wanted: WantedLine): Unpriced {
  const parts = quote.lines.filter(({ parentPosition }) => parentPosition === line.position)
  const { quantity, unitAmount = line.unitAmount } = wanted
  return {
    ...line,
    quantity,
    unitAmount,
    regularAmount: Math.max(line.regularAmount, unitAmount),
    parts: parts.map((part) => ({ ...part, quantity: (part.quantity / line.quantity) * quantity, parts: [] })),
  }
}

function addedLine(sellable: Sellable | undefined, wanted: WantedLine, at: number): Unpriced {
  const { sku = '', quantity } = wanted
  if (!sellable?.isOnSale) throw productUnknown({ sku }, `lines.${at}.sku`)
  const chosen = chooseParts(sellable, null)
  if (chosen.problem) throw choiceInvalid({ name: sellable.name }, `lines.${at}.sku`)
  const price = priceSellable(sellable, quantity, chosen.parts)
  if (!price) throw priceUnknown({ name: sellable.name }, `lines.${at}.sku`)
  const { variantId, productId, name, detail, weight } = sellable
  const unitAmount = wanted.unitAmount ?? price.amount
  const taxed = {
    taxCategory: sellable.taxCategory ?? '',
    // `placed` sets the rate.
    rate: undefined as never,
    choice: null,
    off: 0,
    offPercent: null,
  }
  const parts = chosen.parts.map(({ part, quantity: each }) => ({
    variantId: part.variantId,
    productId: part.productId,
    sku: part.sku,
    name: part.name,
    detail: part.detail,
    ...taxed,
    ships: part.ships,
    weight: part.weight,
    quantity: each * quantity,
    unitAmount: 0,
    regularAmount: 0,
    parts: [],
  }))
  return {
    variantId,
    productId,
    sku: sellable.sku,
    name,
    detail,
    quantity,
    unitAmount,
    parts,
    ...taxed,
    ships: parts.length > 0 ? parts.some(({ ships }) => ships) : sellable.ships,
    weight: sellable.bundle ? null : weight,
    regularAmount: Math.max(price.regular, unitAmount),
  }
}

/** A line with its position and amounts, followed by its parts. */
function placed(line: Unpriced, index: number, all: readonly Unpriced[], totals: Totals): Omit<QuoteLine, 'base'>[] {
  const before = all.slice(0, index).reduce((count, { parts }) => count + 1 + parts.length, 0)
  const worth = totals.lines[index]
  if (!worth) return []
  const { gross, discount, total, net, tax, rate } = worth
  const own = { ...withoutParts(line), position: before + 1, parentPosition: null, rate }
  return [
    { ...own, worth: { gross, discount, total, net, tax } },
    ...line.parts.map((part, at) => ({
      ...withoutParts(part),
      rate,
      worth: NOTHING,
      position: before + 2 + at,
      parentPosition: before + 1,
    })),
  ]
}

function withoutParts({ parts: _parts, ...line }: Unpriced) {
  const { variantId, productId, sku, name, detail, choice, ships, weight, quantity } = line
  const { unitAmount, regularAmount, off, offPercent, taxCategory } = line
  return {
    variantId,
    productId,
    sku,
    name,
    detail,
    choice,
    ships,
    weight,
    quantity,
    unitAmount,
    regularAmount,
    off,
    offPercent,
    taxCategory,
  }
}

function frozen(
  { shipping }: StoredQuote,
  { shipping: wanted }: WantedQuote,
  worth: NonNullable<Totals['shipping']>,
  base: (amount: number) => number
) {
  const { net, tax, total, discount } = worthInBase(worth, base)
  return {
    code: shipping?.code ?? 'sales.quote',
    title: wanted?.title ?? '',
    shown: wanted?.amount ?? 0,
    worth,
    estimatedDays: shipping && shipping.title === wanted?.title ? shipping.estimatedDays : null,
    base: { net, tax, total, discount },
  }
}
