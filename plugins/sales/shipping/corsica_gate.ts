import app from '@adonisjs/core/services/app'
import { BaseMoney } from '#plugins/sales/shipping/base_money'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { withinPostcodes } from '#plugins/sales/shared/within_postcodes'
import { writtenMoney } from '#plugins/sales/shipping/written_money'
import type { ShippingGate } from '#plugins/sales/contracts/shipping_method'

/** 200 and 201 are Corse-du-Sud, 202 and 206 Haute-Corse; the others are kept for the island. */
const CORSICA = { from: '20000', to: '20999' }

/**
 * Corsica: nobody delivers there below an amount of goods (unless the shop has it paid below), and from an amount on
 * delivery costs nothing. Counted on goods after discounts, VAT included, before shipping.
 */
const corsicaGate: ShippingGate = {
  async judge({ channel, currency, locale, destination, goods }) {
    if (destination.country !== 'FR' || !withinPostcodes(destination.postcode, CORSICA)) return null
    const translator = await app.container.make(Translator)
    const { least, free, isPaidBelow } = await corsicaTerms(channel, currency)
    if (goods < least && !isPaidBelow) {
      const missing = least - goods
      const told = { missing: writtenMoney(locale, missing, currency), minimum: writtenMoney(locale, least, currency) }
      const message = translator.translate(locale, 'sales.shipping.corsica_below', told)
      return { kind: 'refused', message, meta: { zone: 'corsica', missing, minimum: least, currency } }
    }
    if (free === 0 || goods < free) return null
    return { kind: 'free', label: translator.translate(locale, 'sales.shipping.corsica_free') }
  },

  async tell({ channel, currency, locale, destination }) {
    if (destination.country !== 'FR') return null
    const { least, free, isPaidBelow } = await corsicaTerms(channel, currency)
    const minimum = isPaidBelow ? 0 : least
    if (minimum === 0 && free === 0) return null
    const key = minimum === 0 ? 'told_free' : free === 0 ? 'told_from' : free <= minimum ? 'told_both' : 'told_each'
    const amounts = { minimum: writtenMoney(locale, minimum, currency), free: writtenMoney(locale, free, currency) }
    return (await app.container.make(Translator)).translate(locale, `sales.shipping.corsica_${key}`, amounts)
  },
}

/** Amounts of goods for Corsica; 0: none. */
async function corsicaTerms(channel: string, currency: string) {
  const settings = await app.container.make(Settings)
  const money = await app.container.make(BaseMoney)
  const amountOf = async (name: string) =>
    (await money.toPaid(channel, settings.get<number>(`sales.shipping.corsica_${name}`, { channel }), currency)) ?? 0
  const isPaidBelow = settings.get<boolean>('sales.shipping.corsica_paid_below', { channel })
  return { least: await amountOf('minimum'), free: await amountOf('free_from'), isPaidBelow }
}

export default corsicaGate
