import { randomBytes } from 'node:crypto'
import { TOKEN_PREFIX } from '#core/identity/program_credentials'
import { digestOf } from '#plugins/users/services/sign_ins'
import { lacking } from '#plugins/users/services/authority'
import type { Account, StaffPerson } from '#plugins/users/services/accounts'
import type { Clock } from '#core/time/clock'
import type { Store } from '#core/database/store'

interface TokenRow {
  id: number
  staff_id: number
  scopes: string
  last_used_at: string | null
}

const FIND = `select id, staff_id, scopes, last_used_at from users_api_tokens
  where digest = ? and (ends_at is null or ends_at > ?)`

/** Precision of the last use in seconds, so that not every read writes. */
const ROUGHLY = 60

export function newApiToken(): { token: string; digest: string } {
  const token = TOKEN_PREFIX + randomBytes(32).toString('base64url')
  return { token, digest: digestOf(token) }
}

/** The row of a token that has not ended. */
export async function findToken(store: Store, clock: Clock, token: string): Promise<TokenRow | null> {
  if (!token.startsWith(TOKEN_PREFIX)) return null
  const row = await store.reader.first<TokenRow>(FIND, [digestOf(token), clock.iso()])
  return row && { ...row, id: Number(row.id), staff_id: Number(row.staff_id) }
}

/** Notes that a token was used. */
export async function touchToken(store: Store, clock: Clock, { id, last_used_at: last }: TokenRow): Promise<void> {
  if (last !== null && last > clock.isoIn(-ROUGHLY)) return
  await store.relaxedTransaction((trx) =>
    trx.from('users_api_tokens').where('id', id).update({ last_used_at: clock.iso() })
  )
}

/** The owner with the permissions that both the token and the owner have now. */
export function asProgram({ person }: Account, { scopes }: TokenRow): StaffPerson {
  const given = JSON.parse(scopes) as string[]
  const missing = new Set(lacking(person.permissions, given))
  const permissions = new Set(given.filter((key) => !missing.has(key)))
  return { ...(person as StaffPerson), permissions, isProgram: true }
}
