import type { ErrorParameters } from '#core/errors/domain_error'

/** Why a file as a whole cannot be read. The messages are in `core/lang` under `core.import.refused.<code>`. */
export type RefusalCode =
  | 'not_found'
  | 'folder'
  | 'no_file'
  | 'empty'
  | 'wrong_kind'
  | 'nul_bytes'
  | 'undecodable'
  | 'quote_not_closed'
  | 'cell_too_large'
  | 'column_without_name'
  | 'column_twice'
  | 'column_name_reserved'
  | 'too_many_columns'
  | 'xml_invalid'
  | 'xml_truncated'
  | 'xml_entities'
  | 'xml_encoding'
  | 'xml_record_too_large'
  | 'json_invalid'
  | 'json_truncated'
  | 'workbook_damaged'
  | 'workbook_encrypted'
  | 'workbook_unsafe'
  | 'workbook_too_large'
  | 'workbook_strings_too_large'
  | 'archive_unreadable'
  | 'archive_too_many_entries'
  | 'archive_too_large'
  | 'archive_overlapping'

/** Refuses a file as a whole. */
export class FileRefused extends Error {
  override name = 'FileRefused'

  constructor(
    readonly code: RefusalCode,
    readonly params: ErrorParameters = {},
    options?: ErrorOptions
  ) {
    super(`${code} ${JSON.stringify(params)}`, options)
  }
}
