import { minorDigits } from '#core/money/currency'
import { PLACES } from '#plugins/payment_crypto/wallet/coins'
import { readRate } from '#core/money/exchange'
import type { MoneyData } from '#core/money/money'

/**
 * How many coins an amount is at the price of one coin, with eight decimals: `0.00070000`. Rounded up, so that the shop
 * never gets less than its price.
 */
export function coinQuantity({ amount, currency }: MoneyData, rate: string): string {
  const [whole = '', fraction = ''] = readRate(rate).split('.')
  const price = BigInt(whole + fraction) * 10n ** BigInt(minorDigits(currency))
  const units = BigInt(amount) * 10n ** BigInt(PLACES + fraction.length)
  const figures = String((units + price - 1n) / price).padStart(PLACES + 1, '0')
  return `${figures.slice(0, -PLACES)}.${figures.slice(-PLACES)}`
}
