import { queryRows } from '#core/database/query_rows'
import { currencyPriced } from '#plugins/catalogue/prices/errors'
import type { ConfigurationGuard } from '#plugins/configuration/index'

const PRICED = 'select count(*) as count from catalogue_variants where currency = ?'

/** A currency that products are priced in stays, and stays the base of its channels. */
const priceGuard: ConfigurationGuard = {
  async check(trx, { kind, code }) {
    if (kind !== 'currency' && kind !== 'base_currency') return
    const [row] = await queryRows<{ count: number }>(trx, PRICED, [code])
    const count = Number(row?.count ?? 0)
    if (count > 0)
      throw currencyPriced({ currency: code, count }, kind === 'base_currency' ? 'baseCurrency' : undefined)
  },
}

export default priceGuard
