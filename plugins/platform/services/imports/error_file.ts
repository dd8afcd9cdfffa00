import { inject } from '@adonisjs/core'
import { stringify } from 'csv-stringify/sync'
import { FileStore } from '#core/files/file_store'
import { Translator } from '#core/i18n/translator'
import { readRows } from '#core/import/reading/read_rows'
import { formatProblem } from '#core/import/problem'
import { readingOf } from '#plugins/platform/services/imports/import_choices'
import { importFileGone } from '#plugins/platform/errors'
import type { ImportReport } from '#core/import/report'
import type { Locale } from '#core/i18n/locales'
import type { StoredImport } from '#plugins/platform/services/imports/import_rows'

/**
 * The rows of a file that an import could not use, as a file to mend and send again: its own columns and cells as they
 * came, with the delimiter it had, and one more column that says what is wrong. That column means nothing to an import.
 * As many rows as a run keeps problems of.
 */
@inject()
export class ErrorFile {
  constructor(
    private readonly files: FileStore,
    private readonly translator: Translator
  ) {}

  async execute(found: StoredImport, report: ImportReport, locale: Locale): Promise<string> {
    const file = await this.files.find(found.fileId)
    if (!file) throw importFileGone()
    const reasons = this.#reasons(report, locale)
    const { delimiter } = found.description
    const { resource: _, mapping: __, ...reading } = readingOf(found.choices)
    return this.files.withLocal(file, async (path) => {
      const table = await readRows(path, reading)
      const last = this.translator.translate(locale, 'platform.imports.error_column')
      const rows = [[...table.columns, last]]
      for await (const { row, values } of table.rows) {
        const reason = reasons.get(row)
        if (reason === undefined) continue
        rows.push([...table.columns.map((column) => values?.[column] ?? ''), reason])
      }
      return `\uFEFF${stringify(rows, { delimiter })}`
    })
  }

  /** Errors by row. */
  #reasons({ errors }: ImportReport, locale: Locale): Map<number, string> {
    const reasons = new Map<number, string>()
    for (const error of errors) {
      const { column, message } = formatProblem(this.translator, locale, error)
      const reason = column === null ? message : `${column}: ${message}`
      for (const row of error.rows) {
        const before = reasons.get(row)
        reasons.set(row, before === undefined ? reason : `${before} | ${reason}`)
      }
    }
    return reasons
  }
}
