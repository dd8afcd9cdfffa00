import { settingInvalid } from '#core/settings/errors'
import type { SettingDefinition } from '#core/settings/setting'

const LONGEST_TEXT = 100_000

function fits({ type, choices }: SettingDefinition, value: unknown): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string' && value.length <= LONGEST_TEXT
    case 'boolean':
      return typeof value === 'boolean'
    case 'integer':
      return Number.isSafeInteger(value)
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(choices ?? {}, value)
    case 'json':
      return JSON.stringify(value) !== undefined
  }
}

/** Throws when a value is not of its setting's type. */
export function checkValue(key: string, definition: SettingDefinition, value: unknown): void {
  if (!fits(definition, value)) throw settingInvalid({ key, type: definition.type }, key)
}
