import app from '@adonisjs/core/services/app'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { WriteMany } from '#core/resources/write_many'
import { findRows, type Row } from '#core/resources/resource_rows'
import { inTransaction } from '#core/database/run_rows'
import { rowsKind } from '#core/resources/names'
import { lockRows } from '#core/resources/row_tree'
import { systemWriter, type Input } from '#core/resources/writer'
import type { AnyResource } from '#core/resources/resource'
import type { ImportUndo, ImportWrite, UndoResult } from '#core/import/import_undo'

/** What an import created of a row. */
export function createdRow(resource: AnyResource, id: number, title: string): ImportWrite {
  return { kind: rowsKind(resource), thing: id, title, before: null, after: { version: 1 } }
}

/** What an import changed of a row: its former values. */
export function changedRow(resource: AnyResource, row: Row, given: Input, title: string): ImportWrite {
  const before = Object.fromEntries(Object.keys(given).map((name) => [name, row[name] ?? null]))
  return { kind: rowsKind(resource), thing: row.id, title, before, after: { version: row.version + 1 } }
}

/** Takes back what imports wrote of the rows of a resource: as by its form, so that what refuses there refuses here. */
export function resourceUndo({ id: resource }: AnyResource): ImportUndo {
  return {
    async undo(trx, writes, origin) {
      const resources = await app.container.make(ResourceCatalogue)
      const many = await app.container.make(WriteMany)
      const made = resources.find(resource) as MadeResource
      await lockRows(trx, made.resource)
      const reading = { kinds: resources.kinds, run: inTransaction(trx) }
      const ids = writes.map(({ thing }) => thing)
      const rows = new Map((await findRows(made.resource, reading, ids)).map((row) => [row.id, row]))
      const results = new Map<ImportWrite, UndoResult>()
      const open = writes.flatMap((write) => {
        const row = rows.get(write.thing)
        const isSame = row?.version === (write.after as { version: number }).version
        if (row && isSame) return [{ write, row }]
        results.set(write, row ? 'changed' : 'gone')
        return []
      })
      const settle = (own: typeof open, refused: readonly unknown[]) => {
        for (const [at, { write }] of own.entries()) results.set(write, refused[at] ? 'needed' : 'undone')
      }
      const [created, changed] = [
        open.filter(({ write }) => write.before === null),
        open.filter(({ write }) => write.before !== null),
      ]
      const writer = systemWriter(origin)
      const gone = created.map(({ row }) => row)
      settle(created, await many.remove(trx, made, gone, writer))
      const back = changed.map(({ write, row }) => ({ row, values: { ...(write.before as Input) } }))
      settle(changed, back.length > 0 ? await many.change(trx, made, back, writer) : [])
      return writes.map((write) => results.get(write) ?? 'needed')
    },
  }
}
