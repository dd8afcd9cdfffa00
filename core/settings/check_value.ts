import vine from '@vinejs/vine'
import {
  settingInvalid,
  settingNotEmail,
  settingNotUrl,
  settingOutOfRange,
  settingUnprintable,
} from '#core/settings/errors'
import { namedSigns, unprintableIn } from '#core/print/printable'
import type { DomainError } from '#core/errors/domain_error'
import type { Kinds } from '#core/fields/field_kind'
import type { SettingDefinition } from '#core/settings/setting'

/** A value as it is stored. @throws DomainError for one that is not of its field's kind, or outside what the field allows */
export async function checkValue(
  key: string,
  { field, isPrinted }: SettingDefinition,
  kinds: Kinds,
  given: unknown
): Promise<unknown> {
  const kind = kinds.of(field)
  // Forms send an emptied text as null.
  if (kind.empty === '' && String(given ?? '').trim() === '') return ''
  const schema = vine.object({ value: kind.schema(field.options, kinds) })
  const [error, checked] = await vine.create(schema).tryValidate({ value: given })
  if (error) throw refusalOf(key, field.options as Range, error.messages as { rule: string }[])
  const { value } = checked as { value: unknown }
  // Fields of forms are read from texts, but settings have the types of JSON: "24" is no number.
  if (typeof value !== typeof given) throw settingInvalid({ key }, key)
  const signs = isPrinted ? unprintableIn(String(value)) : []
  if (signs.length > 0) throw settingUnprintable({ signs: namedSigns(signs) }, key)
  return value
}

interface Range {
  min?: number
  max?: number
}

function refusalOf(key: string, options: Range, [first]: { rule: string }[]): DomainError {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = options
  if (first?.rule === 'range') return settingOutOfRange({ min, max }, key)
  if (first?.rule === 'email') return settingNotEmail({}, key)
  return first?.rule === 'url' ? settingNotUrl({}, key) : settingInvalid({ key }, key)
}
