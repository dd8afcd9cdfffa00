import app from '@adonisjs/core/services/app'
import { StoredMails, type StoredMail } from '#core/mail/stored_mails'

/** Returns a function that lists the mails stored since this call, newest first. */
export async function watchMails(): Promise<() => Promise<StoredMail[]>> {
  const mails = await app.container.make(StoredMails)
  const earlierIds = new Set((await mails.list(1000)).map(({ id }) => id))
  return async () => (await mails.list(100)).filter(({ id }) => !earlierIds.has(id))
}
