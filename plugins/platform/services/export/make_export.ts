import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { FileStore, type StoredFile } from '#core/files/file_store'
import { Lists } from '#core/lists/lists'
import { Translator } from '#core/i18n/translator'
import { slugify } from '#core/text/slug'
import { writeCsv } from '#plugins/platform/services/export/write_csv'
import { writeXlsx } from '#plugins/platform/services/export/write_xlsx'
import type { ExportPlan } from '#plugins/platform/services/export/export_cells'
import type { ExportWish } from '#plugins/platform/actions/request_export'
import type { JobRun } from '#core/jobs/job'
import type { ListRow } from '#core/lists/list_value'
import type { Locale } from '#core/i18n/locales'

/** Days for which a file waits for its owner. */
const DAYS = 7

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export type ExportOrder = ExportWish & { locale: Locale }

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
    private readonly clock: Clock
  ) {}

  async execute(order: ExportOrder, run: Pick<JobRun, 'owner' | 'signal' | 'progress'>): Promise<MadeExport> {
    const zone = this.channels.all()[0]?.timezone ?? 'utc'
    const { plan, label } = await this.#plan(order, zone)
    const folder = await mkdtemp(join(tmpdir(), 'cellier-export-'))
    try {
      const path = join(folder, 'file')
      const written = { rows: 0 }
      const write = order.format === 'csv' ? writeCsv : writeXlsx
      await write(this.#chunks(order, plan, run, written), { path, plan, signal: run.signal, bom: order.bom ?? true })
      run.signal.throwIfAborted()
      const day = this.clock.now().setZone(zone).toFormat('yyyy-MM-dd')
      const name = `${slugify(label)}-${day}.${order.format}`
      const file = await this.files.store({ name, type: TYPES[order.format], path, owner: run.owner, days: DAYS })
      return { file, rows: written.rows }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async *#chunks(
    { list, ids, query, sort, locale }: ExportOrder,
    plan: ExportPlan,
    { signal, progress }: Pick<JobRun, 'signal' | 'progress'>,
    written: { rows: number }
  ): AsyncGenerator<ListRow[]> {
    const selection = { ids, query }
    const total = await this.lists.count(list, selection)
    const columns = plan.columns.map(({ key }) => key)
    for await (const chunk of this.lists.rows(list, selection, { columns, sort: sort || null, locale })) {
      signal.throwIfAborted()
      written.rows += chunk.length
      await progress(written.rows, total)
      yield chunk
    }
  }

  async #plan({ list, columns, locale }: ExportOrder, zone: string): Promise<{ plan: ExportPlan; label: string }> {
    const described = await this.lists.describe(list, locale)
    if (!described) throw new Error(`The list "${list}" is gone.`)
    const byKey = new Map(described.columns.map((column) => [column.key, column]))
    const chosen = columns
      ? columns.flatMap((key) => byKey.get(key) ?? [])
      : described.columns.filter(({ isShown }) => isShown)
    const words = {
      currencyOf: (label: string) => this.translator.translate(locale, 'platform.export.currency_of', { label }),
      yes: this.translator.translate(locale, 'platform.export.yes'),
      no: this.translator.translate(locale, 'platform.export.no'),
    }
    return { plan: { columns: chosen, zone, words }, label: described.label }
  }
}
