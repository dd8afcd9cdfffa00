import { locales, type Locale } from '#web/lib/locale'
import type { ResponseOf } from '#web/lib/registry'

export type Attribute = ResponseOf<'catalogue.admin.attributes.show'>['data']

export const types = [
  'text',
  'textarea',
  'price',
  'boolean',
  'checkbox',
  'select',
  'multiselect',
  'date',
  'datetime',
  'image',
  'file',
] as const satisfies readonly Attribute['type'][]

export const flags = [
  'isRequired',
  'isUnique',
  'valuePerLocale',
  'isFilterable',
  'isSearchable',
  'isConfigurable',
  'isComparable',
  'isVisibleInList',
  'isVisibleOnPage',
  'enableWysiwyg',
] as const

type Flag = (typeof flags)[number]

/** An attribute as its form edits it. */
export type AttributeValues = Record<Flag, boolean> & {
  code: string
  type: Attribute['type']
  label: Record<Locale, string>
  swatchType: Attribute['swatchType']
  validation: Attribute['validation']
  regex: string
  defaultValue: string
  position: number
}

export const withOptions = (type: Attribute['type']) => ['select', 'multiselect', 'checkbox'].includes(type)

/** Types whose values are pictures or files: nothing stands for those that are not there. */
export const isAttached = (type: Attribute['type']) => type === 'image' || type === 'file'

/** Flags that make sense for a type, as the server has it. */
export function fits(flag: Flag, { type, valuePerLocale }: Pick<AttributeValues, 'type' | 'valuePerLocale'>): boolean {
  if (flag === 'isConfigurable') return type === 'select' && !valuePerLocale
  if (flag === 'isFilterable') {
    return withOptions(type) || type === 'boolean' || type === 'price' || (type === 'text' && !valuePerLocale)
  }
  if (flag === 'enableWysiwyg') return type === 'textarea'
  if (flag === 'isUnique') return type === 'text'
  return true
}

export function attributeValues(attribute: Attribute | null): AttributeValues {
  const label = Object.fromEntries(locales.map((locale) => [locale, attribute?.label[locale] ?? '']))
  const chosen = flags.map((flag) => [flag, attribute ? attribute[flag] : flag === 'isVisibleOnPage'])
  return {
    ...(Object.fromEntries(chosen) as Record<Flag, boolean>),
    code: attribute?.code ?? '',
    type: attribute?.type ?? 'text',
    label: label as Record<Locale, string>,
    swatchType: attribute?.swatchType ?? null,
    validation: attribute?.validation ?? null,
    regex: attribute?.regex ?? '',
    defaultValue: attribute?.defaultValue ?? '',
    position: attribute?.position ?? 0,
  }
}

/** What is sent: flags that do not fit the type are off. */
export function sentAttribute(values: AttributeValues) {
  const fitting = Object.fromEntries(flags.map((flag) => [flag, values[flag] && fits(flag, values)]))
  const { type, swatchType, validation, regex, code: _, ...rest } = values
  return {
    ...rest,
    ...(fitting as Record<Flag, boolean>),
    type,
    swatchType: withOptions(type) ? swatchType : null,
    validation: type === 'text' || type === 'textarea' ? validation : null,
    regex: validation === 'regex' ? regex : null,
    defaultValue: isAttached(type) ? '' : values.defaultValue,
  }
}
