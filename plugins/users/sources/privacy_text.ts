import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import type { LegalTextSource } from '#plugins/configuration/index'

/** The privacy policy: the shop's own text, else one that is true of every shop on this software. */
const privacyText: LegalTextSource = {
  title: { fr_FR: 'Données personnelles', en_GB: 'Personal data' },

  async text({ channel, locale }) {
    const [settings, translator] = await Promise.all([app.container.make(Settings), app.container.make(Translator)])
    const of = (key: string) => settings.get<string>(key, { channel, locale }).trim()
    const own = of('users.privacy.text')
    if (own !== '') return own
    const name = of('configuration.general.legal_company') || of('configuration.general.shop_name')
    const place = of('configuration.general.legal_address')
      .split(/\s*\n\s*/)
      .join(', ')
    const controller = [name, place, of('configuration.emails.contact_email')].filter(Boolean).join(', ')
    return translator.translate(locale, 'users.privacy.law', { controller })
  },
}

export default privacyText
