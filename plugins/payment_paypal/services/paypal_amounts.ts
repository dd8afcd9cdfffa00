import { minorDigits } from '#core/money/currency'
import { readDecimal, writeDecimal } from '#core/money/decimal'

/** An amount as PayPal writes it. */
export interface PaypalAmount {
  currency_code: string
  /** A decimal with a point: `42.00`. */
  value: string
}

/** Currencies that PayPal takes payments in. */
const CURRENCIES = new Set(
  [
    'AUD',
    'BRL',
    'CAD',
    'CHF',
    'CNY',
    'CZK',
    'DKK',
    'EUR',
    'GBP',
    'HKD',
    'HUF',
    'ILS',
    'JPY',
    'MXN',
    'MYR',
    'NOK',
  ].concat(['NZD', 'PHP', 'PLN', 'SEK', 'SGD', 'THB', 'TWD', 'USD'])
)

/** PayPal takes no decimals in these, whatever ISO 4217 says. */
const WITHOUT_DECIMALS = new Set(['HUF', 'JPY', 'TWD'])

/** Whether PayPal can be told an amount of minor units. */
export function takesAmount(amount: number, currency: string): boolean {
  return CURRENCIES.has(currency) && amount % 10 ** (minorDigits(currency) - decimalsOf(currency)) === 0
}

/** Minor units as PayPal's decimal. @throws Error for an amount that `takesAmount` refuses */
export function paypalValue(amount: number, currency: string): string {
  if (!takesAmount(amount, currency)) throw new Error(`PayPal does not take ${amount} minor units of ${currency}`)
  const decimals = decimalsOf(currency)
  return writeDecimal(amount / 10 ** (minorDigits(currency) - decimals), decimals)
}

export function paypalAmount(amount: number, currency: string): PaypalAmount {
  return { currency_code: currency, value: paypalValue(amount, currency) }
}

/** Minor units of PayPal's decimal. @throws MoneyError */
export function readPaypalValue(value: string, currency: string): number {
  return readDecimal(value, minorDigits(currency))
}

export function readPaypalAmount({ value, currency_code: currency }: PaypalAmount): number {
  return readPaypalValue(value, currency)
}

function decimalsOf(currency: string): number {
  return WITHOUT_DECIMALS.has(currency) ? 0 : minorDigits(currency)
}
