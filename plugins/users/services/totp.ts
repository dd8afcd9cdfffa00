import { Secret, TOTP } from 'otpauth'

const PERIOD = 30

/** Steps before and after the present whose codes are taken: clocks differ. */
const WINDOW = 1

const CODE = /^\d{6}$/

/** A secret for a device, base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What a device reads from the picture. */
export function totpAddress(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  return totpOf(secret, { issuer, label: email }).toString()
}

/** The time step of a code; null: none near `now`. The caller prevents that a code is used twice. */
export function totpStep(secret: string, code: string, now: number): number | null {
  const token = code.replace(/\s/g, '')
  if (!CODE.test(token)) return null
  const delta = totpOf(secret, {}).validate({ token, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}

function totpOf(secret: string, names: { issuer?: string; label?: string }): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), period: PERIOD, digits: 6, algorithm: 'SHA1' })
}
