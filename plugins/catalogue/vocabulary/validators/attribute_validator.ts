import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { version } from '#core/records/record_validators'
import { ATTRIBUTE_TYPES, VALIDATIONS } from '#plugins/catalogue/vocabulary/attribute_types'
import { SWATCHES } from '#plugins/catalogue/vocabulary/attribute_rules'
import { names, printedNames } from '#plugins/catalogue/vocabulary/validators/texts'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

const flag = () => vine.boolean().optional()
const code = (longest: number = TEXT_LIMITS.code) => vine.string().trim().maxLength(longest)

const fields = {
  type: vine.enum(ATTRIBUTE_TYPES),
  label: names(TEXT_LIMITS.label),
  swatchType: vine.enum(SWATCHES).nullable().optional(),
  validation: vine.enum(VALIDATIONS).nullable().optional(),
  regex: vine.string().maxLength(500).nullable().optional(),
  isRequired: flag(),
  isUnique: flag(),
  isFilterable: flag(),
  isComparable: flag(),
  isConfigurable: flag(),
  isVisibleInList: flag(),
  isVisibleOnPage: flag(),
  isSearchable: flag(),
  valuePerLocale: flag(),
  enableWysiwyg: flag(),
  defaultValue: vine.string().trim().maxLength(1000).nullable().optional(),
  position: strictNumber().withoutDecimals().min(0).max(1_000_000).optional(),
}

export const storeAttribute = vine.create({ ...fields, code: code() })

/** The code never changes; the type only while no product has a value. */
export const updateAttribute = vine.create({ ...fields, version: version() })

/** A page of the options of an attribute, those that hold all words of `q`. */
export const indexOptions = vine.create({
  q: vine.string().trim().maxLength(120).optional(),
  page: strictNumber().withoutDecimals().min(1).max(100_000).optional(),
  limit: strictNumber().withoutDecimals().min(1).max(100).optional(),
})

const option = {
  label: printedNames(TEXT_LIMITS.label),
  swatch: vine.string().trim().maxLength(255).nullable().optional(),
}

/** A new option; its code is made from the label where none is given. */
export const storeOption = vine.create({ ...option, code: code(TEXT_LIMITS.optionCode).nullable().optional() })

export const updateOption = vine.create({ ...option, version: version() })

/** After how many of the others it shall stand. */
export const updateOptionPlace = vine.create({ index: strictNumber().withoutDecimals().min(0).max(1_000_000) })
