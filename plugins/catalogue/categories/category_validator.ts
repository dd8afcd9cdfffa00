import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { version } from '#core/http/record_validators'
import { categoryTexts, newCategoryTexts, rowId } from '#plugins/catalogue/vocabulary/validators/texts'
import { DISPLAY_MODES } from '#plugins/catalogue/categories/category_tree'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

const kind = () => vine.enum(['category', 'dish'] as const)

const fields = {
  status: vine.enum(['published', 'draft'] as const).optional(),
  displayMode: vine.enum(DISPLAY_MODES).optional(),
  parentId: rowId().nullable().optional(),
  position: strictNumber().withoutDecimals().min(0).max(1_000_000).optional(),
  filterable: vine.array(vine.string().maxLength(TEXT_LIMITS.code)).maxLength(100).optional(),
  logoMediaId: rowId().nullable().optional(),
  bannerMediaId: rowId().nullable().optional(),
}

/** Which of the two trees. */
export const indexCategories = vine.create({ kind: kind().optional() })

/** A new category or dish; its code is made from the name where none is given. */
export const storeCategory = vine.create({
  ...fields,
  kind: kind(),
  code: vine.string().trim().maxLength(TEXT_LIMITS.code).nullable().optional(),
  texts: newCategoryTexts(),
})

/** What a form changes of one. */
export const updateCategory = vine.create({ ...fields, version: version(), texts: categoryTexts().optional() })

/** Where it is dropped: below which one (left out: where it hangs), and after how many of its siblings. */
export const updateCategoryPlace = vine.create({
  parentId: rowId().nullable().optional(),
  index: strictNumber().withoutDecimals().min(0).max(100_000),
  version: version(),
})

/** Those of a tree that were chosen together. */
export const storeCategoryDeletion = vine.create({ ids: vine.array(rowId()).minLength(1).maxLength(10_000) })
