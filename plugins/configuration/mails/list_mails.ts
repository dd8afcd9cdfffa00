import { inject } from '@adonisjs/core'
import { LOCALES, type Locale } from '#core/i18n/locales'
import { Clock } from '#core/time/clock'
import { MailDeliveries } from '#core/mail/mail_deliveries'
import { MailList } from '#core/mail/mail_list'
import { MailTexts, type MailTextVersion } from '#core/mail/mail_texts'
import { Translator } from '#core/i18n/translator'
import { builtInText } from '#core/mail/built_in_text'
import { PluginRegistry } from '#core/plugin/registry'

/** Seconds that sent mails are counted for. */
const COUNTED = 30 * 24 * 3600

/** `failing`: it could not be filled in, and the built-in text was sent. */
export type MailState = 'built_in' | 'changed' | 'failing'

/** All mails of the shop, with what is sent in each language. */
@inject()
export class ListMails {
  constructor(
    private readonly mails: MailList,
    private readonly texts: MailTexts,
    private readonly translator: Translator,
    private readonly registry: PluginRegistry,
    private readonly deliveries: MailDeliveries,
    private readonly clock: Clock
  ) {}

  async execute(locale: Locale) {
    const [all, current, sent] = await Promise.all([
      this.mails.all(),
      this.texts.current(),
      this.deliveries.countSince(this.clock.isoIn(-COUNTED)),
    ])
    const written = new Map(current.map((one) => [`${one.template} ${one.locale}`, one]))
    return [...all].map(([name, mail]) => {
      const own = written.get(`${name} ${locale}`)?.written
      return {
        name,
        label: mail.label[locale],
        occasion: mail.when[locale],
        owner: this.registry.get(name.split('.')[0] ?? '')?.label[locale] ?? name,
        subject: (own ?? builtInText(mail, { locale, translator: this.translator })).subject,
        sentCount: sent.get(name) ?? 0,
        languages: LOCALES.map((language) => ({ language, state: mailState(written.get(`${name} ${language}`)) })),
      }
    })
  }
}

export function mailState(last: MailTextVersion | undefined): MailState {
  if (!last?.written) return 'built_in'
  return last.failedAt === null ? 'changed' : 'failing'
}
