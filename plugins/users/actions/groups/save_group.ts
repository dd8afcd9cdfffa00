import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { fieldChanges } from '#core/audit/field_changes'
import { fold } from '#core/text/fold'
import { slugify } from '#core/text/slug'
import { Group } from '#plugins/users/models/group'
import { Role } from '#plugins/users/models/role'
import {
  frontRoleUnknown,
  groupCodeTaken,
  groupDefaultNeeded,
  groupNameTaken,
  groupNotFound,
  groupStale,
} from '#plugins/users/errors/customers'
import { groupAnswer } from '#plugins/users/transformers/group'
import { toldGroup, type GroupForm } from '#plugins/users/services/group_fields'
import type { Origin } from '#core/audit/origin'

const DEFAULTS = [
  ['takesIndividuals', 'takes_individuals'],
  ['takesProfessionals', 'takes_professionals'],
] as const

/** Which group; without a number a new one. */
export interface GroupTarget {
  id?: number
  version?: number
}

/** Makes a group of customers, or changes one. One group takes the new customers of each kind. */
@inject()
export class SaveGroup {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /**
   * Gives its number. A code that stands is never changed: prices and imports name the group by it.
   * @throws groupNotFound, groupStale, groupCodeTaken, groupNameTaken, groupDefaultNeeded, frontRoleUnknown
   */
  execute(target: GroupTarget, { code, ...form }: GroupForm, origin: Origin): Promise<number> {
    return this.store.transaction(async (trx) => {
      const standing = await Group.query({ client: trx }).orderBy('id').forUpdate()
      const group = open(standing, target)
      const others = standing.filter((one) => one !== group)
      if (others.some(({ name }) => fold(name) === fold(form.name))) throw groupNameTaken({ name: form.name }, 'name')
      await checkRole(trx, form.roleId)
      const before = group.$isPersisted ? toldGroup(group) : {}
      if (!group.$isPersisted) group.code = freeCode(code ?? form.name, others)
      await this.#moveDefaults(trx, group, form, others)
      const now = this.clock.now()
      group.merge({ ...form, updatedAt: now })
      if (group.$isPersisted) group.version += 1
      else group.merge({ createdAt: now, isBuiltIn: false })
      const action = group.$isPersisted ? ('updated' as const) : ('created' as const)
      await group.useTransaction(trx).save()
      const changes = fieldChanges(before, toldGroup(group))
      await this.audit.record(trx, origin, { subject: 'users.groups', subjectId: String(group.id), action, changes })
      await this.store.changes.record(trx, 'users.groups', [group.code])
      return group.id
    })
  }

  /** Somebody must take the new ones: a default is moved by choosing another, never given up. */
  async #moveDefaults(trx: Transaction, group: Group, form: Omit<GroupForm, 'code'>, others: Group[]): Promise<void> {
    for (const [field, column] of DEFAULTS) {
      if (group[field] && !form[field]) throw groupDefaultNeeded({}, field)
      if (!form[field] || group[field]) continue
      for (const other of others.filter((one) => one[field])) {
        const update = { [column]: false, version: other.version + 1, updated_at: this.clock.iso() }
        await trx.from('users_groups').where('id', other.id).update(update)
        other.version += 1
      }
    }
  }
}

function open(standing: Group[], { id, version }: GroupTarget): Group {
  if (id === undefined) return new Group()
  const group = standing.find((one) => one.id === id)
  if (!group) throw groupNotFound()
  if (group.version !== version) throw groupStale({}, undefined, { current: groupAnswer(group) })
  return group
}

/** Members have permissions of the shop, never of the back office. */
async function checkRole(trx: Transaction, id: number | null): Promise<void> {
  if (id === null) return
  const role = await Role.query({ client: trx }).where({ id, guard_name: 'front' }).first()
  if (!role) throw frontRoleUnknown({}, 'roleId')
}

function freeCode(wanted: string, others: Group[]): string {
  const code = slugify(wanted, 'groupe').slice(0, 40)
  if (others.some((other) => other.code === code)) throw groupCodeTaken({ code }, 'code')
  return code
}
