import { inject } from '@adonisjs/core'
import { AuditLog, type AuditEntry } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Lists } from '#core/lists/lists'
import { Outbox } from '#core/events/outbox'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Store, type Transaction } from '#core/database/store'
import { rowGone, valueTaken } from '#core/resources/errors'
import { columnOf } from '#core/resources/names'
import { withBlanks, withDefaults } from '#core/resources/given_values'
import { fieldChanges } from '#core/audit/field_changes'
import { findRows, storedValue, type Row } from '#core/resources/resource_rows'
import { fromStore, inTransaction } from '#core/database/run_rows'
import { ownEvent, recorded, secretsGiven } from '#core/resources/recorded'
import { queryRows } from '#core/database/query_rows'
import { refuse } from '#core/errors/refusals'
import {
  choiceRefusals,
  hasReadChoices,
  refuseForbidden,
  refuseMissing,
  refuseUsed,
  stillUsed,
} from '#core/resources/refusals'
import { deleteRows, fillNext, insertOwn, replaceOwn, writeParts, type WritingParts } from '#core/resources/row_writes'
import { runWrites } from '#core/database/write_set'
import { closeGap, idsBelow, lockRows, moveRow, placeRow, refusePlace, type RowPlace } from '#core/resources/row_tree'
import { settleValues } from '#core/resources/settle_values'
import { seenBy } from '#core/resources/seen_by'
import { staleWrite } from '#core/errors/stale'
import { withVirtual } from '#core/resources/virtual_values'
import type { Input, Writer } from '#core/resources/writer'
import type { DomainError } from '#core/errors/domain_error'
import type { AnyResource, RowChange, RowDeletion, WriteAction } from '#core/resources/resource'
import type { Field } from '#core/fields/field'
import type { Origin } from '#core/audit/origin'

type Changes = AuditEntry['changes']

/** A row as somebody looked at it. */
export interface SeenRow {
  id: number
  /** Null: any version is written over. */
  version: number | null
}

/** Writes rows of resources, each in one transaction with its audit entry, feed and events. */
@inject()
export class WriteResource {
  constructor(
    private readonly store: Store,
    private readonly resources: ResourceCatalogue,
    private readonly lists: Lists,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock
  ) {}

  /** @throws valueTaken, choiceGone, fieldForbidden, and what hooks refuse */
  async create(made: MadeResource, input: Input, writer: Writer): Promise<Row> {
    refuseForbidden(made.resource, { version: 0, id: 0 }, input, writer)
    const given = await this.complete(made.resource, input, writer)
    return this.store.transaction((trx) => this.createIn(trx, made, given, writer))
  }

  /** The values of a new row with its defaults, for files that are checked before they are written. @throws choiceGone */
  async complete(resource: AnyResource, input: Input, { locale }: Pick<Writer, 'locale'>): Promise<Input> {
    const given = withDefaults(resource, this.resources.kinds, input)
    refuse((await this.refusedChoices(resource, [{ input: given, before: {} }], { locale })).flat())
    await resource.hooks?.prepare?.(given as Row, null)
    return given
  }

  /** The same in a transaction, for imports. All fields are given. */
  async createIn(trx: Transaction, made: MadeResource, given: Input, writer: Writer): Promise<Row> {
    const { resource } = made
    await lockRows(trx, resource)
    await fillNext(trx, resource, [given])
    const after = { id: 0, version: 1, ...withBlanks(resource, this.resources.kinds, given) } as Row
    const change = { trx, before: null, after, ...aboutOf(writer) }
    refuseMissing(resource, change.after)
    await settleValues(resource, this.resources.kinds, change, writer)
    await placeRow(trx, resource, null, change.after)
    await resource.hooks?.validate?.(change)
    await this.checkUnique(trx, resource, change)
    await insertOwn(trx, resource, [change.after], this.#how())
    await writeParts(trx, resource, [change], this.resources.kinds)
    await this.record(trx, resource, [change], writer)
    return this.#shown(trx, resource, change.after)
  }

  /** @throws rowGone, staleWrite, valueTaken, choiceGone, fieldForbidden, and what hooks refuse */
  async update(made: MadeResource, id: number, input: Input, writer: Writer): Promise<Row> {
    if (hasReadChoices(made.resource, this.resources.kinds, input)) {
      const refused = async (before: Input) =>
        refuse((await this.refusedChoices(made.resource, [{ input, before }], writer)).flat())
      await refused({}).catch(async () => {
        // What is gone may stay where it stands.
        const parts = { kinds: this.resources.kinds, run: fromStore(this.store) }
        const [before] = await findRows(made.resource, parts, [id])
        await refused(before ?? {})
      })
    }
    await made.resource.hooks?.prepare?.(input as Row, id)
    return this.store.transaction((trx) => this.updateIn(trx, made, id, input, writer))
  }

  /** The same in a transaction. Fields that the input lacks keep their values. Without a version any is written over. */
  async updateIn(trx: Transaction, made: MadeResource, id: number, input: Input, writer: Writer): Promise<Row> {
    const { resource } = made
    const before = await this.#held(trx, made, { id, version: (input.version ?? null) as number | null }, writer)
    refuseForbidden(resource, before, input, writer)
    const changed = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
    const after = {
      ...before,
      ...withBlanks(resource, this.resources.kinds, changed),
      id,
      version: before.version + 1,
    } as Row
    const change = { trx, before, after, ...aboutOf(writer) }
    refuseMissing(resource, change.after)
    await settleValues(resource, this.resources.kinds, change, writer)
    await placeRow(trx, resource, before, after)
    await resource.hooks?.validate?.(change)
    await this.checkUnique(trx, resource, change)
    await replaceOwn(trx, resource, after, this.#how())
    await closeGap(trx, resource, before, after)
    await writeParts(trx, resource, [change], this.resources.kinds)
    await this.record(trx, resource, [change], writer)
    return this.#shown(trx, resource, after)
  }

  /** @throws rowGone, staleWrite, rowUsed, and what hooks refuse */
  remove(made: MadeResource, seen: SeenRow & { isConfirmed: boolean }, writer: Writer): Promise<void> {
    return this.store.transaction((trx) => this.removeIn(trx, made, seen, writer))
  }

  /** The same in a transaction. */
  async removeIn(
    trx: Transaction,
    made: MadeResource,
    { isConfirmed, ...seen }: SeenRow & { isConfirmed: boolean },
    writer: Writer
  ): Promise<void> {
    const { resource } = made
    const { origin, locale } = writer
    const row = await this.#held(trx, made, seen, writer)
    const below = await idsBelow(trx, resource, row)
    // Without a confirmation this throws: it names what would go as well.
    if (below.length > 0) await refuseUsed(trx, resource, row, { isConfirmed, locale, below })
    const hanging = await findRows(resource, { kinds: this.resources.kinds, run: inTransaction(trx) }, below)
    const deletions = [...hanging, row].map((one) => ({
      trx,
      row: one,
      ...aboutOf(writer),
      isConfirmed,
      alsoAudited: {},
    }))
    for (const deletion of deletions) {
      await resource.hooks?.beforeDelete?.(deletion)
      await refuseUsed(trx, resource, deletion.row, { isConfirmed, locale })
      const deleted = deleteRows(trx, resource, [deletion.row.id])
      await deleted.catch((error: unknown) => Promise.reject(stillUsed(error, resource, deletion.row)))
      await resource.hooks?.afterDelete?.(deletion)
    }
    await closeGap(trx, resource, row, null)
    await this.recordDeleted(trx, resource, deletions, origin)
  }

  /** Moves a row of a tree, with what hangs below it. @throws rowGone, staleWrite, choiceGone, treeCycle, treeTooDeep */
  move(
    made: MadeResource,
    { id, version, parentId, position }: RowPlace & { id: number; version: number },
    writer: Writer
  ): Promise<Row> {
    const { resource } = made
    return this.store.transaction(async (trx) => {
      const before = await this.#held(trx, made, { id, version }, writer)
      const after: Row = { ...before, parentId, version: version + 1 }
      await refusePlace(trx, resource, after)
      after.position = await moveRow(trx, resource, before, { parentId, position })
      const change = { trx, before, after, ...aboutOf(writer) }
      await resource.hooks?.validate?.(change)
      await replaceOwn(trx, resource, after, this.#how())
      await this.record(trx, resource, [change], writer)
      return this.#shown(trx, resource, after)
    })
  }

  /** Runs an extra action on the row that was looked at. @throws rowGone, staleWrite, and what the action refuses */
  act({ resource }: MadeResource, action: string, seen: SeenRow, writer: Writer): Promise<{ open: number | null }> {
    return this.store.transaction(async (trx) => {
      await lockRows(trx, resource)
      const [row] = await findRows(resource, { kinds: this.resources.kinds, run: inTransaction(trx) }, [seen.id])
      if (!row) throw (resource.errors?.gone ?? rowGone)({ id: seen.id })
      if (row.version !== seen.version) {
        throw await this.#stale(trx, resource, row, writer)
      }
      const done = await resource.actions?.[action]?.run({ trx, row, ...aboutOf(writer) })
      return { open: done?.open ?? null }
    })
  }

  #how(): WritingParts {
    return { kinds: this.resources.kinds, now: this.clock.iso() }
  }

  /** @throws what refuses a value that another row has */
  async checkUnique(
    trx: Transaction,
    resource: AnyResource,
    { before, after: row }: Pick<RowChange<Row>, 'before' | 'after'>
  ): Promise<void> {
    for (const [name, field] of Object.entries(resource.fields)) {
      const { unique, taken = valueTaken } = field.options
      if (!unique || (row[name] ?? null) === null) continue
      const names = unique === true ? [name] : [name, ...unique]
      if (before && names.every((one) => before[one] === row[one])) continue
      const values = names.map((one) => storedValue(resource.fields[one] as Field, this.resources.kinds, row[one]))
      const same = names.map((one) => `${columnOf(resource, one)} = ?`).join(' and ')
      const [other] = await queryRows(trx, `select id from ${resource.table} where ${same} and id <> ? limit 1`, [
        ...values,
        row.id,
      ])
      if (other) throw taken({ [name]: String(row[name]), value: String(row[name]) }, name)
    }
  }

  /** What speaks against the choices of each input: rows of relations, choices that are read. */
  refusedChoices(
    resource: AnyResource,
    inputs: readonly { input: Input; before: Input }[],
    { locale }: Pick<Writer, 'locale'>
  ): Promise<DomainError[][]> {
    const asking = { lists: this.lists, kinds: this.resources.kinds, run: fromStore(this.store), locale }
    return choiceRefusals(resource, asking, inputs)
  }

  /** The row, with its version raised: whoever comes second finds another version. */
  async #held(trx: Transaction, { resource }: MadeResource, { id, version }: SeenRow, writer: Writer): Promise<Row> {
    await lockRows(trx, resource)
    const held = await queryRows(
      trx,
      `update ${resource.table} set version = version + 1 where id = ? ${version === null ? '' : 'and version = ?'}
       returning id`,
      version === null ? [id] : [id, version]
    )
    const [row] = await findRows(resource, { kinds: this.resources.kinds, run: inTransaction(trx) }, [id])
    if (!row) throw (resource.errors?.gone ?? rowGone)({ id })
    if (held.length === 0) throw await this.#stale(trx, resource, row, writer)
    return { ...row, version: row.version - 1 }
  }

  /** The refusal of a stale write, with what the writer may see of the present row. */
  async #stale(trx: Transaction, resource: AnyResource, row: Row, writer: Writer): Promise<DomainError> {
    return staleWrite({}, 'version', { current: seenBy(resource, await this.#shown(trx, resource, row), writer) })
  }

  async #shown(trx: Transaction, resource: AnyResource, row: Row): Promise<Row> {
    const [shown] = await withVirtual(resource, [row], inTransaction(trx))
    return shown as Row
  }

  /** What follows a write of rows: hooks, and the audit log, feed and events of what has changed. */
  async record(
    trx: Transaction,
    resource: AnyResource,
    changes: readonly RowChange<Row>[],
    { origin }: Pick<Writer, 'origin'>
  ): Promise<void> {
    const { kinds } = this.resources
    for (const change of changes) await resource.hooks?.afterSave?.(change)
    const told = changes.map(({ before, after }) => ({
      row: after,
      action: before ? ('updated' as const) : ('created' as const),
      changes: {
        ...fieldChanges(before ? recorded(resource, before, kinds) : {}, recorded(resource, after, kinds)),
        ...(before ? secretsGiven(resource, after) : {}),
      },
    }))
    const changed = told.filter(({ action, changes: fields }) => action === 'created' || Object.keys(fields).length > 0)
    await this.#tell(trx, resource, changed, origin)
  }

  async recordDeleted(
    trx: Transaction,
    resource: AnyResource,
    deletions: readonly Pick<RowDeletion<Row>, 'row' | 'alsoAudited'>[],
    origin: Origin
  ): Promise<void> {
    const told = deletions.map(({ row, alsoAudited }) => {
      const gone = Object.entries(recorded(resource, row, this.resources.kinds)).map(
        ([name, value]) => [name, [value, null]] as const
      )
      return { row, action: 'deleted' as const, changes: { ...Object.fromEntries(gone), ...alsoAudited } as Changes }
    })
    await this.#tell(trx, resource, told, origin)
  }

  async #tell(
    trx: Transaction,
    resource: AnyResource,
    told: readonly { row: Row; action: WriteAction; changes: Changes }[],
    origin: Origin
  ): Promise<void> {
    const { id: subject, feeds = (one: Row) => [[subject, String(one.id)]], events, auditBy = 'id' } = resource
    const topics = told.flatMap(({ row }) => feeds(row).map(([topic = '', key = '']) => ({ topic, keys: [key] })))
    const emitted = told.flatMap(({ row, action }) => {
      if (!events) return []
      return [events === true ? ownEvent(resource, row, action) : events(row, action)]
    })
    const entries = told.map(({ row, action, changes }) => ({
      subject,
      subjectId: String(row[auditBy]),
      action,
      changes,
    }))
    await runWrites(trx, [
      this.audit.write(trx, origin, ...entries),
      this.store.changes.write(trx, ...topics),
      this.outbox.write(trx, ...emitted),
    ])
  }
}

export const aboutOf = ({ origin, locale, held }: Writer) => ({ origin, locale, held })
