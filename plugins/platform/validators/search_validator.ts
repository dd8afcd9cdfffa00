import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'

export const indexSearch = vine.create({
  q: vine.string().trim().maxLength(200).optional(),
  kind: vine
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .use(described({ examples: ['products'] }))
    .optional(),
  page: strictNumber().withoutDecimals().min(1).max(10_000).optional(),
  /** 0: only how many there are of each kind. */
  limit: strictNumber().withoutDecimals().min(0).max(48).optional(),
  suggest: vine.boolean().optional(),
})
