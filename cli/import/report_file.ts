import { once } from 'node:events'
import { open, rename, rm } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { DomainError } from '#core/errors/domain_error'
import { REPORT_COLUMNS, fileLines, reportLines, type ReportWords } from '#core/import/report_lines'
import { writeCsv, writeJson } from '#core/export/write_csv'
import { writeHtml } from '#core/export/write_html'
import type { BatchOutcome } from '#core/import/tally'
import type { ExportCell } from '#core/export/export_cells'
import type { ImportReport } from '#core/import/report'
import type { Locale } from '#core/i18n/locales'
import type { Translator } from '#core/i18n/translator'

const FORMATS = ['csv', 'json', 'html'] as const
type Format = (typeof FORMATS)[number]

const unknownFormat = { code: 'E_REPORT_FORMAT_UNKNOWN', status: 422, message: 'core.export.unknown_format' }
const unwritable = { code: 'E_REPORT_UNWRITABLE', status: 422, message: 'core.export.unwritable' }

/** The file of `--report`: what became of every row. Written while the import runs; it appears when the import ends. */
export class ReportFile {
  readonly #lines = new PassThrough({ objectMode: true, highWaterMark: 4 })
  readonly #written: Promise<void>

  private constructor(
    private readonly path: string,
    private readonly words: ReportWords,
    write: (lines: AsyncIterable<ExportCell[][]>, part: string) => Promise<void>
  ) {
    this.#written = write(this.#lines, `${path}.part`)
    // It is awaited at the next batch, or at the end.
    this.#written.catch(() => {})
  }

  /** @throws a `DomainError` where the name does not end with a format, or no file can be made there */
  static async open(path: string, { translator, locale }: { translator: Translator; locale: Locale }) {
    const format = path.slice(path.lastIndexOf('.') + 1).toLowerCase() as Format
    if (!FORMATS.includes(format)) throw new DomainError(unknownFormat, { format, known: FORMATS.join(', ') })
    const handle = await open(`${path}.part`, 'w').catch(() => {
      throw new DomainError(unwritable, { file: path })
    })
    await handle.close()
    const worded = (name: string) => translator.translate(locale, `core.import.report.${name}`)
    const { signal } = new AbortController()
    const header = REPORT_COLUMNS.map((name) => (format === 'json' ? name : worded(name)))
    const result: ReportWords['result'] = (name) => (format === 'json' ? name : worded(name))
    return new ReportFile(path, { translator, locale, result }, (lines, part) => {
      if (format === 'html') return writeHtml(lines, { path: part, header, signal, locale, title: worded('heading') })
      return (format === 'csv' ? writeCsv : writeJson)(lines, { path: part, header, signal })
    })
  }

  async add(outcome: BatchOutcome): Promise<void> {
    const lines = reportLines(outcome, this.words)
    if (!this.#lines.write(lines)) await Promise.race([once(this.#lines, 'drain'), this.#written])
  }

  async close(report: ImportReport): Promise<void> {
    this.#lines.end(fileLines(report, this.words))
    await this.#written
    await rename(`${this.path}.part`, this.path)
  }

  /** For an import that failed. */
  async discard(): Promise<void> {
    this.#lines.end()
    await this.#written.catch(() => {})
    await rm(`${this.path}.part`, { force: true })
  }
}
