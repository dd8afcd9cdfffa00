import app from '@adonisjs/core/services/app'
import { MAIL_ADDRESS } from '#plugins/tickets/mail/settings'
import { mailHost } from '#core/mail/mail_host'
import type { Settings } from '#core/settings/settings'

/** Addresses that the shop writes from, in lower case. A mail of one of them would answer itself. */
export function ownAddresses(settings: Settings): string[] {
  const senders = [app.config.get<string>('mail.from', ''), settings.get<string>('core.mail.sender')]
  const all = [settings.get<string>(MAIL_ADDRESS), ...senders, `noreply@${mailHost()}`]
  return all.map((one) => (/<([^<>]+)>/.exec(one)?.[1] ?? one).trim().toLowerCase()).filter(Boolean)
}
