import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA-256 in lower-case hexadecimal figures. */
function hmac(secret: string, bytes: Buffer): string {
  return createHmac('sha256', secret).update(bytes).digest('hex')
}

/** Whether `BTCPay-Sig` is the signature of exactly these bytes. An empty secret signs nothing. */
export function isSigned(header: string, bytes: Buffer, secret: string): boolean {
  const [given, due] = [Buffer.from(header), Buffer.from(`sha256=${hmac(secret, bytes)}`)]
  return secret !== '' && given.length === due.length && timingSafeEqual(given, due)
}
