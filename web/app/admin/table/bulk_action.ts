import type { ReactNode } from 'react'
import type { Selection } from './list_types'
import type { RowSelection } from './use_selection'

/** A row before and after, for the preview. */
export interface PreviewRow {
  label: string
  before: string
  after: string
}

/** A row that is not changed, with the reason. */
export interface UnchangedRow {
  label: string
  reason: string
}

export interface BulkPreview {
  /** Number of rows that will change or be deleted. */
  total: number
  /** The consequence, if it is not « N rows will change ». */
  summary?: string
  /** The first of them; for deletions, the related rows by kind. */
  rows: PreviewRow[]
  isDeletion?: boolean
  /** Rows that will not be changed. */
  kept?: UnchangedRow[]
}

/** Result of an action that ran at once. */
export interface BulkOutcome {
  /** « 3 categories deleted ». */
  done: string
  kept: UnchangedRow[]
}

export type BulkValues = Record<string, unknown>

interface ForMany {
  key: string
  label: string
  /** Permission that the action needs. */
  permission?: string
  tone?: 'danger'
}

/** A bulk action with its own dialog. */
export interface OwnDialog extends ForMany {
  dialog: (selection: RowSelection, onClose: () => void) => ReactNode
}

/** A bulk action that runs as a job. */
export interface BulkWork extends ForMany {
  /** Label of the dialog's button. Default: `label`. */
  submitLabel?: string
  /** Names the consequence: « Supprime 12 produits ». */
  confirm: (count: number) => string
  /** Fields for the new values. */
  fields?: (values: BulkValues, set: (name: string, value: unknown) => void) => ReactNode
  /** Initial values of the fields. */
  values?: BulkValues
  /** Loads the preview. Without fields it is loaded when the dialog opens. */
  preview?: (selection: Selection, values: BulkValues) => Promise<BulkPreview>
  /**
   * Starts the action. It returns a job, which the tray shows, or the result of an action that ran at once, or false when it
   * navigated to another screen.
   */
  run: (
    selection: Selection,
    values: BulkValues
  ) => Promise<{ data: { job: number } } | { outcome: BulkOutcome } | false>
}

export type BulkAction = BulkWork | OwnDialog
