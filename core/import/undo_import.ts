import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { PluginRegistry } from '#core/plugin/registry'
import { Store } from '#core/database/store'
import { importRunning, importTooOld, importUndone, importUnknown } from '#core/import/errors'
import { queryRows } from '#core/database/query_rows'
import { readJson } from '#core/database/statements'
import { UNDO_SECONDS } from '#core/import/import_undo'
import type { ImportUndo, ImportWrite, UndoResult } from '#core/import/import_undo'
import type { Origin } from '#core/audit/origin'

/** Writes that are taken back in one transaction. */
const BATCH = 200

/** Things that are listed by name; beyond, they are counted. */
const MOST_LISTED = 1000

/** What an undoing did. */
export interface UndoReport {
  /** Things that are as they were before the import, created ones deleted. */
  undone: number
  /** Things that were left alone. */
  kept: { title: string; reason: Exclude<UndoResult, 'undone'> }[]
  keptCount: number
}

interface RunRow {
  id: number | string
  state: string
  undone_at: string | null
  updated_at: string
}

interface WriteRow {
  id: number | string
  kind: string
  thing_id: number | string
  title: string
  before: unknown
  after: unknown
}

/** Takes back what a run wrote, last writes first. What was changed since is left alone and listed. May be interrupted and called again. */
@inject()
export class UndoImport {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly registry: PluginRegistry
  ) {}

  /** @throws importUnknown, importTooOld, importRunning, importUndone */
  async execute(id: number, origin: Origin, progress?: (done: number) => void): Promise<UndoReport> {
    const [run] = await this.store.reader.all<RunRow>('select * from core_imports where id = ?', [id])
    if (!run) throw importUnknown({ id })
    if (run.undone_at !== null) throw importUndone({ id })
    if (run.updated_at < this.clock.isoIn(-UNDO_SECONDS)) throw importTooOld({ id })
    if (run.state === 'running' && run.updated_at > this.clock.isoIn(-60)) throw importRunning({ id })
    let done = 0
    while (await this.#step(id, origin)) progress?.((done += BATCH))
    // What was needed by something that has gone meanwhile may go now.
    if (await this.#again(id)) while (await this.#step(id, origin)) progress?.((done += BATCH))
    const now = this.clock.iso()
    await this.store.transaction((trx) =>
      queryRows(trx, `update core_imports set undone_at = ?, state = 'stopped' where id = ? returning id`, [now, id])
    )
    return this.#report(id)
  }

  /** Takes back the last writes of one kind that were not looked at. False: none is left. */
  async #step(id: number, origin: Origin): Promise<boolean> {
    return this.store.transaction(async (trx) => {
      const rows = await queryRows<WriteRow>(
        trx,
        `select id, kind, thing_id, title, before, after from core_import_writes
         where import_id = ? and result is null order by id desc limit ${BATCH}`,
        [id]
      )
      const [first] = rows
      if (!first) return false
      const other = rows.findIndex(({ kind }) => kind !== first.kind)
      const own = other < 0 ? rows : rows.slice(0, other)
      const results = await (await this.#undoOf(first.kind)).undo(trx, own.map(writeOf), origin)
      for (const [result, ids] of Map.groupBy(
        own.map((row, at) => [row.id, results[at]] as const),
        ([, one]) => one
      )) {
        const marks = ids.map(() => '?').join(', ')
        const bindings = [result ?? 'needed', ...ids.map(([one]) => one)]
        await queryRows(trx, `update core_import_writes set result = ? where id in (${marks}) returning id`, bindings)
      }
      return true
    })
  }

  /** Whether there are things to look at once more. */
  async #again(id: number): Promise<boolean> {
    const again = await this.store.transaction((trx) => {
      const sql = `update core_import_writes set result = null where import_id = ? and result = 'needed' returning id`
      return queryRows(trx, sql, [id])
    })
    return again.length > 0
  }

  async #undoOf(kind: string): Promise<ImportUndo> {
    const found = this.registry.contributions('core.import_undo').find(({ name }) => name === kind)
    // A plugin that was removed since takes nothing back.
    return found ? found.load() : { undo: (_, writes) => Promise.resolve(writes.map(() => 'needed')) }
  }

  async #report(id: number): Promise<UndoReport> {
    const counts = await this.store.reader.all<{ result: UndoResult; count: number | string }>(
      'select result, count(*) as count from core_import_writes where import_id = ? group by result',
      [id]
    )
    const countOf = (isUndone: boolean) =>
      counts
        .filter(({ result }) => (result === 'undone') === isUndone)
        .reduce((sum, { count }) => sum + Number(count), 0)
    const kept = await this.store.reader.all<{ title: string; reason: Exclude<UndoResult, 'undone'> }>(
      `select title, result as reason from core_import_writes where import_id = ? and result <> 'undone'
       order by id limit ${MOST_LISTED}`,
      [id]
    )
    return { undone: countOf(true), kept, keptCount: countOf(false) }
  }
}

function writeOf({ kind, thing_id: thing, title, before, after }: WriteRow): ImportWrite {
  return {
    kind,
    thing: Number(thing),
    title,
    before: before === null ? null : readJson(before),
    after: readJson(after),
  }
}
