import type { AttributeType, Validation } from '#plugins/catalogue/vocabulary/attribute_types'
import type { Label } from '#core/i18n/label'

/** An option that a select or multiselect attribute needs. */
export interface WantedOption {
  code: string
  label: Label
}

/** An attribute that a file needs. An existing attribute with the same code stays unchanged. */
export interface WantedAttribute {
  code: string
  type: AttributeType
  label: Label
  isFilterable?: boolean
  isConfigurable?: boolean
  isSearchable?: boolean
  isVisibleInList?: boolean
  valuePerLocale?: boolean
  validation?: Validation
  options?: readonly WantedOption[]
}

/** A top-level category or dish. */
export interface WantedCategory {
  kind: 'category' | 'dish'
  name: Label
}

/** What must exist in the shop before the products of a file can be written. */
export interface WantedVocabulary {
  attributes: readonly WantedAttribute[]
  categories?: readonly WantedCategory[]
  /** A family that is created if the shop lacks it. */
  family?: { code: string; name: Label }
  /** Families that get the attributes; empty: all families. */
  families: readonly string[]
}
