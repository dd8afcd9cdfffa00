import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'

/** Words that rows are looked for by, or ids whose names are asked for. Sent in the body: there may be thousands of ids. */
export const storeListChoice = vine.create({
  q: vine.string().trim().maxLength(200).nullable().optional(),
  ids: vine.array(strictNumber().withoutDecimals().min(1)).maxLength(10_000).optional(),
})
