import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { version } from '#core/http/record_validators'
import { printedNames } from '#plugins/catalogue/vocabulary/validators/texts'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

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
export const storeOption = vine.create({
  ...option,
  code: vine.string().trim().maxLength(TEXT_LIMITS.optionCode).nullable().optional(),
})

export const updateOption = vine.create({ ...option, version: version() })

/** After how many of the others it shall stand. */
export const updateOptionPlace = vine.create({ index: strictNumber().withoutDecimals().min(0).max(1_000_000) })
