import { sellerOf } from '#plugins/sales/documents/seller'
import type { Settings } from '#core/settings/settings'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'
import type { Translator } from '#core/i18n/translator'

/** Texts that the confirmation of an order must contain by law, in the language of the order. */
export interface OrderTerms {
  title: string
  terms: string
  /** How to withdraw, with the model form of the consumer code. */
  withdrawal: string
}

/**
 * The terms of sale and the right of withdrawal, as the confirmation of an order keeps them (L221-13 of the French consumer
 * code): the shop's own words, else those of the law.
 */
export function orderTerms(
  settings: Settings,
  translator: Translator,
  { channel, locale }: Pick<StoredOrder, 'channel' | 'locale'>
): OrderTerms {
  const own = (name: string) => settings.get<string>(`sales.terms.${name}`, { channel, locale }).trim()
  const said = (key: string, values: Record<string, string> = {}) =>
    translator.translate(locale, `sales.terms.${key}`, values)
  const { company, tradeName, address, email, phone } = sellerOf(settings, channel)
  const place = address.split(/\s*\n\s*/).join(', ')
  const seller = [company || tradeName, place, email, phone].filter(Boolean).join(', ') || said('this_shop')
  const of = (name: string) => settings.get<string>(`configuration.general.mediator_${name}`, { channel }).trim()
  const mediator = [of('name'), of('url')].filter(Boolean).join(', ')
  const law = [said('law', { seller }), mediator ? said('mediator', { mediator }) : ''].filter(Boolean).join('\n')
  return {
    title: said('title'),
    terms: own('sale') || law,
    withdrawal: [
      said('withdrawal_title'),
      own('withdrawal') || said('withdrawal', { seller }),
      said('form', { seller }),
    ].join('\n\n'),
  }
}
