import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { DomainError } from '#core/errors/domain_error'
import { Refusals } from '#core/errors/refusals'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { WriteResource, aboutOf } from '#core/resources/write_resource'
import { deleteRows, replaceValues, writeParts } from '#core/resources/row_writes'
import type { Row } from '#core/resources/resource_rows'
import { inSavepoint } from '#core/database/savepoint'
import { isStillReferenced } from '#core/database/constraint_errors'
import { refuseForbidden, refuseMissing, usedRefused, usesOf } from '#core/resources/refusals'
import type { Input, Writer } from '#core/resources/writer'
import type { Transaction } from '#core/database/store'

/** For each row its refusal, or null where it was written. */
type Refused = (DomainError | null)[]

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
    if (resource.hooks?.validate) {
      return eachAlone(trx, changes, unknown, async ({ row, values }) => {
        const after = await this.one.updateIn(trx, made, row.id, values, writer)
        // Hooks may have corrected them.
        for (const name of Object.keys(values)) values[name] = after[name]
      })
    }
    const check = ({ row, values }: ManyChange) => {
      refuseForbidden(resource, row, values, writer)
      refuseMissing(resource, { ...row, ...values })
    }
    const refused = await Promise.all(changes.map((change, at) => unknown[at] ?? refusalOf(() => check(change))))
    const written = changes
      .filter((_, at) => refused[at] === null)
      .map(({ row, values }) => {
        const after = { ...row, ...values, id: row.id, version: row.version + 1 }
        return { trx, before: row, after, ...aboutOf(writer) }
      })
    await replaceValues(trx, resource, written, { kinds, now: this.clock.iso() })
    await writeParts(trx, resource, written, kinds)
    await this.one.record(trx, resource, written, writer)
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
