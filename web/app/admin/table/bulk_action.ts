import type { ReactNode } from 'react'
import type { Selection } from './list_types'

/** One row before and after, for a look before it is done. */
export interface PreviewRow {
  label: string
  before: string
  after: string
}

/** A row that stays as it is. */
export interface KeptRow {
  label: string
  reason: string
}

export interface BulkPreview {
  /** How many rows will change, or go. */
  total: number
  /** What will become of them, where that is not « N rows will change ». */
  summary?: string
  /** The first of them; of rows that go: what goes along, by kind. */
  rows: PreviewRow[]
  isDeletion?: boolean
  /** Those that will be left as they are. */
  kept?: KeptRow[]
}

/** What came of an action that was done at once. */
export interface BulkOutcome {
  /** « 3 categories deleted ». */
  done: string
  kept: KeptRow[]
}

export type BulkValues = Record<string, unknown>

/** Something that is done to many rows at once, as a work with progress. */
export interface BulkAction {
  key: string
  label: string
  /** What the dialog's button says, where it is not the label. */
  submitLabel?: string
  /** Who lacks it does not see the action. */
  permission?: string
  tone?: 'danger'
  /** Names the consequence: « Supprime 12 produits ». */
  confirm: (count: number) => string
  /** Fields for what is to be changed. */
  fields?: (values: BulkValues, set: (name: string, value: unknown) => void) => ReactNode
  /** What the fields begin with. */
  values?: BulkValues
  /** Shows what would become of the rows before it is done; without fields it is asked for at once. */
  preview?: (selection: Selection, values: BulkValues) => Promise<BulkPreview>
  /**
   * Starts the work: the answer's job is followed in the tray. What is quick is done at once and answers what came of
   * it; false: it led on to a screen of its own.
   */
  run: (
    selection: Selection,
    values: BulkValues
  ) => Promise<{ data: { job: number } } | { outcome: BulkOutcome } | false>
}
