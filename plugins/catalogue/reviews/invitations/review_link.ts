import encryption from '@adonisjs/core/services/encryption'
import { shopAddress } from '#plugins/users/index'
import type { Locale } from '#core/i18n/locales'

/** What the token was encrypted for: nothing else of ours opens as one. */
const PURPOSE = 'catalogue.reviews'

/** The page on which the receiver of an order reviews it. Whoever has the link writes in their name. */
export function reviewLink(order: string, locale: Locale): string {
  return shopAddress(`/reviews/write/${encryption.encrypt(order, { purpose: PURPOSE })}`, locale)
}

/** The number of the order of a token that we made; null: it was never ours. */
export function orderOfToken(token: string): string | null {
  return encryption.decrypt<string>(token, PURPOSE)
}
