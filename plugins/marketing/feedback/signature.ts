import { createHmac, timingSafeEqual } from 'node:crypto'

/** What stands in `X-Cellier-Signature` beside a body: HMAC-SHA256 of its bytes, in hex. */
export const signatureOf = (body: Buffer | string, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** False also where there is no secret: then nobody can sign. */
export function isSigned(body: Buffer, given: string, secret: string): boolean {
  const wanted = Buffer.from(signatureOf(body, secret))
  const signed = Buffer.from(given.trim().toLowerCase())
  return secret !== '' && signed.length === wanted.length && timingSafeEqual(signed, wanted)
}
