import app from '@adonisjs/core/services/app'
import encryption from '@adonisjs/core/services/encryption'
import { shopAddress } from '#plugins/users/index'
import type { Locale } from '#core/i18n/locales'

const CONFIRM = 'marketing.newsletter.confirm'
const PREFERENCES = 'marketing.newsletter.preferences'

/** Whose link it is, and the campaign whose mail it stands in. */
export interface LinkOf {
  subscriberId: number
  campaignId: number | null
}

/** The page on which somebody confirms that they want the newsletter. */
export function confirmationLink(subscriberId: number, locale: Locale): string {
  return shopAddress(`/newsletter/confirm/${encryption.encrypt(subscriberId, { purpose: CONFIRM })}`, locale)
}

/** The subscriber of a token that we made; null: it was never ours. */
export const confirmedBy = (token: string) => encryption.decrypt<number>(token, CONFIRM)

/** The page on which a subscriber changes what they receive, or ends it. */
export function preferencesLink(of: LinkOf, locale: Locale): string {
  return shopAddress(`/newsletter/preferences/${preferencesToken(of)}`, locale)
}

/** The address that mail programs post to when their reader presses « Unsubscribe » (RFC 8058). */
export function oneClickAddress(of: LinkOf): string {
  return `${app.config.get<string>('cellier.address')}/api/marketing/newsletter/unsubscriptions/${preferencesToken(of)}`
}

/** Headers by which a mail program ends the subscription by one request (RFC 8058). */
export const leaveHeaders = (of: LinkOf): Record<string, string> => ({
  'List-Unsubscribe': `<${oneClickAddress(of)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export const preferencesOf = (token: string) => encryption.decrypt<LinkOf>(token, PREFERENCES)

const preferencesToken = (of: LinkOf) => encryption.encrypt(of, { purpose: PREFERENCES })
