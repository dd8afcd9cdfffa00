import { createHash, randomBytes } from 'node:crypto'

/** A guest's hold on something they gather: 256 random bits that only their browser has. */
export function newGuestToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token: whoever reads the table opens nothing with it. */
export function hashGuestToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

const TOKEN = /^[\w-]{43}$/

/** Whether a text can be a token: anything else is not looked for. */
export function isGuestToken(text: unknown): text is string {
  return typeof text === 'string' && TOKEN.test(text)
}
