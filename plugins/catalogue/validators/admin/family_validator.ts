import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'
import { names, texts, version } from '#plugins/catalogue/validators/admin/texts'

const code = () =>
  vine
    .string()
    .trim()
    .regex(/^[a-z][a-z0-9_]{0,62}$/)
    .use(described({ examples: ['wine'] }))

const fields = {
  name: names(255),
  groups: vine
    .array(
      vine.object({
        code: code(),
        name: texts(255),
        column: vine.enum([1, 2] as const).optional(),
        attributes: vine.array(vine.string().maxLength(64)).maxLength(500),
      })
    )
    .maxLength(50),
}

export const storeFamily = vine.create({ ...fields, code: code() })

export const updateFamily = vine.create({ ...fields, version: version() })
