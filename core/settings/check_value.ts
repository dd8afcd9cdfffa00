import {
  settingInvalid,
  settingNotEmail,
  settingNotUrl,
  settingOutOfRange,
  settingUnprintable,
} from '#core/settings/errors'
import { namedSigns, unprintableIn } from '#core/print/printable'
import type { SettingDefinition } from '#core/settings/setting'

const LONGEST_TEXT = 100_000

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/

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

/** A web address, or a path of the shop itself where the setting is a link. */
function isAddress(value: string): boolean {
  if (/^\/(?!\/)\S*$/.test(value)) return true
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

/** Throws when a value is not of its setting's type, or outside what the setting allows. */
export function checkValue(key: string, definition: SettingDefinition, value: unknown): void {
  const { type, format, min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = definition
  if (!fits(definition, value)) throw settingInvalid({ key, type }, key)
  if (type === 'integer' && ((value as number) < min || (value as number) > max)) {
    throw settingOutOfRange({ min, max }, key)
  }
  if (type !== 'text' || value === '') return
  const signs = definition.isPrinted ? unprintableIn(value as string) : []
  if (signs.length > 0) throw settingUnprintable({ signs: namedSigns(signs) }, key)
  if (format === 'email' && !EMAIL.test(value as string)) throw settingNotEmail({}, key)
  if (format === 'url' && !isAddress(value as string)) throw settingNotUrl({}, key)
}
