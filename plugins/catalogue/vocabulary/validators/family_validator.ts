import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'
import { version } from '#core/records/record_validators'
import { names, texts } from '#plugins/catalogue/vocabulary/validators/texts'
import { ATTRIBUTE_CODE, TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

const code = () =>
  vine
    .string()
    .trim()
    .regex(ATTRIBUTE_CODE)
    .use(described({ examples: ['wine'] }))

const fields = {
  name: names(TEXT_LIMITS.label),
  groups: vine
    .array(
      vine.object({
        code: code(),
        name: texts(TEXT_LIMITS.label),
        column: vine.enum([1, 2] as const).optional(),
        attributes: vine.array(vine.string().maxLength(TEXT_LIMITS.code)).maxLength(500),
      })
    )
    .maxLength(50),
}

export const storeFamily = vine.create({ ...fields, code: code() })

export const updateFamily = vine.create({ ...fields, version: version() })
