import app from '@adonisjs/core/services/app'
import { randomBytes } from 'node:crypto'
import { Clock } from '#core/time/clock'
import { Mailer } from '#core/mail/mailer'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { LINK_LASTS, makeResetLink } from '#plugins/users/services/reset_links'
import type { Transaction } from '#core/database/store'

const DAY = 24 * 3600

interface Invited {
  id: number
  name: string
  email: string
  locale: Locale | null
}

/** Sends a mail by which the owner of a new account chooses their password. */
export async function inviteStaff(trx: Transaction, { id, name, email, locale }: Invited): Promise<void> {
  const clock = await app.container.make(Clock)
  const [now, until] = [clock.iso(), clock.isoIn(LINK_LASTS.invitation)]
  const address = await makeResetLink(trx, { kind: 'staff', id, now, until })
  const values = { name, address, days: LINK_LASTS.invitation / DAY }
  const mailer = await app.container.make(Mailer)
  const template = 'users.staff_invitation'
  await mailer.send(trx, { to: email, template, values, locale: locale ?? DEFAULT_LOCALE, channel: null })
}

/** A random password that satisfies every rule and is never shown. */
export function nobodyKnows(): string {
  return `Aa1!${randomBytes(32).toString('base64url')}`
}
