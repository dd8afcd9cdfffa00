import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { FileStore, type StoredFile } from '#core/files/file_store'
import { Lists } from '#core/lists/lists'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { RowNames } from '#core/lists/row_names'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { cellsOf } from '#core/resources/file_columns'
import { findRows } from '#core/resources/resource_rows'
import { fromStore } from '#core/database/run_rows'
import { slugify } from '#core/text/slug'
import { writeCsv } from '#core/export/write_csv'
import { writeXlsx } from '#core/export/write_xlsx'
import { listTable } from '#core/export/list_table'
import type { ExportWish } from '#plugins/platform/actions/request_export'
import type { ExportCell } from '#core/export/export_cells'
import type { JobRun } from '#core/jobs/job'
import type { Locale } from '#core/i18n/locales'

/** Days for which a file waits for its owner. */
const DAYS = 7

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export type ExportOrder = ExportWish & { locale: Locale }

type Progress = Pick<JobRun, 'signal' | 'progress'>

/** Lines of a file, and what it is called. */
interface Lines {
  label: string
  header: readonly string[]
  chunks: AsyncIterable<ExportCell[][]>
}

/** Rows that are read at a time. */
const CHUNK = 500

/** A figure needs no defence against programs that take texts for formulas. */
const plainCell = (text: string): ExportCell =>
  /^-?\d+(\.\d+)?$/.test(text) ? { text, number: Number(text) } : { text }

export interface MadeExport {
  file: StoredFile
  rows: number
}

/** Writes the file of an export and stores it for its owner, under the permission of the list. */
@inject()
export class MakeExport {
  constructor(
    private readonly lists: Lists,
    private readonly files: FileStore,
    private readonly channels: ChannelPort,
    private readonly translator: Translator,
    private readonly clock: Clock,
    private readonly store: Store,
    private readonly resources: ResourceCatalogue,
    private readonly names: RowNames
  ) {}

  async execute(order: ExportOrder, run: Pick<JobRun, 'owner' | 'signal' | 'progress'>): Promise<MadeExport> {
    const zone = this.channels.all()[0]?.timezone ?? 'utc'
    const written = { rows: 0 }
    const { label, ...lines } = order.isForImport
      ? await this.#rowsForImport(order, run, written)
      : await this.#listed(order, { run, written, zone })
    const folder = await mkdtemp(join(tmpdir(), 'cellier-export-'))
    try {
      const path = join(folder, 'file')
      const write = order.format === 'csv' ? writeCsv : writeXlsx
      await write(lines.chunks, { path, header: lines.header, signal: run.signal, bom: order.bom ?? true })
      run.signal.throwIfAborted()
      const day = this.clock.now().setZone(zone).toFormat('yyyy-MM-dd')
      const name = `${slugify(label)}-${day}.${order.format}`
      const file = await this.files.store({ name, type: TYPES[order.format], path, owner: run.owner, days: DAYS })
      return { file, rows: written.rows }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** The columns of the list, as people read them. */
  async #listed(
    { list, ids, query, sort, locale, columns }: ExportOrder,
    { run, written, zone }: { run: Progress; written: { rows: number }; zone: string }
  ): Promise<Lines> {
    const parts = { lists: this.lists, translator: this.translator, zone }
    const choices = { columns: columns ?? null, sort: sort || null, locale }
    const { label, header, total, chunks } = await listTable(parts, list, { ids, query }, choices)
    async function* told() {
      for await (const { lines, things } of chunks) {
        run.signal.throwIfAborted()
        written.rows += things
        await run.progress(written.rows, total)
        yield lines
      }
    }
    return { label, header, chunks: told() }
  }

  /** The fields of a resource, as an import reads them. */
  async #rowsForImport(
    { list, ids, query, sort, locale, columns = [] }: ExportOrder,
    { signal, progress }: Progress,
    written: { rows: number }
  ): Promise<Lines> {
    const { resource } = this.resources.find(list) as MadeResource
    const { kinds } = this.resources
    const parts = { kinds, names: this.names, baseCurrency: this.channels.all()[0]?.baseCurrency ?? 'EUR' }
    const found = await this.lists.ids(list, { ids, query }, { sort: sort || null, locale })
    const run = fromStore(this.store)
    async function* chunks() {
      for (let from = 0; from < found.length; from += CHUNK) {
        signal.throwIfAborted()
        const rows = await findRows(resource, { kinds, run }, found.slice(from, from + CHUNK))
        const cells = await cellsOf(resource, parts, rows)
        written.rows += rows.length
        await progress(written.rows, found.length)
        yield cells.map((row) => columns.map((name) => plainCell(row[name] ?? '')))
      }
    }
    return { label: resource.label.many[locale], header: columns, chunks: chunks() }
  }
}
