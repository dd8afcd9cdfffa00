import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { DomainError } from '#core/errors/domain_error'
import { Refusals } from '#core/errors/refusals'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { WriteResource, aboutOf } from '#core/resources/write_resource'
import { columnOf } from '#core/resources/names'
import { deleteRows, fillNext, insertOwn, replaceValues, writeParts } from '#core/resources/row_writes'
import { queryRows } from '#core/database/query_rows'
import { storedValue, type Row } from '#core/resources/resource_rows'
import { valueTaken } from '#core/resources/errors'
import { withBlanks } from '#core/resources/given_values'
import { inSavepoint } from '#core/database/savepoint'
import { isStillReferenced } from '#core/database/constraint_errors'
import { refuseForbidden, refuseMissing, usedRefused, usesOf } from '#core/resources/refusals'
import type { Field } from '#core/fields/field'
import type { Input, Writer } from '#core/resources/writer'
import type { AnyResource, RowChange } from '#core/resources/resource'
import type { Transaction } from '#core/database/store'

/** Whether each row is looked at by hooks, or has a place among others. */
export const isWrittenAlone = ({ hooks, tree }: AnyResource) => hooks?.validate !== undefined || tree !== undefined

/** For each row its refusal, or null where it was written. */
type Refused = (DomainError | null)[]

/** For each row its refusal, or the row. */
type Created = (DomainError | Row)[]

/** A row as it is now, and values to give it. */
export interface ManyChange {
  row: Row
  values: Input
}

/**
 * Writes many rows in one transaction. Where hooks look at each row, the rows are written one after the other, as a form
 * writes them; else together, by a number of statements that does not depend on the number of rows.
 */
@inject()
export class WriteMany {
  constructor(
    private readonly resources: ResourceCatalogue,
    private readonly one: WriteResource,
    private readonly clock: Clock
  ) {}

  async change(trx: Transaction, made: MadeResource, changes: readonly ManyChange[], writer: Writer): Promise<Refused> {
    const { resource } = made
    const { kinds } = this.resources
    const inputs = changes.map(({ row, values }) => ({ input: values, before: row }))
    const unknown = (await this.one.refusedChoices(resource, inputs, writer)).map(([first = null]) => first)
    if (isWrittenAlone(resource)) {
      return eachAlone(trx, changes, unknown, async ({ row, values }) => {
        const after = await this.one.updateIn(trx, made, row.id, values, writer)
        // Hooks may have corrected them.
        for (const name of Object.keys(values)) values[name] = after[name]
      })
    }
    const check = ({ before, after }: { before: Row; after: Row }, values: Input) => {
      refuseForbidden(resource, before, values, writer)
      refuseMissing(resource, after)
    }
    const wanted = changes.map(({ row, values }) => {
      const after = { ...row, ...values, id: row.id, version: row.version + 1 }
      return { trx, before: row, after, ...aboutOf(writer) }
    })
    const taken = await this.#taken(trx, made, wanted)
    const refused = await Promise.all(
      changes.map(
        ({ values }, at) =>
          unknown[at] ?? taken[at] ?? refusalOf(() => check(wanted[at] as { before: Row; after: Row }, values))
      )
    )
    const written = wanted.filter((_, at) => refused[at] === null)
    await replaceValues(trx, resource, written, { kinds, now: this.clock.iso() })
    await writeParts(trx, resource, written, kinds)
    await this.one.record(trx, resource, written, writer)
    return refused
  }

  /** Creates rows, whose values are complete and checked. Gives each that was created. */
  async create(trx: Transaction, made: MadeResource, inputs: readonly Input[], writer: Writer): Promise<Created> {
    const { resource } = made
    const { kinds } = this.resources
    if (isWrittenAlone(resource)) {
      const created = new Map<Input, Row>()
      const refused = await eachAlone(trx, inputs, [], async (input) => {
        created.set(input, await this.one.createIn(trx, made, { ...input }, writer))
      })
      return inputs.map((input, at) => refused[at] ?? (created.get(input) as Row))
    }
    const given = inputs.map((input) => ({ ...input }))
    await fillNext(trx, resource, given)
    const changes = given.map((input) => {
      const after = { id: 0, version: 1, ...withBlanks(resource, kinds, input) } as Row
      return { trx, before: null, after, ...aboutOf(writer) }
    })
    const taken = await this.#taken(trx, made, changes)
    const refused = await Promise.all(
      changes.map(({ after }, at) => taken[at] ?? refusalOf(() => refuseMissing(resource, after)))
    )
    const written = changes.filter((_, at) => refused[at] === null)
    const rows = written.map(({ after }) => after)
    await insertOwn(trx, resource, rows, { kinds, now: this.clock.iso() })
    await writeParts(trx, resource, written, kinds)
    await this.one.record(trx, resource, written, writer)
    return changes.map(({ after }, at) => refused[at] ?? after)
  }

  /** What refuses values that other rows have: one statement for each unique field, and one for each row in doubt. */
  async #taken(trx: Transaction, { resource }: MadeResource, changes: readonly RowChange<Row>[]): Promise<Refused> {
    const doubtful = new Set<number>()
    const refused: Refused = changes.map(() => null)
    for (const [name, { options }] of Object.entries(resource.fields)) {
      const { unique, taken = valueTaken } = options
      if (!unique) continue
      const names = unique === true ? [name] : [name, ...unique]
      const fresh = changes.map(({ before, after }) => {
        const isFresh = (after[name] ?? null) !== null && names.some((one) => before?.[one] !== after[one])
        return isFresh ? storedValue(resource.fields[name] as Field, this.resources.kinds, after[name]) : null
      })
      const values = fresh.filter((value) => value !== null)
      if (values.length === 0) continue
      const column = columnOf(resource, name)
      const sql = `select ${column} as value from ${resource.table} where ${column} in (${values.map(() => '?').join(', ')})`
      const found = new Set((await queryRows<{ value: unknown }>(trx, sql, values)).map(({ value }) => String(value)))
      const seen = new Set<string>()
      for (const [at, value] of fresh.entries()) {
        const after = changes[at]?.after as Row
        if (value === null) continue
        if (found.has(String(value))) doubtful.add(at)
        const key = JSON.stringify(names.map((one) => after[one] ?? null))
        if (seen.has(key)) refused[at] ??= taken({ [name]: String(after[name]), value: String(after[name]) }, name)
        seen.add(key)
      }
    }
    for (const at of doubtful) {
      refused[at] ??= await refusalOf(() => this.one.checkUnique(trx, resource, changes[at] as RowChange<Row>))
    }
    return refused
  }

  async remove(trx: Transaction, made: MadeResource, rows: readonly Row[], writer: Writer): Promise<Refused> {
    const { resource } = made
    const { beforeDelete, afterDelete } = resource.hooks ?? {}
    const alone = () =>
      eachAlone(trx, rows, [], ({ id }) => {
        return this.one.removeIn(trx, made, { id, version: null, isConfirmed: false }, writer)
      })
    if (beforeDelete || afterDelete || resource.tree || rows.length === 0) return alone()
    const uses = await usesOf(
      trx,
      resource,
      rows.map(({ id }) => id),
      writer.locale
    )
    const refused = rows.map((row) => {
      const used = uses.get(row.id) ?? []
      return used.length > 0 ? usedRefused(resource, row, used) : null
    })
    const deletions = rows.flatMap((row, at) => (refused[at] ? [] : [{ row, alsoAudited: {} }]))
    if (deletions.length === 0) return refused
    try {
      await inSavepoint(trx, () =>
        deleteRows(
          trx,
          resource,
          deletions.map(({ row }) => row.id)
        )
      )
    } catch (error) {
      // Something that `usedBy` does not name refers to one of them.
      if (isStillReferenced(error)) return alone()
      throw error
    }
    await this.one.recordDeleted(trx, resource, deletions, writer.origin)
    return refused
  }
}

/** Writes rows one after the other. A refused one leaves nothing behind. */
async function eachAlone<One>(
  trx: Transaction,
  all: readonly One[],
  known: Refused,
  write: (one: One) => Promise<void>
): Promise<Refused> {
  const refused: Refused = []
  for (const [at, one] of all.entries()) {
    refused.push(known[at] ?? (await refusalOf(() => inSavepoint(trx, () => write(one)))))
  }
  return refused
}

/** What a piece of work refuses. Any other error is thrown. */
async function refusalOf(work: () => Promise<void> | void): Promise<DomainError | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof Refusals) return error.all[0]
    if (error instanceof DomainError) return error
    throw error
  }
}
