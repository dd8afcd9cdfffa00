import { createHmac, timingSafeEqual } from 'node:crypto'
import app from '@adonisjs/core/services/app'

/** The key in a signed link to an order. It shows that the reader got a mail about the order, without an account. */
export function orderKey(number: string): string {
  const secret = app.config.get<string>('sales.linkKey')
  return createHmac('sha256', secret).update(`sales.order ${number}`).digest('base64url')
}

export function isOrderKey(number: string, key: string | undefined): boolean {
  const [given, wanted] = [Buffer.from(key ?? ''), Buffer.from(orderKey(number))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
