import { MAIL_ADDRESS } from '#plugins/tickets/mail/settings'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { openMailbox } from '#plugins/tickets/mail/open_mailbox'
import { readImapAccount } from '#plugins/tickets/mail/imap_account'
import type { Inspection } from '#core/console/inspection'

/** Bytes: nothing is fetched. */
const LARGEST = 1024 * 1024

/** Whether mails come in: there is an address, a way in, and the mailbox opens. */
const inspectMail: Inspection = {
  title: { fr_FR: 'Tickets par email', en_GB: 'Tickets by email' },
  async look(app, locale) {
    const [settings, words] = [await app.container.make(Settings), await app.container.make(Translator)]
    const say = (key: string, values = {}) => words.translate(locale, `tickets.mail_inspection.${key}`, values)
    const address = settings.get<string>(MAIL_ADDRESS)
    const account = readImapAccount(settings.get<string>('tickets.mail.imap_url'))
    const hasToken = settings.get<string>('tickets.mail.webhook_token') !== ''
    if (!account && !hasToken) {
      if (address === '') return { ok: true, detail: say('off') }
      return { ok: false, detail: say('no_way', { address }), mend: say('no_way_mend') }
    }
    if (address === '') return { ok: false, detail: say('no_address'), mend: say('no_address_mend') }
    if (!account) return { ok: true, detail: say('webhook', { address }) }
    const { host, folder } = account
    try {
      await openMailbox(account, LARGEST, async () => undefined)
      return { ok: true, detail: say('imap', { address, host, folder }) }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return { ok: false, detail: say('imap_shut', { host, reason }), mend: say('imap_shut_mend') }
    }
  },
}

export default inspectMail
