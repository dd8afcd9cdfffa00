import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { insertRows } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import { digestOf } from '#plugins/users/services/sign_ins'
import type { Transaction } from '#core/database/store'

/** Seconds that a link serves: one that was asked for, and one that welcomes a new member of staff. */
export const LINK_LASTS = { asked: 3600, invitation: 7 * 24 * 3600 }

const USE = 'delete from users_password_resets where digest = ? and ends_at > ? returning staff_id'

/** Makes a link for a member of staff. Former ones stand no more: the last mail is the one that counts. */
export async function makeResetLink(
  trx: Transaction,
  { staffId, now, until }: { staffId: number; now: string; until: string }
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await trx.from('users_password_resets').where('staff_id', staffId).delete()
  const row = [digestOf(secret), staffId, until, now]
  await insertRows(trx, 'users_password_resets', ['digest', 'staff_id', 'ends_at', 'created_at'], [row])
  return addressOf(`${secret}.${signatureOf(secret)}`)
}

/** Uses a link up: whose it was, or null when it is forged, used or over. */
export async function useResetLink(trx: Transaction, token: string, now: string): Promise<number | null> {
  const [secret = '', signature = ''] = token.split('.')
  if (!isSigned(secret, signature)) return null
  const [row] = await queryRows<{ staff_id: number }>(trx, USE, [digestOf(secret), now])
  return row ? Number(row.staff_id) : null
}

function addressOf(token: string): string {
  const shop = app.config.get<string>('cellier.address')
  const base = app.config.get<string>('cellier.basePath')
  return `${shop}${base}/admin/reset-password/${token}`
}

/** Tokens that were never ours are refused before the database is asked. */
function signatureOf(secret: string): string {
  const key = app.config.get<string>('users.linkKey')
  return createHmac('sha256', key).update(`users.password_reset ${secret}`).digest('base64url').slice(0, 22)
}

function isSigned(secret: string, signature: string): boolean {
  const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(secret))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
