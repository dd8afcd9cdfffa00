import app from '@adonisjs/core/services/app'
import { KeptMails, type KeptMail } from '#core/mail/kept_mails'

/** Kept mails are files, which outlive a test: gives those that were kept since, newest first. */
export async function watchMails(): Promise<() => Promise<KeptMail[]>> {
  const kept = await app.container.make(KeptMails)
  const before = new Set((await kept.list(1000)).map(({ id }) => id))
  return async () => (await kept.list(100)).filter(({ id }) => !before.has(id))
}
