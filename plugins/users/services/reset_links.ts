import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { insertRows } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import { DEFAULT_LOCALE, LOCALE_PREFIXES, type Locale } from '#core/i18n/locales'
import { digestOf } from '#plugins/users/services/sign_ins'
import type { PersonKind } from '#core/identity/person'
import type { Transaction } from '#core/database/store'

/**
 * Seconds that a link serves: one that was asked for, one that welcomes a new member of staff, and one that staff send
 * to a customer.
 */
export const LINK_LASTS = { asked: 3600, invitation: 7 * 24 * 3600, sent: 3 * 24 * 3600 }

/** Where the links of each kind of person stand, and where they lead. */
const LINKS = {
  staff: { table: 'users_password_resets', owner: 'staff_id', path: '/admin/reset-password' },
  customer: { table: 'users_customer_links', owner: 'customer_id', path: '/reset-password' },
} as const

/** Whose link, and how long it serves. */
export interface ResetLink {
  kind: PersonKind
  id: number
  /** In which language its page opens; the back office has none in its addresses. */
  locale?: Locale
  now: string
  until: string
}

/** Makes a link for a person. Former ones stand no more: the last mail is the one that counts. */
export async function makeResetLink(trx: Transaction, { kind, id, now, until, locale }: ResetLink): Promise<string> {
  const { table, owner } = LINKS[kind]
  const secret = randomBytes(32).toString('base64url')
  await trx.from(table).where(owner, id).delete()
  await insertRows(trx, table, ['digest', owner, 'ends_at', 'created_at'], [[digestOf(secret), id, until, now]])
  return addressOf(kind, `${secret}.${signatureOf(kind, secret)}`, locale)
}

/** Uses a link up: whose it was, or null when it is forged, used or over. */
export async function useResetLink(
  trx: Transaction,
  kind: PersonKind,
  token: string,
  now: string
): Promise<number | null> {
  const { table, owner } = LINKS[kind]
  const [secret = '', signature = ''] = token.split('.')
  if (!isSigned(kind, secret, signature)) return null
  const use = `delete from ${table} where digest = ? and ends_at > ? returning ${owner} as owner`
  const [row] = await queryRows<{ owner: number | string }>(trx, use, [digestOf(secret), now])
  return row ? Number(row.owner) : null
}

function addressOf(kind: PersonKind, token: string, locale: Locale = DEFAULT_LOCALE): string {
  const shop = app.config.get<string>('cellier.address')
  const base = app.config.get<string>('cellier.basePath')
  return `${shop}${base}${LOCALE_PREFIXES[locale]}${LINKS[kind].path}/${token}`
}

/** Tokens that were never ours are refused before the database is asked; one kind's opens nothing of the other's. */
function signatureOf(kind: PersonKind, secret: string): string {
  const key = app.config.get<string>('users.linkKey')
  return createHmac('sha256', key).update(`users.password_reset ${kind} ${secret}`).digest('base64url').slice(0, 22)
}

function isSigned(kind: PersonKind, secret: string, signature: string): boolean {
  const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(kind, secret))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
