import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'

/** Whose guides are shown. */
export const indexGuides = vine.compile(vine.object({ product: strictNumber().withoutDecimals().min(1) }))
