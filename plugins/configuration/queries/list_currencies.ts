import { Currency } from '#plugins/configuration/models/currency'

/** Every currency, in order. */
export function listCurrencies(): Promise<Currency[]> {
  return Currency.query().orderBy('position').orderBy('code')
}
