import type { Sniffed } from '#core/import/reading/sniff'
import type { SourceRow } from '#core/import/reading/source_row'

/** A file opened for reading. */
export interface SourceTable extends Pick<Sniffed, 'encoding' | 'delimiter' | 'newline'> {
  columns: string[]
  /** Number of rows; null for a stream, which cannot be scanned beforehand. */
  total: number | null
  /** The detected delimiter, when it differs from the requested one; else null. */
  otherDelimiter: string | null
  /** Can be iterated once. Leaving the loop early closes the file. */
  rows: AsyncGenerator<SourceRow, void, undefined>
  /** Closes the file. Needed only when `rows` is never iterated. */
  close(): Promise<void>
}
