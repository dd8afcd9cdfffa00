import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'

const id = () => strictNumber().withoutDecimals().min(1).optional()

/** A page of published contents, all or those of a category or tag, by their ids. */
export const indexContents = vine.create({
  page: strictNumber().withoutDecimals().min(1).max(10_000).optional(),
  limit: strictNumber().withoutDecimals().min(1).max(100).optional(),
  category: id(),
  tag: id(),
})
