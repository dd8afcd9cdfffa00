import type { Locale } from '#core/i18n/locales'
import type { MoneyData } from '#core/money/money'
import type { Totals } from '#plugins/sales/contracts/totals'

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
  taxes: { label: string; note: string | null; net: MoneyData; tax: MoneyData }[]
  total: MoneyData
}

export function totalsAnswer(totals: Totals, locale: Locale): TotalsAnswer {
  const money = (amount: number): MoneyData => ({ amount, currency: totals.currency })
  return {
    subtotal: money(totals.lines.reduce((sum, { gross }) => sum + gross, 0)),
    goods: money(totals.goods),
    discount: money(totals.discount),
    discounts: totals.discounts
      .filter(({ amount }) => amount > 0)
      .map(({ label, code, amount }) => ({ label, code, amount: money(amount) })),
    shipping: totals.shipping && money(totals.shipping.gross),
    net: money(totals.net),
    tax: money(totals.tax),
    taxes: totals.taxes.map(({ rate, net, tax }) => ({
      label: rate.label[locale],
      note: rate.note,
      net: money(net),
      tax: money(tax),
    })),
    total: money(totals.grandTotal),
  }
}
