import type { Label } from '#core/i18n/label'
import type { Transaction } from '#core/database/store'

interface SettingTypes {
  text: string
  boolean: boolean
  integer: number
  choice: string
  json: unknown
}

export type SettingType = keyof SettingTypes

/** A shop setting as its plugin declares it. Changed by staff while the shop runs. */
export interface SettingDefinition<Type extends SettingType = SettingType> {
  type: Type
  default: SettingTypes[Type]
  label: Label
  /** A sentence beside the field: what it changes for whom. */
  help?: Label
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
  /** Allowed values of a `choice`. */
  choices?: Record<string, Label>
  /** Least and greatest of an `integer`. */
  min?: number
  max?: number
  /** An `integer` in minor units of the base currency: people type and read units of it. */
  isAmount?: boolean
  /** An `integer` in hundredths of a percent: people type and read a percentage. */
  isRate?: boolean
  /** What a `text` must look like, unless it is empty. */
  format?: 'email' | 'url'
  /**
   * Key of the words that send people to the one screen that changes it, because what depends on it must follow. Every
   * other way is refused with them.
   */
  elsewhere?: string
  /** Throws what else speaks against a value, in the transaction that would store it; its field is the key. */
  check?: (value: unknown, trx: Transaction) => Promise<void>
  /** A `text` that stands on documents: it must be made of signs that their fonts have. */
  isPrinted?: boolean
  /** A `text` of several lines. */
  isLong?: boolean
}

/** Declares a setting, checking the default against the type. */
export function setting<Type extends SettingType>(definition: SettingDefinition<Type>): SettingDefinition {
  return definition as SettingDefinition
}
