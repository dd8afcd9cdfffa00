import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'

const pattern = () => vine.string().trim().minLength(1).maxLength(255).optional()

/** Forms of addresses by kind of pages; those left out stay. */
export const updatePermalinkPatterns = vine.create({
  patterns: vine
    .array(
      vine.object({
        key: vine.string().maxLength(80),
        fr_FR: pattern(),
        en_GB: pattern(),
      })
    )
    .maxLength(200),
})

export const showPermalink = vine.create({
  path: vine
    .string()
    .trim()
    .maxLength(500)
    .regex(/^\/[^?#]*$/)
    .use(described({ examples: ['/vins-rouges'] })),
})
