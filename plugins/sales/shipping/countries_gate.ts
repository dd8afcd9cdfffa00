import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import type { ShippingGate } from '#plugins/sales/contracts/shipping_method'

/** The shop delivers to the countries of its settings; none named: to all. */
const countriesGate: ShippingGate = {
  async judge({ channel, locale, destination }) {
    const settings = await app.container.make(Settings)
    const served = settings
      .get<string>('sales.shipping.countries', { channel })
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((code) => code !== '')
    if (served.length === 0 || served.includes(destination.country)) return null
    const message = (await app.container.make(Translator)).translate(locale, 'sales.shipping.not_served')
    return { kind: 'refused', message, meta: { country: destination.country } }
  },
}

export default countriesGate
