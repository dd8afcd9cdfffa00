import { foldEmail } from '#core/database/fold_email'
import { queryRows } from '#core/database/query_rows'
import { emailTaken } from '#plugins/users/errors'
import { roleNotChoosable } from '#plugins/users/errors/staff'
import { refuseAbove, type Held } from '#plugins/users/services/authority'
import { Role } from '#plugins/users/models/role'
import type { Transaction } from '#core/database/store'

/** An address that no other member of staff has. @throws emailTaken */
export async function freeStaffEmail(trx: Transaction, wanted: string, except: number | null = null): Promise<string> {
  const email = foldEmail(wanted)
  const [other] = await queryRows<{ id: number }>(trx, 'select id from users_staff where email = ?', [email])
  if (other && Number(other.id) !== except) throw emailTaken({}, 'email')
  return email
}

/**
 * A role of the back office that allows no more than whoever gives it. It stands until the transaction ends: who deletes
 * it meanwhile waits, and finds it held. @throws roleNotChoosable, staffAbove
 */
export async function choosableRole(trx: Transaction, roleId: number, held: Held): Promise<Role> {
  const role = await Role.query({ client: trx }).where({ id: roleId, guard_name: 'admin' }).forShare().first()
  if (!role) throw roleNotChoosable({}, 'roleId')
  await refuseAbove(trx, held, roleId)
  return role
}
