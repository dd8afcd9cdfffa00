import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'
import type { RunRows } from '#core/database/run_rows'
import type { Transaction } from '#core/database/store'

/** A place that shows a medium of the library. */
export interface MediaUse {
  mediumId: number
  /** What such places are called: « Produits ». */
  label: Label
  /** What people call this one, in the language that was asked for. */
  name: string
  /** Id of the screen that shows it, with the parameters of its address. Null: none does. */
  screen: string | null
  params: Record<string, string | number>
}

/**
 * A contribution to `core.media_uses`: places that name media otherwise than by a field of a resource or a setting, which
 * are found without it.
 */
export interface MediaUses {
  /** The places that show one of these media. Runs in the transaction of a deletion too. */
  find(ids: readonly number[], asking: { run: RunRows; locale: Locale }): Promise<MediaUse[]>
  /** Takes the locks of who writes such places, before a medium is replaced or deleted. */
  lock?(trx: Transaction): Promise<void>
  /**
   * One of these media has another file, and so another address: renews what stores addresses, in the same transaction.
   * What reads them when it is shown needs none; pages are purged by the topic `platform.library`.
   */
  replaced?(trx: Transaction, ids: readonly number[]): Promise<void>
}
