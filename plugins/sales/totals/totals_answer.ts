import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { RateSum } from '#plugins/sales/documents/rate_sums'

/** What one rate of VAT makes of something. */
export interface TaxAnswer {
  label: string
  note: string | null
  net: MoneyData
  tax: MoneyData
}

/** What something comes to, as screens show it. Amounts contain VAT unless they are called net. */
export interface TotalsAnswer {
  /** Lines before discounts. */
  subtotal: MoneyData
  /** Lines after discounts. */
  goods: MoneyData
  discount: MoneyData
  discounts: { label: string; code: string | null; amount: MoneyData }[]
  /** Null: nothing is sent, or nobody has chosen yet. */
  shipping: MoneyData | null
  net: MoneyData
  tax: MoneyData
  taxes: TaxAnswer[]
  total: MoneyData
}

/** The amounts of a cart, an order or a quote. */
interface Sums extends Record<'subtotal' | 'goods' | 'discount' | 'net' | 'tax' | 'total', number> {
  discounts: readonly { label: string; code: string | null; amount: number }[]
  taxes: readonly RateSum[]
}

/** `delivery`: its worth; null or absent: there is none. */
export function totalsAnswer(
  sums: Sums,
  delivery: { gross: number } | null | undefined,
  { currency, locale }: { currency: string; locale: Locale }
): TotalsAnswer {
  const money = (amount: number): MoneyData => ({ amount, currency })
  return {
    subtotal: money(sums.subtotal),
    goods: money(sums.goods),
    discount: money(sums.discount),
    discounts: sums.discounts
      .filter(({ amount }) => amount > 0)
      .map(({ label, code, amount }) => ({ label, code, amount: money(amount) })),
    shipping: delivery ? money(delivery.gross) : null,
    net: money(sums.net),
    tax: money(sums.tax),
    taxes: taxAnswers(sums.taxes, currency, locale),
    total: money(sums.total),
  }
}

export function taxAnswers(taxes: readonly RateSum[], currency: string, locale: Locale): TaxAnswer[] {
  return taxes.map(({ rate, net, tax }) => ({
    label: rate.label[locale],
    note: rate.note,
    net: { amount: net, currency },
    tax: { amount: tax, currency },
  }))
}
