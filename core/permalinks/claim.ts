import type { Locale } from '#core/i18n/locales'

/** A request that a path lead to a target. */
export interface Claim {
  /** Channel code. */
  channel: string
  locale: Locale
  /** Without base path and locale prefix: `/chateau-x`. */
  path: string
  /** Kind of target: `catalogue.product`. */
  kind: string
  /** Id of the target. */
  target: string
}

/** A refused claim: the path is that of a screen (`reserved`), or is or was that of another target (`taken`). */
export interface TakenClaim extends Claim {
  reason: 'reserved' | 'taken' | 'malformed'
}

const LONGEST = 255
const SEGMENT = /^[^\s/?#%\\\p{Cc}]+$/u

/** The path of a claim in its channel and language, as a key for maps. */
export const placeOf = ({ channel, locale, path }: Pick<Claim, 'channel' | 'locale' | 'path'>): string =>
  `${channel}\n${locale}\n${path}`

/** The target of a claim in its channel and language, as a key for maps. */
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

/** A requested path in the form in which paths are stored: no trailing slash, lower case. */
export function normalisePath(path: string): string {
  const trimmed = path.replace(/\/+$/, '').toLowerCase().normalize('NFC')
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`
}
