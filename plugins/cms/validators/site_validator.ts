import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'

const slug = () => vine.string().trim().maxLength(200)

/** Either an id or a path. */
export const showContent = vine.create({
  id: strictNumber().withoutDecimals().min(1).optional(),
  path: vine
    .string()
    .trim()
    .maxLength(500)
    .regex(/^\/[^?#]*$/)
    .use(described({ examples: ['/a-propos'] }))
    .optional(),
  category: slug().optional(),
})

const page = () => strictNumber().withoutDecimals().min(1).max(10_000).optional()

const limit = () => strictNumber().withoutDecimals().min(1).max(48).optional()

export const showArchive = vine.create({
  page: page(),
  limit: limit(),
  category: slug().optional(),
  tag: slug().optional(),
})

export const showTerm = vine.create({ page: page(), limit: limit() })
