import { insertRows } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import { newSecret, readSecret } from '#plugins/users/services/signed_secrets'
import { shopAddress } from '#core/links/shop_address'
import type { Locale } from '#core/i18n/locales'
import type { PersonKind } from '#core/identity/person'
import type { Store, Transaction } from '#core/database/store'

/**
 * Lifetime of links in seconds: one that was requested, one in the invitation of a member of staff, and one that staff
 * send to a customer.
 */
export const LINK_LASTS = { requested: 3600, invitation: 7 * 24 * 3600, sent: 3 * 24 * 3600 }

/** By kind of person, the table of their links and the page that a link opens. */
const LINKS = {
  staff: { table: 'users_password_resets', owner: 'staff_id', path: '/admin/reset-password' },
  customer: { table: 'users_customer_links', owner: 'customer_id', path: '/reset-password' },
} as const

/** The owner of a link, and when it expires. */
export interface ResetLink {
  kind: PersonKind
  id: number
  /** In which language its page opens; the back office has none in its addresses. */
  locale?: Locale
  now: string
  until: string
}

const purposeOf = (kind: PersonKind) => `users.password_reset ${kind}`

/** Creates a link for a person. Former ones are deleted: only the last mail counts. */
export async function makeResetLink(trx: Transaction, { kind, id, now, until, locale }: ResetLink): Promise<string> {
  const { table, owner, path } = LINKS[kind]
  const { token, digest } = newSecret(purposeOf(kind))
  await endResetLinks(trx, kind, id)
  await insertRows(trx, table, [{ digest, [owner]: id, ends_at: until, created_at: now }])
  return shopAddress(`${path}/${token}`, locale)
}

/** The owner of a link, without using it; null when it is forged, used or expired. */
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

/** Uses a link and returns its owner; null when it is forged, used or expired. */
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

/** Deletes a person's links: a mailbox that they no longer own must not give access. */
export async function endResetLinks(trx: Transaction, kind: PersonKind, id: number): Promise<void> {
  const { table, owner } = LINKS[kind]
  await trx.from(table).where(owner, id).delete()
}
