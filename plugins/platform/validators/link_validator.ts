import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'
import { listed } from '#plugins/platform/validators/listed'

const kind = () =>
  vine
    .string()
    .regex(/^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/)
    .maxLength(64)
    .use(described({ examples: ['catalogue.product'] }))

/** Words to look for; or references whose names are wanted. Kinds and references are separated by commas. */
export const indexLinkTargets = vine.create({
  q: vine.string().trim().maxLength(100).optional(),
  targetKinds: vine.array(kind()).maxLength(50).parse(listed).optional(),
  refs: vine.array(vine.string().maxLength(400)).maxLength(200).parse(listed).optional(),
  limit: strictNumber().withoutDecimals().range([1, 50]).optional(),
})

/** The thing that links lead to. */
export const indexLinks = vine.create({
  kind: kind(),
  id: vine
    .string()
    .regex(/^[\w-]{1,80}$/)
    .use(described({ examples: ['12'] })),
})
