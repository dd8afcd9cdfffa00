import { postalAnswer, type PostalAnswer } from '#plugins/sales/shared/postal_answer'
import { linePrices } from '#plugins/sales/orders/order_answer'
import { refusalOf } from '#plugins/sales/cart/services/line_rules'
import { stepsOf, type Steps } from '#plugins/sales/checkout/steps'
import { totalsAnswer, type TotalsAnswer } from '#plugins/sales/totals/totals_answer'
import { couponRefusal } from '#plugins/sales/discounts/coupon_refusal'
import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { Picture } from '#core/media/media_record'
import type { OfferedGift } from '#plugins/sales/cart/services/find_gifts'
import type { PaymentOffer } from '#plugins/sales/payments/services/find_payment_offers'
import type { RefusedCode } from '#plugins/sales/contracts/discount_source'
import type { ShippingOffer } from '#plugins/sales/contracts/shipping_method'
import type { MessageParameters, Reader, Translator } from '#core/i18n/translator'
import type { UnitPrice } from '#core/money/unit_price'
import type { WorkedCart } from '#plugins/sales/cart/services/work_out_cart'
import type { WorkedLine } from '#plugins/sales/cart/services/work_out_lines'
import type { Totals } from '#plugins/sales/contracts/totals'

/** Something to be told, in the shopper's language. */
export interface Told {
  code: string
  message: string
}

export interface CartLineAnswer {
  /** Names the line in calls. */
  key: string
  sku: string
  name: string
  detail: string
  /** Of its page; empty: it has none any more. */
  path: string
  image: Picture | null
  quantity: number
  /** Most pieces that may be asked for. */
  most: number
  /** How many may be had; null: without end. */
  available: number | null
  /** Null: it cannot be priced. */
  unitPrice: UnitPrice | null
  /** Without VAT. */
  netUnitPrice: UnitPrice | null
  /** Only when reduced. */
  regularPrice: MoneyData | null
  /** Of the line, before discounts. */
  total: MoneyData | null
  /** The same without VAT. */
  netTotal: MoneyData | null
  /** What is in a bundle. */
  parts: { name: string; detail: string; quantity: number }[]
  /** Why it cannot be ordered as it is. */
  problem: Told | null
  /** What changed since it was last seen. */
  notice: Told | null
}

export interface OfferAnswer {
  code: string
  title: string
  description: string | null
  price: MoneyData
  estimatedDays: string | null
}

/** Pieces of a product that cost nothing once they are in the cart. */
export interface GiftAnswer {
  name: string
  /** Of the page of the product. */
  path: string
  image: Picture | null
  /** Pieces to put into the cart. */
  quantity: number
  /** Says what is offered. */
  message: string
  /** What the discount is called. */
  label: string
  /** Those to choose from, at least one. */
  variants: { sku: string; detail: string }[]
}

/** A cart as screens show it; one that is not there yet is empty. */
export interface CartAnswer {
  lines: CartLineAnswer[]
  /** Pieces in all. */
  quantity: number
  /** Pieces by SKU. */
  itemQuantities: Record<string, number>
  /** Null: nothing is in it. */
  totals: TotalsAnswer | null
  /** `isOffered`: somebody gives discounts for codes. `problem`: the code it holds gives nothing now. */
  coupon: { isOffered: boolean; code: string | null; problem: Told | null }
  /** What the cart lacks for the discount that it is closest to. */
  closest: Told | null
  /** What discounts would give for nothing, and is not in it yet. */
  gifts: GiftAnswer[]
  minimum: { amount: MoneyData; missing: MoneyData } | null
  notices: Told[]
  steps: Steps
  /** The steps after the cart ask to sign in. */
  asksSignIn: boolean
  shipping: {
    isNeeded: boolean
    offers: OfferAnswer[]
    chosen: string | null
    /** Why nobody delivers there. */
    refusal: Told | null
  }
  /** Where it is billed and sent. */
  addresses: {
    billing: PostalAnswer | null
    /** Null: to the billing address, or nobody has said yet. */
    delivery: PostalAnswer | null
    isSameAddress: boolean
    /** Of a guest who asks for a quote. */
    email: string | null
  }
  /** Offers: none before their step is reached. */
  payment: { offers: PaymentOffer[]; chosen: string | null }
  /** What it becomes. */
  purpose: 'order' | 'quote'
  /** It may become a quote. */
  offersQuotes: boolean
  comment: string
  /** Rises with every change of it. */
  version: number
  /** Net prices come first. */
  showsNet: boolean
}

export interface CartWords {
  asksSignIn: boolean
  locale: Locale
  translator: Translator
  /** Absent: its customer. */
  reader?: Reader
  showsNet: boolean
  takesCodes: boolean
  /** Most pieces of one line. */
  most: number
  payments: PaymentOffer[]
  gifts: OfferedGift[]
  offersQuotes: boolean
}

export function cartAnswer(worked: WorkedCart | null, words: CartWords): CartAnswer {
  const lines = worked?.lines ?? []
  const quantities: Record<string, number> = {}
  for (const { sellable, quantity } of lines) {
    if (sellable) quantities[sellable.sku] = (quantities[sellable.sku] ?? 0) + quantity
  }
  return {
    lines: worked ? lines.map((line) => lineAnswer(line, worked, words)) : [],
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    itemQuantities: quantities,
    totals: worked && lines.length > 0 ? totalsOf(worked.totals, words.locale) : null,
    coupon: couponAnswer(worked, words),
    closest: closestAnswer(worked, words),
    gifts: words.gifts.flatMap((gift) => giftAnswer(gift, words)),
    minimum: worked?.minimum
      ? { amount: money(worked, worked.minimum.amount), missing: money(worked, worked.minimum.missing) }
      : null,
    notices: noticesOf(worked, words),
    steps: stepsOf(worked),
    asksSignIn: words.asksSignIn,
    shipping: shippingAnswer(worked),
    ...choicesAnswer(worked, words),
    offersQuotes: words.offersQuotes,
    showsNet: words.showsNet,
  }
}

function totalsOf(totals: Totals, locale: Locale): TotalsAnswer {
  const subtotal = totals.lines.reduce((sum, { gross }) => sum + gross, 0)
  const sums = { ...totals, subtotal, total: totals.grandTotal }
  return totalsAnswer(sums, totals.shipping, { currency: totals.currency, locale })
}

function choicesAnswer(worked: WorkedCart | null, { payments }: CartWords) {
  const cart = worked?.cart
  const chosen = payments.find(({ code }) => code === cart?.paymentCode)?.code ?? null
  return {
    addresses: {
      billing: cart?.billing ? postalAnswer(cart.billing) : null,
      delivery: cart?.delivery ? postalAnswer(cart.delivery) : null,
      isSameAddress: cart?.isSameAddress ?? true,
      email: cart?.email ?? null,
    },
    payment: { offers: payments, chosen },
    purpose: cart?.purpose ?? ('order' as const),
    comment: cart?.comment ?? '',
    version: cart?.version ?? 0,
  }
}

const money = ({ paid }: WorkedCart, amount: number): MoneyData => ({ amount, currency: paid.currency })

function lineAnswer(line: WorkedLine, worked: WorkedCart, words: CartWords): CartLineAnswer {
  const { key, name, quantity, unit, sellable, parts, available } = line
  const refused = refusalOf(line)
  const worth = worked.totals.lines.find((one) => one.key === key)
  return {
    key,
    name,
    quantity,
    available,
    sku: sellable?.sku ?? '',
    detail: sellable?.detail ?? '',
    path: sellable?.isOnSale ? sellable.path : '',
    image: sellable?.image ?? null,
    most: Math.min(words.most, available ?? words.most),
    ...(worth
      ? linePrices({ ...worth, quantity }, worked.paid.currency)
      : { unitPrice: null, netUnitPrice: null, total: null, netTotal: null }),
    // Beside a price that bears another VAT than the shown one it would say nothing.
    regularPrice:
      unit && unit.regular > unit.amount && worth?.unit.gross === unit.amount ? money(worked, unit.regular) : null,
    parts: parts.map(({ part, quantity: pieces }) => ({ name: part.name, detail: part.detail, quantity: pieces })),
    problem: refused && told(words, refused.kind.code, refused.kind.message, refused.parameters),
    notice: priceNotice(line, worked, words),
  }
}

/** Amounts in another money cannot be compared with those that were seen. */
function priceNotice({ unit, seenAmount, name }: WorkedLine, worked: WorkedCart, words: CartWords): Told | null {
  if (!unit || seenAmount === null || seenAmount === unit.amount) return null
  if (worked.cart.currency !== worked.paid.currency) return null
  const way = unit.amount > seenAmount ? 'price_rose' : 'price_fell'
  return told(words, way, `sales.notices.${way}`, { name })
}

function couponAnswer(worked: WorkedCart | null, words: CartWords): CartAnswer['coupon'] {
  const code = worked?.cart.couponCode ?? null
  const refused = worked?.discounts.refusedCodes.find((one) => one.code === code)
  return { isOffered: words.takesCodes, code, problem: refused ? restingCode(refused, words) : null }
}

function closestAnswer(worked: WorkedCart | null, words: CartWords): Told | null {
  const closest = worked?.discounts.closest
  if (!worked || !closest) return null
  const { label, amount, pieces } = closest
  if (amount !== null) {
    return told(words, 'lacks_amount', 'sales.notices.discount_lacks_amount', { label, amount: money(worked, amount) })
  }
  return told(words, 'lacks_pieces', 'sales.notices.discount_lacks_pieces', { label, pieces: pieces ?? 0 })
}

function giftAnswer({ label, pieces, variants }: OfferedGift, words: CartWords): GiftAnswer[] {
  const [first] = variants
  if (!first) return []
  const { name, path, image } = first
  const { message } = told(words, 'gift', 'sales.notices.gift', { name, pieces })
  const choices = variants.map(({ sku, detail }) => ({ sku, detail }))
  return [{ name, path, image, quantity: pieces, message, label, variants: choices }]
}

/** A code that was taken once and is known no more is said to be gone, not unknown. */
function restingCode(refused: RefusedCode, words: CartWords): Told {
  const { kind, parameters } = couponRefusal(refused)
  const message = refused.reason === 'unknown' ? 'sales.notices.coupon_gone' : kind.message
  return told(words, refused.reason, message, parameters)
}

function noticesOf(worked: WorkedCart | null, words: CartWords): Told[] {
  return (worked?.cart.notices ?? []).map(({ code, name, quantity }) =>
    told(words, code, `sales.notices.${code}`, { name, quantity })
  )
}

function shippingAnswer(worked: WorkedCart | null): CartAnswer['shipping'] {
  const refusal = worked?.shipping.refusal
  return {
    isNeeded: worked?.ships ?? false,
    offers: worked ? worked.shipping.offers.map((offer) => offerAnswer(worked, offer)) : [],
    chosen: worked?.chosenOffer?.code ?? null,
    refusal: refusal ? { code: 'refused', message: refusal.message } : null,
  }
}

function offerAnswer(
  worked: WorkedCart,
  { code, title, description, amount, estimatedDays }: ShippingOffer
): OfferAnswer {
  return { code, title, description, price: money(worked, amount), estimatedDays }
}

function told(
  { translator, locale, reader = 'customer' }: CartWords,
  code: string,
  key: string,
  parameters: MessageParameters
): Told {
  return { code, message: translator.translate(locale, translator.keyFor(reader, locale, key), parameters) }
}
