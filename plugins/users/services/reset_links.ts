import { insertRows } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import { newSecret, readSecret, shopAddress } from '#plugins/users/services/signed_secrets'
import type { Locale } from '#core/i18n/locales'
import type { PersonKind } from '#core/identity/person'
import type { Store, Transaction } from '#core/database/store'

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

const purposeOf = (kind: PersonKind) => `users.password_reset ${kind}`

/** Makes a link for a person. Former ones stand no more: the last mail is the one that counts. */
export async function makeResetLink(trx: Transaction, { kind, id, now, until, locale }: ResetLink): Promise<string> {
  const { table, owner, path } = LINKS[kind]
  const { token, digest } = newSecret(purposeOf(kind))
  await endResetLinks(trx, kind, id)
  await insertRows(trx, table, ['digest', owner, 'ends_at', 'created_at'], [[digest, id, until, now]])
  return shopAddress(`${path}/${token}`, locale)
}

/** Whose link it is, which stays; null when it is forged, used or over. */
export async function findLinkOwner(
  { reader }: Store,
  kind: PersonKind,
  token: string,
  now: string
): Promise<number | null> {
  const { table, owner } = LINKS[kind]
  const digest = readSecret(purposeOf(kind), token)
  if (digest === null) return null
  const find = `select ${owner} as owner from ${table} where digest = ? and ends_at > ?`
  const row = await reader.first<{ owner: number | string }>(find, [digest, now])
  return row && Number(row.owner)
}

/** Uses a link up: whose it was, or null when it is forged, used or over. */
export async function useResetLink(
  trx: Transaction,
  kind: PersonKind,
  token: string,
  now: string
): Promise<number | null> {
  const { table, owner } = LINKS[kind]
  const digest = readSecret(purposeOf(kind), token)
  if (digest === null) return null
  const use = `delete from ${table} where digest = ? and ends_at > ? returning ${owner} as owner`
  const [row] = await queryRows<{ owner: number | string }>(trx, use, [digest, now])
  return row ? Number(row.owner) : null
}

/** A person's links stand no more: whoever reads the mails of an address they left must not come in by one. */
export async function endResetLinks(trx: Transaction, kind: PersonKind, id: number): Promise<void> {
  const { table, owner } = LINKS[kind]
  await trx.from(table).where(owner, id).delete()
}
