import vine from '@vinejs/vine'
import { LOCALES } from '#core/i18n/locales'
import { emailRule } from '#plugins/users/index'
import { strictNumber } from '#core/http/strict_number'

/** Who wants the newsletter. */
export const storeSubscription = vine.compile(vine.object({ email: vine.string().trim().use(emailRule()) }))

const chosen = {
  /** Language of the mails. */
  locale: vine.enum(LOCALES),
  /** Ids of the topics that are wanted. */
  topics: vine.array(strictNumber().withoutDecimals().min(1)).maxLength(100),
  /** Whether they agree that it is measured what they read. Absent: as before. */
  isMeasured: vine.boolean().optional(),
}

/** What a subscriber wants to receive. */
export const updatePreferences = vine.compile(vine.object(chosen))

/** The same for a customer, who also says whether they want it at all. */
export const updateOwnNewsletter = vine.compile(vine.object({ isSubscribed: vine.boolean(), ...chosen }))
