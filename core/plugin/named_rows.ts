/**
 * A column whose values start with the id of a plugin: the permissions of roles, the keys of settings. Its rows go with
 * the plugin's data. Plugins contribute theirs to `core.named_rows`.
 */
export interface NamedRows {
  table: string
  column: string
}

/** Those of core. What tells what happened (audit log, sent mails, imports) stays. */
export const CORE_ROWS: readonly NamedRows[] = [
  { table: 'core_attachments', column: 'holder' },
  { table: 'core_bulk_changes', column: 'kind' },
  { table: 'core_events', column: 'name' },
  { table: 'core_jobs', column: 'job' },
  { table: 'core_links', column: 'source_kind' },
  { table: 'core_mail_texts', column: 'template' },
  { table: 'core_permalinks', column: 'kind' },
  { table: 'core_schedules', column: 'name' },
  { table: 'core_settings', column: 'key' },
]
