import { Group } from '#plugins/users/models/group'
import { groupUnknown } from '#plugins/users/errors'
import type { CustomerKind } from '#plugins/users/models/customer'
import type { Transaction } from '#core/database/store'

/** The group of those who have no account. */
export const GUEST = 'guest'

/**
 * A group that customers may belong to.
 * @throws groupUnknown
 */
export async function groupFor(trx: Transaction, wanted: { id: number } | { code: string }): Promise<Group> {
  const found = await Group.query({ client: trx }).where(wanted).first()
  const name = 'id' in wanted ? String(wanted.id) : wanted.code
  if (!found || found.code === GUEST) throw groupUnknown({ group: name }, 'id' in wanted ? 'groupId' : 'group')
  return found
}

/** The group that takes new customers of a kind. */
export async function defaultGroup(trx: Transaction, kind: CustomerKind): Promise<Group> {
  const column = kind === 'professional' ? 'takes_professionals' : 'takes_individuals'
  const found = await Group.query({ client: trx }).where(column, true).first()
  return found ?? groupFor(trx, { code: kind === 'professional' ? 'professional' : 'general' })
}
