import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'

export const showPermalink = vine.create({
  path: vine
    .string()
    .trim()
    .maxLength(500)
    .regex(/^\/[^?#]*$/)
    .use(described({ examples: ['/vins-rouges'] })),
})
