import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { fieldChanges } from '#core/audit/field_changes'
import { fold } from '#core/text/fold'
import { notFound } from '#core/http/errors'
import { queryRows } from '#core/database/query_rows'
import { FindProfile, type ProfileStatus, type StoredProfile } from '#plugins/platform/queries/imports/find_profile'
import { importProfileTaken } from '#plugins/platform/errors'
import type { ImportChoices } from '#plugins/platform/services/imports/import_choices'
import type { Origin } from '#core/audit/origin'

export interface ProfileInput {
  name: string
  resource: string
  status: ProfileStatus
  choices: ImportChoices
}

const INSERT = `insert into platform_import_profiles (name, name_key, resource, status, choices, created_at, updated_at)
  values (?, ?, ?, ?, ?, ?, ?) returning id`

const UPDATE = `update platform_import_profiles set name = ?, name_key = ?, resource = ?, status = ?, choices = ?,
  version = version + 1, updated_at = ? where id = ? and version = ? returning id`

/** Makes an import profile, or changes one. */
@inject()
export class SaveProfile {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly find: FindProfile
  ) {}

  /** Gives its id. @throws importProfileTaken */
  async create(input: ProfileInput, origin: Origin): Promise<number> {
    return this.store.transaction(async (trx) => {
      await this.#refuseTaken(trx, input.name, null)
      const now = this.clock.iso()
      const [row] = await queryRows<{ id: number | string }>(trx, INSERT, [...valuesOf(input), now, now])
      await this.#record(trx, origin, { id: Number(row?.id), before: null, input })
      return Number(row?.id)
    })
  }

  /** @throws importProfileTaken, staleWrite with the fresh profile */
  async update(id: number, input: ProfileInput, version: number, origin: Origin): Promise<void> {
    const before = await this.find.execute(id)
    if (!before) throw notFound()
    await this.store.transaction(async (trx) => {
      await this.#refuseTaken(trx, input.name, id)
      const changed = await queryRows(trx, UPDATE, [...valuesOf(input), this.clock.iso(), id, version])
      if (changed.length === 0) throw staleWrite({}, undefined, { current: before })
      await this.#record(trx, origin, { id, before, input })
    })
  }

  async #refuseTaken(trx: Transaction, name: string, own: number | null): Promise<void> {
    const sql = 'select id from platform_import_profiles where name_key = ? and id <> ?'
    const [taken] = await queryRows(trx, sql, [keyOf(name), own ?? 0])
    if (taken) throw importProfileTaken({ name }, 'name')
  }

  async #record(
    trx: Transaction,
    origin: Origin,
    { id, before, input }: { id: number; before: StoredProfile | null; input: ProfileInput }
  ): Promise<void> {
    await this.audit.record(trx, origin, {
      subject: 'platform.import_profiles',
      subjectId: String(id),
      action: before ? 'updated' : 'created',
      changes: fieldChanges({ ...before }, { ...input }),
    })
  }
}

const keyOf = (name: string) => fold(name) || name.toLowerCase()

function valuesOf({ name, resource, status, choices }: ProfileInput): string[] {
  return [name, keyOf(name), resource, status, JSON.stringify(choices)]
}
