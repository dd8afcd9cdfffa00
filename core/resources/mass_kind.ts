import { isDeepStrictEqual } from 'node:util'
import { amongIds, bindIds } from '#core/lists/among_ids'
import { bulkChangedSince, bulkNotFound, bulkNotReady, nothingChosen } from '#core/resources/errors'
import { dialectOf } from '#core/database/write_set'
import { findRows, type Row } from '#core/resources/resource_rows'
import { inTransaction } from '#core/database/run_rows'
import { lockRows } from '#core/resources/row_tree'
import { permissionOf, routePrefix } from '#core/resources/names'
import { queryRows } from '#core/database/query_rows'
import type { BulkCell, BulkKind, BulkNames, BulkPlan, BulkProblem, BulkStep, Direction } from '#core/bulk/bulk_kind'
import type { Input, Writer } from '#core/resources/writer'
import type { Kinds } from '#core/fields/field_kind'
import type { MadeResource } from '#core/resources/resource_catalogue'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'
import type { WriteMany } from '#core/resources/write_many'

export type MassAction = 'mass_update' | 'mass_delete'

interface MassParts {
  made: MadeResource
  action: MassAction
  writer: Writer
  kinds: Kinds
  write: WriteMany
}

/** Gives many rows of a resource the same values of some fields, or deletes them (null). All resources share the tables. */
export class MassKind implements BulkKind<Input | null, Row, BulkCell> {
  readonly isTried = true
  readonly tables: BulkNames['tables']
  readonly list: string
  readonly job = 'core.mass_change'
  readonly jobWords: BulkNames['jobWords']
  readonly payload: Record<string, unknown>
  readonly permission: string
  readonly undoRoute: string | null
  readonly refusals = {
    nothingChosen: () => nothingChosen({}, 'selection'),
    notFound: () => bulkNotFound(),
    notReady: () => bulkNotReady(),
    changedSince: { key: bulkChangedSince.kind.message, parameters: {} },
  }

  constructor(private readonly parts: MassParts) {
    const { made, action, writer } = parts
    const { resource } = made
    const only = { column: 'kind', value: `${resource.id}.${action}` }
    this.tables = { changes: 'core_bulk_changes', rows: 'core_bulk_change_rows', total: 'total', thing: 'row_id', only }
    this.list = resource.id
    this.jobWords = { many: resource.label.many }
    this.permission = permissionOf(resource, action) ?? ''
    // The routes of a family need more than the number of the change: it is undone on its screen.
    const isUndoable = action === 'mass_update' && !resource.family
    this.undoRoute = isUndoable ? `${routePrefix(resource)}.mass_update_undoings.store` : null
    const held = writer.held === 'all' ? 'all' : [...writer.held]
    this.payload = { resource: resource.id, action, held, locale: writer.locale }
  }

  jobLabel(direction: Direction): string {
    return `core.jobs.${this.parts.action}_${direction}`
  }

  async lock(trx: Transaction): Promise<void> {
    await lockRows(trx, this.parts.made.resource)
  }

  async read(trx: Transaction, ids: readonly number[]): Promise<Row[]> {
    const { made, kinds } = this.parts
    const { resource } = made
    const dialect = dialectOf(trx)
    if (dialect === 'pg') {
      const sql = `select id from ${resource.table} where ${amongIds(dialect, 'id')} order by id for update`
      await queryRows(trx, sql, [bindIds(dialect, ids)])
    }
    return findRows(resource, { kinds, run: inTransaction(trx) }, ids)
  }

  plan(values: Input | null, row: Row): BulkPlan {
    // A row that is changed after the preview is not deleted.
    if (!values) return { cells: [{ field: 'version', before: row.version, after: null }], problem: null }
    const { fields } = this.parts.made.resource
    const cells = Object.entries(values).flatMap(([field, after]) => {
      const when = fields[field]?.options.visibleWhen
      const isAsked = !when || when.is.includes(row[when.field] as string | boolean)
      return isAsked && !isDeepStrictEqual(row[field], after) ? [{ field, before: row[field], after }] : []
    })
    return { cells, problem: null }
  }

  valueOf({ field }: BulkCell, row: Row): unknown {
    return row[field]
  }

  async write(
    trx: Transaction,
    steps: readonly BulkStep<Row>[],
    { direction, origin }: { direction: Direction; origin: Origin }
  ): Promise<(BulkProblem | null)[]> {
    const { made, action, write } = this.parts
    const writer = { ...this.parts.writer, origin }
    const to = direction === 'apply' ? 'after' : 'before'
    const changes = steps.map(({ thing: row, cells }) => ({
      row,
      values: Object.fromEntries(cells.map((cell) => [cell.field, cell[to]])),
    }))
    const refused =
      action === 'mass_update'
        ? await write.change(trx, made, changes, writer)
        : await write.remove(
            trx,
            made,
            changes.map(({ row }) => row),
            writer
          )
    // Hooks may have corrected values: an undoing looks for those.
    for (const [at, { cells }] of direction === 'apply' && action === 'mass_update' ? steps.entries() : []) {
      for (const cell of cells) cell.after = changes[at]?.values[cell.field]
    }
    return refused.map((error) => error && { key: error.kind.message, parameters: error.parameters })
  }
}
