import { keyOfText, unique } from '#plugins/cms/exchange/few_names'
import type { CustomField } from '#core/custom_fields/custom_field'
import type { FieldGroup } from '#plugins/cms/custom_fields/field_group'

/** A field that staff added: its name here, which has an id, and the one in files. */
export interface CustomKey {
  here: string
  file: string
  below: CustomKey[]
}

type Values = Record<string, unknown>

/** The custom fields of contents and categories: `recette.duree` in files, from the group and the field. */
export function customKeys(groups: readonly FieldGroup[]): CustomKey[] {
  const names = unique(groups.map(({ name }) => keyOfText(name)))
  return groups.flatMap(({ fields }, at) =>
    keysOf(fields).map(({ here, file, below }) => ({ here, file: `${names[at]}.${file}`, below }))
  )
}

/** Keys of fields beside each other, by id. */
export function keysOf(fields: readonly CustomField[]): CustomKey[] {
  const names = unique(fields.map(({ label }) => keyOfText(label)))
  return fields.map(({ id, below }, at) => ({
    here: `custom_${id}`,
    file: names[at] as string,
    below: keysOf(below),
  }))
}

/** The values with the keys of files in the place of those here, or the other way round. Other keys stay. */
export function rekeyed(values: Values, keys: readonly CustomKey[], to: 'file' | 'here'): Values {
  const from = to === 'file' ? 'here' : 'file'
  const known = new Map(keys.map((key) => [key[from], key]))
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const key = known.get(name)
      return key ? [key[to], key.below.length > 0 ? within(value, key.below, to) : value] : [name, value]
    })
  )
}

function within(value: unknown, keys: readonly CustomKey[], to: 'file' | 'here'): unknown {
  if (Array.isArray(value)) return value.map((one) => within(one, keys, to))
  return typeof value === 'object' && value !== null ? rekeyed(value as Values, keys, to) : value
}
