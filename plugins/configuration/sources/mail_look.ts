import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import type { MailLookSource } from '#core/mail/mail_look'

/** The shop's name, and what stands at the foot of its mails: the company, how to reach it, the notice about alcohol. */
const mailLook: MailLookSource = {
  async look({ channel, locale }) {
    const settings = await app.container.make(Settings)
    const translator = await app.container.make(Translator)
    const of = (key: string) => settings.get<string>(`configuration.${key}`, { channel, locale }).trim()
    const legal = (name: string) => of(`general.legal_${name}`)
    const words = (key: string, parameters: Record<string, string>) =>
      Object.values(parameters).every((value) => value !== '')
        ? translator.translate(locale, `configuration.mail_foot.${key}`, parameters)
        : ''
    const register = joined(' ', [words('siren', { siren: legal('siren') }), words('rcs', { city: legal('rcs_city') })])
    const lines = [
      joined(' ', [legal('company'), legal('form'), words('capital', { capital: legal('capital') })]),
      legal('address').replaceAll(/\s*\n\s*/g, ', '),
      joined(' · ', [register, words('vat', { number: legal('vat_number') })]),
      joined(' · ', [of('emails.contact_email'), of('sales.phone')]),
    ]
    const notice = settings.get<boolean>('configuration.general.alcohol_notice', { channel })
    if (notice) lines.push(translator.translate(locale, 'configuration.mail_foot.alcohol'))
    return { name: of('general.shop_name'), footer: lines.filter((line) => line !== '') }
  },
}

export default mailLook

const joined = (sign: string, parts: readonly string[]): string => parts.filter((part) => part !== '').join(sign)
