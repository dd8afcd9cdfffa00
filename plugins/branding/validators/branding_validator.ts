import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'

/** 0: the default brand. */
const brandId = strictNumber().withoutDecimals().min(0)

const draft = { brandId, version: strictNumber().withoutDecimals().optional() }

export const showBranding = vine.create(vine.object({ brand: brandId.clone().optional() }))

/** Colours by token, `#7a182f`, and families by use; null resets one to the house's own. */
export const updateColours = vine.create(
  vine.object({
    ...draft,
    colours: vine.record(vine.string().maxLength(40).nullable()).optional(),
    fonts: vine.record(vine.string().maxLength(40).nullable()).optional(),
  })
)

/** Pictures of the media library by place; null takes one out. */
export const updateImages = vine.create(
  vine.object({ ...draft, images: vine.record(strictNumber().withoutDecimals().nullable()) })
)

/** Colours and pictures that are not saved yet. */
export const storeMailPreview = vine.create(
  vine.object({
    brandId: brandId.clone(),
    colours: vine.record(vine.string().maxLength(40).nullable()).optional(),
    images: vine.record(strictNumber().withoutDecimals().nullable()).optional(),
  })
)

/** A theme file as `themes.show` gives it. Its content is checked by the action, which says what is wrong. */
export const updateTheme = vine.create(vine.object({ ...draft, theme: vine.record(vine.any().nullable()) }))

export const destroyDraft = vine.create(vine.object(draft))

/** With the number of a published state: that one, in place of the draft. */
export const storePublication = vine.create(
  vine.object({ ...draft, number: strictNumber().withoutDecimals().min(1).optional() })
)
