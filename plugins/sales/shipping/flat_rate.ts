import app from '@adonisjs/core/services/app'
import { BaseMoney } from '#plugins/sales/shipping/base_money'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import type { Locale } from '#core/i18n/locales'
import type { ShippingMethod } from '#plugins/sales/contracts/shipping_method'

const CODE = 'flat_rate.standard'

/** One amount for an order, or for each piece of it, wherever it goes. */
const flatRate: ShippingMethod = {
  label: { fr_FR: 'Forfait', en_GB: 'Flat rate' },

  async offers({ channel, currency, locale, quantity }) {
    const settings = await app.container.make(Settings)
    if (!settings.get<boolean>('sales.shipping.flat_rate_active', { channel })) return []
    const one = settings.get<number>('sales.shipping.flat_rate_amount', { channel })
    const isPerPiece = settings.get<string>('sales.shipping.flat_rate_per', { channel }) === 'piece'
    const money = await app.container.make(BaseMoney)
    const amount = await money.toPaid(channel, one * (isPerPiece ? quantity : 1), currency)
    if (amount === null) return []
    return [{ code: CODE, title: await titleIn(locale), description: null, amount, estimatedDays: null }]
  },

  title: async (code, locale) => (code === CODE ? titleIn(locale) : null),
}

async function titleIn(locale: Locale): Promise<string> {
  return (await app.container.make(Translator)).translate(locale, 'sales.shipping.flat_rate')
}

export default flatRate
