import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import app from '@adonisjs/core/services/app'
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

function signatureOf(purpose: string, secret: string): string {
  const key = app.config.get<string>('users.linkKey')
  return createHmac('sha256', key).update(`${purpose} ${secret}`).digest('base64url').slice(0, 22)
}
