import { listCurrencies } from '#plugins/configuration/queries/list_currencies'

/** The currencies that channels may sell in, for staff. */
export default class CurrenciesController {
  async index() {
    const currencies = await listCurrencies()
    return {
      data: currencies.map((currency) => ({
        code: currency.code,
        name: currency.name,
        symbol: currency.symbol,
        decimals: currency.decimals,
        groupSeparator: currency.groupSeparator,
        decimalSeparator: currency.decimalSeparator,
        symbolPosition: currency.symbolPosition,
      })),
      meta: { total: currencies.length },
    }
  }
}
