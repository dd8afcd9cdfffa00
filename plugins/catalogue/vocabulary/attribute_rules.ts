import { attributeShape } from '#plugins/catalogue/vocabulary/errors'
import { codeInvalid, valueRequired } from '#plugins/catalogue/errors'
import {
  ATTRIBUTE_TYPES,
  VALIDATIONS,
  type AttributeType,
  type Validation,
} from '#plugins/catalogue/vocabulary/attribute_types'
import type { Locale } from '#core/i18n/locales'
import { ATTRIBUTE_CODE, OPTION_CODE } from '#plugins/catalogue/database/text_limits'

export type Texts = Partial<Record<Locale, string>>

export interface OptionInput {
  code: string
  label: Texts
  swatch?: string | null
  position?: number
}

/** An attribute as staff or files define it; absent flags keep what is there, or are off. */
export interface AttributeDefinitionInput {
  code: string
  type: AttributeType
  label: Partial<Record<Locale, string | null>>
  swatchType?: 'dropdown' | 'color' | 'image' | 'text' | null
  validation?: Validation | null
  regex?: string | null
  isRequired?: boolean
  isUnique?: boolean
  isFilterable?: boolean
  isComparable?: boolean
  isConfigurable?: boolean
  isVisibleInList?: boolean
  isVisibleOnPage?: boolean
  isSearchable?: boolean
  valuePerLocale?: boolean
  enableWysiwyg?: boolean
  defaultValue?: string | null
  position?: number
  /** By code, over those that stand; options not named stay. */
  options?: readonly OptionInput[]
}

export const WITH_OPTIONS: readonly AttributeType[] = ['select', 'multiselect', 'checkbox']
/** Of a line of text, such as a year, each value is a choice: they are few, or it was no good idea. */
export const FILTERABLE: readonly AttributeType[] = [...WITH_OPTIONS, 'boolean', 'price', 'text']
const SWATCHES = ['dropdown', 'color', 'image', 'text'] as const

/** Refuses definitions that could not work. */
export function checkAttribute(attribute: AttributeDefinitionInput): void {
  const { code, type, options = [], regex, validation, swatchType } = attribute
  if (!ATTRIBUTE_CODE.test(code)) throw codeInvalid({ code: code.slice(0, 64) }, 'code')
  if (!ATTRIBUTE_TYPES.includes(type)) throw attributeShape({ attribute: code, rule: 'type' }, 'type')
  if (!Object.values(attribute.label).some(Boolean)) throw valueRequired({ field: 'label' }, 'label')
  if (validation && !VALIDATIONS.includes(validation))
    throw attributeShape({ attribute: code, rule: 'validation' }, 'validation')
  if (swatchType && !SWATCHES.includes(swatchType))
    throw attributeShape({ attribute: code, rule: 'swatch' }, 'swatchType')
  if (regex && !isPattern(regex)) throw attributeShape({ attribute: code, rule: 'regex' }, 'regex')
  if (attribute.isConfigurable && (type !== 'select' || attribute.valuePerLocale)) {
    throw attributeShape({ attribute: code, rule: 'configurable' }, 'isConfigurable')
  }
  const isSaidApart = type === 'text' && attribute.valuePerLocale
  if (attribute.isFilterable && (!FILTERABLE.includes(type) || isSaidApart)) {
    throw attributeShape({ attribute: code, rule: 'filterable' }, 'isFilterable')
  }
  if (options.length > 0 && !WITH_OPTIONS.includes(type)) {
    throw attributeShape({ attribute: code, rule: 'options' }, 'options')
  }
  const wrong = options.find((option) => !OPTION_CODE.test(option.code))
  if (wrong) throw codeInvalid({ code: wrong.code.slice(0, 64) }, 'options')
}

function isPattern(regex: string): boolean {
  if (regex.length > 500) return false
  try {
    return new RegExp(`^(?:${regex})$`, 'u') instanceof RegExp
  } catch {
    return false
  }
}
