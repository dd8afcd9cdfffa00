import { bigint, boolean, instant, integer, jsonb, nullable, table, text } from '#core/database/table'
import type { Label } from '#core/i18n/label'
import type { AttributeType, Validation } from '#plugins/catalogue/vocabulary/attribute_types'

export const attributes = table('catalogue_attributes', {
  id: bigint(),
  code: text(),
  label: jsonb<Partial<Label>>(),
  type: text<AttributeType>(),
  swatchType: nullable(text()),
  validation: nullable(text<Validation>()),
  regex: nullable(text()),
  isRequired: boolean(),
  isUnique: boolean(),
  isFilterable: boolean(),
  isComparable: boolean(),
  isConfigurable: boolean(),
  isVisibleInList: boolean(),
  isVisibleOnPage: boolean(),
  isSearchable: boolean(),
  valuePerLocale: boolean(),
  valuePerChannel: boolean(),
  enableWysiwyg: boolean(),
  defaultValue: nullable(text()),
  position: integer(),
  /** Belongs to every family. */
  isSystem: boolean(),
  version: integer(),
  createdAt: instant(),
  updatedAt: instant(),
})
