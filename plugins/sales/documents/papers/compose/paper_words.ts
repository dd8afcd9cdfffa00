import { formatMoney, formatUnitPrice } from '#core/money/format_money'
import { languageTag, type Locale } from '#core/i18n/locales'
import { listCountries } from '#plugins/users/index'
import { readInstant } from '#core/time/instant'
import type { UnitPrice } from '#core/money/unit_price'
import type { MessageParameters, Translator } from '#core/i18n/translator'

/** Translates and formats the texts, amounts and dates of a document in its language. */
export class PaperWords {
  constructor(
    private readonly translator: Translator,
    readonly locale: Locale,
    private readonly zone: string,
    private readonly currency = 'EUR'
  ) {}

  say(key: string, values: MessageParameters = {}): string {
    return this.translator.translate(this.locale, `sales.papers.${key}`, values)
  }

  money(amount: number): string {
    return this.moneyIn(this.currency, amount)
  }

  moneyIn(currency: string, amount: number): string {
    return formatMoney(this.locale, { amount, currency }).replace(/^-/, '\u2212')
  }

  /** A unit price. */
  unit(price: UnitPrice): string {
    return formatUnitPrice(this.locale, price).replace(/^-/, '\u2212')
  }

  /** An amount that the law sets in euros, whatever the currency of the document. */
  euros(amount: number): string {
    return this.moneyIn('EUR', amount)
  }

  /** « 22 novembre 2026 », "22 November 2026". */
  day(at: string): string {
    return readInstant(at).setZone(this.zone).setLocale(languageTag(this.locale)).toFormat('d MMMM yyyy')
  }

  /** 550 → « 5,5 % », "5.5%". */
  percent(basisPoints: number): string {
    const figure = this.figure(basisPoints / 100)
    return this.locale === 'fr_FR' ? `${figure}\u202f%` : `${figure}%`
  }

  figure(value: number): string {
    return new Intl.NumberFormat(languageTag(this.locale), { maximumFractionDigits: 2 }).format(value)
  }

  country(code: string): string {
    return listCountries(this.locale).find((one) => one.code === code)?.name ?? code
  }
}
