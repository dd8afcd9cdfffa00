import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'

/** An import can be undone for so long. Then what it wrote is no longer kept. */
export const UNDO_SECONDS = 90 * 24 * 3600

/** A thing that a run created or changed. */
export interface ImportWrite {
  /** Which `core.import_undo` takes it back: `catalogue.products`. */
  kind: string
  thing: number
  /** What people call it. */
  title: string
  /** What stood there before, for `undo`; null: the run created it. */
  before: unknown
  /** By what `undo` tells whether it changed since, such as its version. */
  after: unknown
}

/**
 * What became of a thing: it is as it was before; it is left alone because somebody changed it since, or because something
 * needs it; it is no more.
 */
export type UndoResult = 'undone' | 'changed' | 'needed' | 'gone'

/** Takes back what imports wrote. Contributed to `core.import_undo` under the kind of the things. */
export interface ImportUndo {
  /** The result of each, in order. Called in a transaction, with the last writes of a run first. */
  undo(trx: Transaction, writes: readonly ImportWrite[], origin: Origin): Promise<UndoResult[]>
}
