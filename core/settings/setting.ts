import type { Label } from '#core/plugin/contract'

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
}

/** Declares a setting, checking the default against the type. */
export function setting<Type extends SettingType>(definition: SettingDefinition<Type>): SettingDefinition {
  return definition as SettingDefinition
}
