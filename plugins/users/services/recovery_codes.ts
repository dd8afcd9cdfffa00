import { randomInt } from 'node:crypto'
import { insertRows } from '#core/database/insert_rows'
import { queryRows } from '#core/database/query_rows'
import { digestOf } from '#plugins/users/services/sign_ins'
import type { Transaction } from '#core/database/store'

const COUNT = 10

/** Letters and digits that are not easily confused. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const USE = `update users_recovery_codes set used_at = ? where staff_id = ? and digest = ? and used_at is null
  returning digest`

/** Replaces the recovery codes of an account. The new ones are shown once. */
export async function renewRecoveryCodes(trx: Transaction, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  await trx.from('users_recovery_codes').where('staff_id', staffId).delete()
  const rows = codes.map((code) => ({ staff_id: staffId, digest: digestOf(plain(code)) }))
  await insertRows(trx, 'users_recovery_codes', rows)
  return codes
}

/** Uses a code; false when it is unknown or used. */
export async function useRecoveryCode(trx: Transaction, staffId: number, code: string, now: string): Promise<boolean> {
  const used = await queryRows(trx, USE, [now, staffId, digestOf(plain(code))])
  return used.length > 0
}

/** `ABCD-EFGH-JKMN-PQRS` */
function newCode(): string {
  const signs = Array.from({ length: 16 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return signs.replace(/(.{4})(?=.)/g, '$1-')
}

function plain(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
