import type { Locale } from '#core/i18n/locales'

/** A thing that wants to stand at an address. */
export interface Claim {
  /** Channel code. */
  channel: string
  locale: Locale
  /** Below base path and locale prefix: `/chateau-x`. */
  path: string
  /** Kind of thing: `catalogue.product`. */
  kind: string
  /** Its id. */
  target: string
}

/** A claim that was refused: a screen stands there, or another thing does or did. */
export interface TakenClaim extends Claim {
  reason: 'reserved' | 'taken' | 'malformed'
}

const LONGEST = 255
const SEGMENT = /^[^\s/?#%\\\p{Cc}]+$/u

/** The place of an address, as a key for maps. */
export const placeOf = ({ channel, locale, path }: Pick<Claim, 'channel' | 'locale' | 'path'>): string =>
  `${channel}\n${locale}\n${path}`

/** The thing of a claim in its channel and language, as a key for maps. */
export const thingOf = ({ channel, locale, kind, target }: Omit<Claim, 'path'>): string =>
  `${channel}\n${locale}\n${kind}\n${target}`

/** `/a/b` of lower-case segments without spaces or characters that mean something in an address. */
export function isWellFormed(path: string): boolean {
  if (!path.startsWith('/') || path.length > LONGEST || path !== path.toLowerCase()) return false
  return path
    .slice(1)
    .split('/')
    .every((segment) => SEGMENT.test(segment) && segment !== '.' && segment !== '..')
}

/** An address as asked for → as stored: no slash at the end, lower case. */
export function normalisePath(path: string): string {
  const trimmed = path.replace(/\/+$/, '').toLowerCase().normalize('NFC')
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`
}
