import type { AttributeType } from '#plugins/catalogue/services/upsert/definitions'
import type { Label } from '#core/plugin/contract'

/** A value that a select or multiselect attribute is to offer. */
export interface WantedOption {
  code: string
  label: Label
}

/** An attribute that a file speaks of; one of the same code in the shop is left as it is. */
export interface WantedAttribute {
  code: string
  type: AttributeType
  label: Label
  isFilterable?: boolean
  isConfigurable?: boolean
  isSearchable?: boolean
  isVisibleInList?: boolean
  valuePerLocale?: boolean
  options?: readonly WantedOption[]
}

/** A category or dish at the top of its tree. */
export interface WantedCategory {
  kind: 'category' | 'dish'
  name: Label
}

/** What a file needs of a shop before its products can be written. */
export interface WantedVocabulary {
  attributes: readonly WantedAttribute[]
  categories?: readonly WantedCategory[]
  /** A family that is made when the shop lacks it. */
  family?: { code: string; name: Label }
  /** Families that are to have the attributes; empty: all of them. */
  families: readonly string[]
}
