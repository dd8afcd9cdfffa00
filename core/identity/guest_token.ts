import { createHash, randomBytes } from 'node:crypto'

/** A secret by which a guest's browser owns something, such as a cart: 256 random bits. */
export function newGuestToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash of a token. The database stores only the hash, so that its content gives no access. */
export function hashGuestToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

const TOKEN = /^[\w-]{43}$/

/** Whether a value has the form of a token. */
export function isGuestToken(text: unknown): text is string {
  return typeof text === 'string' && TOKEN.test(text)
}
