import type { ReactNode } from 'react'
import type { Selection } from './list_types'

/** One row before and after, for a look before it is done. */
export interface PreviewRow {
  label: string
  before: string
  after: string
}

export interface BulkPreview {
  /** How many rows will change. */
  total: number
  /** The first of them. */
  rows: PreviewRow[]
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
  /** Where values change: shows what would become of the rows before it is done. */
  preview?: (selection: Selection, values: BulkValues) => Promise<BulkPreview>
  /** Starts the work. The answer's job is followed in the tray; false: it led on to a screen of its own. */
  run: (selection: Selection, values: BulkValues) => Promise<{ data: { job: number } } | false>
}
