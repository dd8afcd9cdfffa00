import app from '@adonisjs/core/services/app'
import { BaseMoney } from '#plugins/sales/shipping/base_money'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { chooseTableRates } from '#plugins/sales/shipping/table_rates/choose_table_rates'
import { slugify } from '#core/text/slug'
import { tableRatesOf } from '#plugins/sales/shipping/table_rates/table_rates_in_memory'
import type { ShippingMethod } from '#plugins/sales/contracts/shipping_method'

/** Ways of delivery whose price stands in a table: by destination, weight, amount and pieces. */
const tableRates: ShippingMethod = {
  label: { fr_FR: 'Tarifs de livraison', en_GB: 'Table rates' },

  async offers({ channel, currency, destination, goods, weight, quantity }) {
    const settings = await app.container.make(Settings)
    if (!settings.get<boolean>('sales.shipping.table_active', { channel })) return []
    const rows = await tableRatesOf(await app.container.make(Store), channel)
    if (rows.length === 0) return []
    const money = await app.container.make(BaseMoney)
    const amount = await money.toBase(channel, goods, currency)
    if (amount === null) return []
    const chosen = chooseTableRates(rows, { destination, weight, amount, quantity })
    const offers = chosen.map(async ({ label: title, price, delay }) => ({
      code: `table_rates.${slugify(title)}`,
      title,
      description: null,
      amount: await money.toPaid(channel, price, currency),
      estimatedDays: delay === '' ? null : delay,
    }))
    const priced = await Promise.all(offers)
    return priced.flatMap((offer) => (offer.amount === null ? [] : { ...offer, amount: offer.amount }))
  },

  async freeFrom({ channel, currency, destination, weight, quantity }) {
    const settings = await app.container.make(Settings)
    if (!settings.get<boolean>('sales.shipping.table_active', { channel })) return null
    const rows = await tableRatesOf(await app.container.make(Store), channel)
    const least = rows.flatMap(({ price, amountFrom }) => (price === 0 ? (amountFrom ?? 0) : []))
    const reached = least
      .toSorted((one, other) => one - other)
      .find((amount) =>
        chooseTableRates(rows, { destination, weight, quantity, amount }).some(({ price }) => price === 0)
      )
    return reached === undefined ? null : (await app.container.make(BaseMoney)).toPaid(channel, reached, currency)
  },
}

export default tableRates
