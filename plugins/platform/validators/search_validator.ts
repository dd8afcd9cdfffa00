import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'
import { writtenNumber } from '#core/http/written_number'

export const indexSearch = vine.create({
  q: vine.string().trim().maxLength(200).optional(),
  kind: vine
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .use(described({ examples: ['products'] }))
    .optional(),
  page: writtenNumber().withoutDecimals().min(1).max(10_000).optional(),
  limit: writtenNumber().withoutDecimals().min(1).max(48).optional(),
  suggest: vine.boolean().optional(),
})
