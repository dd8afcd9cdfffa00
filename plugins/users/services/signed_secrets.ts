import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { DEFAULT_LOCALE, LOCALE_PREFIXES, type Locale } from '#core/i18n/locales'
import { digestOf } from '#plugins/users/services/sign_ins'

/**
 * A secret for the link of a mail: its token goes out, its digest is kept. What was signed for one purpose opens nothing
 * of another.
 */
export function newSecret(purpose: string): { token: string; digest: string } {
  const secret = randomBytes(32).toString('base64url')
  return { token: `${secret}.${signatureOf(purpose, secret)}`, digest: digestOf(secret) }
}

/** The digest of a token with our signature; null: it is forged, and no query is needed. */
export function readSecret(purpose: string, token: string): string | null {
  const [secret = '', signature = ''] = token.split('.')
  const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(purpose, secret))]
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted)
  return isOurs ? digestOf(secret) : null
}

/** The whole address of a page of the shop in a language; the back office has none in its addresses. */
export function shopAddress(path: string, locale: Locale = DEFAULT_LOCALE): string {
  const shop = app.config.get<string>('cellier.address')
  const base = app.config.get<string>('cellier.basePath')
  return `${shop}${base}${LOCALE_PREFIXES[locale]}${path}`
}

function signatureOf(purpose: string, secret: string): string {
  const key = app.config.get<string>('users.linkKey')
  return createHmac('sha256', key).update(`${purpose} ${secret}`).digest('base64url').slice(0, 22)
}
