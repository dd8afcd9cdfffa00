import { createHash, randomBytes } from 'node:crypto'
import { insertRows } from '#core/database/insert_rows'
import type { Account } from '#plugins/users/services/accounts'
import type { PersonKind } from '#core/identity/person'
import type { Transaction } from '#core/database/store'

/** The digest of a sign-in's secret: a leak of the table gives no access. */
export function digestOf(signIn: string): string {
  return createHash('sha256').update(signIn).digest('base64url')
}

/** Stores a sign-in and returns the secret for its session. */
export async function beginSignIn(
  trx: Transaction,
  { person, epoch }: Account,
  { now, until, address, agent = null }: { now: string; until: string; address: string; agent?: string | null }
): Promise<string> {
  const signIn = randomBytes(32).toString('base64url')
  await insertRows(trx, 'users_sign_ins', [
    {
      digest: digestOf(signIn),
      [ownerOf(person.kind)]: person.id,
      epoch,
      ends_at: until,
      created_at: now,
      address: address.slice(0, 45),
      agent: agent?.slice(0, 255) ?? null,
    },
  ])
  return signIn
}

/** One sign-in ends. */
export async function endSignIn(trx: Transaction, signIn: string): Promise<void> {
  await trx.from('users_sign_ins').where('digest', digestOf(signIn)).delete()
}

/** Every sign-in of a person, or of a few hundred, ends, on whichever machine. */
export async function endSignInsOf(trx: Transaction, kind: PersonKind, ...ids: number[]): Promise<void> {
  if (ids.length > 0) await trx.from('users_sign_ins').whereIn(ownerOf(kind), ids).delete()
}

/** The column that says whose a sign-in is. */
export function ownerOf(kind: PersonKind): string {
  return kind === 'customer' ? 'customer_id' : 'staff_id'
}
