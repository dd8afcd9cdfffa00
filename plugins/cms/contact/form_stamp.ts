import encryption from '@adonisjs/core/services/encryption'

/** What the stamp was encrypted for: nothing else of ours opens as one. */
const PURPOSE = 'cms.contact_form'

/** The moment at which a form was shown, in a shape that only the shop can make. `now`: ISO instant. */
export const stampForm = (now: string): string => encryption.encrypt(now, { purpose: PURPOSE })

/** Seconds since a form was shown; null: the stamp is not ours. */
export function secondsSince(stamp: string, now: string): number | null {
  const shown = stamp === '' ? null : encryption.decrypt<string>(stamp, PURPOSE)
  return shown === null ? null : (Date.parse(now) - Date.parse(shown)) / 1000
}
