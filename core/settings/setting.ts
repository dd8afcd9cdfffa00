import type { Field } from '#core/fields/field'
import type { Label } from '#core/i18n/label'
import type { Transaction } from '#core/database/store'

/** A value that was stored for a scope; null: it was forgotten. */
export interface SettingChange {
  value: unknown
  /** Empty: the whole shop. */
  channel: string
  locale: string
}

/** Where a setting stands, what its value may differ by, and who may change it. */
export interface SettingPlace {
  /** Screen of the configuration it stands on; absent: as its permission says, else the general one. */
  section?: string
  /** Heading it stands under there. */
  group?: Label
  /** May hold a value of its own per channel, per locale, or both. Absent: one value for the shop. */
  scope?: readonly ('channel' | 'locale')[]
  /** Reaches browsers in `coreConfig`. */
  public?: boolean
  /** Stored encrypted and never sent back. */
  secret?: boolean
  /** Key a member of staff needs to change it. */
  permission?: string
  /**
   * Key of the words that send people to the one screen that changes it, because what depends on it must follow. Every
   * other way is refused with them.
   */
  elsewhere?: string
  /** Throws what else speaks against a value, in the transaction that would store it; its field is the key. */
  check?: (value: unknown, trx: Transaction) => Promise<void>
  /** Runs after a value is stored, or forgotten (null), in the same transaction: to record what the value leads to. */
  afterChange?: (trx: Transaction, change: SettingChange) => Promise<void>
  /** A text that stands on documents: it must be made of signs that their fonts have. */
  isPrinted?: boolean
}

/** A shop setting as its plugin declares it: a field with a scope. Changed by staff while the shop runs. */
export interface SettingDefinition extends SettingPlace {
  field: Field
}

/** Texts of settings may be as long as terms of sale. */
const LONGEST_TEXT = 100_000

/** Declares a setting. Its field has a default, since a setting is never null: an emptied text is the empty text. */
export function setting({ kind, options }: Field, place: SettingPlace = {}): SettingDefinition {
  return { field: { kind, options: { length: LONGEST_TEXT, ...options } as Field['options'] }, ...place }
}
