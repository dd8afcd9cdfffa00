import vine from '@vinejs/vine'
import { writtenNumber } from '#core/http/written_number'
import { ATTRIBUTE_TYPES, VALIDATIONS } from '#plugins/catalogue/services/upsert/definitions'
import { SWATCHES } from '#plugins/catalogue/services/vocabulary/attribute_rules'
import { names, printedNames, version } from '#plugins/catalogue/validators/admin/texts'

const flag = () => vine.boolean().optional()
const code = () => vine.string().trim().maxLength(64)

const fields = {
  type: vine.enum(ATTRIBUTE_TYPES),
  label: names(255),
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
  position: writtenNumber().withoutDecimals().min(0).max(1_000_000).optional(),
}

export const storeAttribute = vine.create({ ...fields, code: code() })

/** The code never changes; the type only while no product has a value. */
export const updateAttribute = vine.create({ ...fields, version: version() })

/** A page of the options of an attribute, those that hold all words of `q`. */
export const indexOptions = vine.create({
  q: vine.string().trim().maxLength(120).optional(),
  page: writtenNumber().withoutDecimals().min(1).max(100_000).optional(),
  limit: writtenNumber().withoutDecimals().min(1).max(100).optional(),
})

const option = { label: printedNames(255), swatch: vine.string().trim().maxLength(255).nullable().optional() }

/** A new option; its code is made from the label where none is given. */
export const storeOption = vine.create({ ...option, code: code().maxLength(120).nullable().optional() })

export const updateOption = vine.create({ ...option, version: version() })

/** After how many of the others it shall stand. */
export const updateOptionPlace = vine.create({ index: writtenNumber().withoutDecimals().min(0).max(1_000_000) })
