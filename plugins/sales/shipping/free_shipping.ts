import app from '@adonisjs/core/services/app'
import { BaseMoney } from '#plugins/sales/shipping/base_money'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import type { Locale } from '#core/i18n/locales'
import type { ShippingMethod } from '#plugins/sales/contracts/shipping_method'

const CODE = 'free.standard'

/** Delivery that costs nothing, from an amount of goods on. */
const freeShipping: ShippingMethod = {
  label: { fr_FR: 'Livraison offerte', en_GB: 'Free delivery' },

  async offers({ channel, currency, locale, goods }) {
    const settings = await app.container.make(Settings)
    if (!settings.get<boolean>('sales.shipping.free_active', { channel })) return []
    const from = settings.get<number>('sales.shipping.free_from', { channel })
    const least = await (await app.container.make(BaseMoney)).toPaid(channel, from, currency)
    if (least === null || goods < least) return []
    return [{ code: CODE, title: await titleIn(locale), description: null, amount: 0, estimatedDays: null }]
  },

  title: async (code, locale) => (code === CODE ? titleIn(locale) : null),
}

async function titleIn(locale: Locale): Promise<string> {
  return (await app.container.make(Translator)).translate(locale, 'sales.shipping.free')
}

export default freeShipping
