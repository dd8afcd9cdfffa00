import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { orderTerms } from '#plugins/sales/orders/services/order_terms'
import type { LegalTextSource } from '#plugins/configuration/index'

/** The terms of sale with the right of withdrawal: the words that the mail of an order repeats. */
const termsText: LegalTextSource = {
  title: { fr_FR: 'Conditions générales de vente', en_GB: 'Terms of sale' },

  async text(place) {
    const [settings, translator] = await Promise.all([app.container.make(Settings), app.container.make(Translator)])
    const { terms, withdrawal } = orderTerms(settings, translator, place)
    return [terms, withdrawal].join('\n\n')
  },
}

export default termsText
