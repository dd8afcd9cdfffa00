import type { ApplicationService } from '@adonisjs/core/types'
import type { CommandCall } from '#core/console/command'
import type { ExportCell } from '#core/export/export_cells'
import type { Locale } from '#core/i18n/locales'
import type { Selection } from '#core/lists/selection'

export interface ExportRequest {
  app: ApplicationService
  /** The rows to write. */
  query: NonNullable<Selection['query']>
  /** One of `formats`; null: the first. */
  as: string | null
  /** Language of headings, where they are words. */
  locale: Locale
}

/** Lines of a file. */
export interface ExportTable {
  header: readonly string[]
  /** Number of things that `chunks` has. */
  total: number
  /** Lines, with the number of things that they are of. Leaving the loop early ends the reading. */
  chunks: AsyncIterable<{ lines: ExportCell[][]; things: number }>
}

/** What `cli export` writes. Contributed to `core.exporters`. */
export type Exporter = { what: string } & (
  | {
      /** Names of the formats that `--as` takes. */
      formats: readonly string[]
      /** @throws a `DomainError` for a filter that the list does not understand */
      open(request: ExportRequest): Promise<ExportTable>
    }
  /** Writes more than a table, and says so itself. */
  | { run(call: CommandCall): Promise<number> }
)
