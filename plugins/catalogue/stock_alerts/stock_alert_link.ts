import encryption from '@adonisjs/core/services/encryption'
import { shopAddress } from '#plugins/users/index'
import type { Locale } from '#core/i18n/locales'

/** What the token was encrypted for: nothing else of ours opens as one. */
const PURPOSE = 'catalogue.stock_alerts'

/** The page on which the reader of a mail ends all alerts of their address. */
export function endAlertsLink(email: string, locale: Locale): string {
  return shopAddress(`/account/end-stock-alerts/${encryption.encrypt(email, { purpose: PURPOSE })}`, locale)
}

/** The address of a token that we made; null: it was never ours. */
export function emailOfToken(token: string): string | null {
  return encryption.decrypt<string>(token, PURPOSE)
}
