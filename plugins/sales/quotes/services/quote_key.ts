import { createHmac, timingSafeEqual } from 'node:crypto'
import app from '@adonisjs/core/services/app'

/** The key in a signed link to a quote. It opens the quote without an account. */
export function quoteKey(number: string): string {
  const secret = app.config.get<string>('sales.linkKey')
  return createHmac('sha256', secret).update(`sales.quote ${number}`).digest('base64url')
}

export function isQuoteKey(number: string, key: string | undefined): boolean {
  const [given, wanted] = [Buffer.from(key ?? ''), Buffer.from(quoteKey(number))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
