import vine from '@vinejs/vine'
import { described, orNull } from '#core/http/described_fields'
import { strictNumber } from '#core/http/strict_number'
import { version } from '#core/http/record_validators'

/** Most bytes of what is kept unsaved. */
const MOST = 2_000_000

const small = vine.createRule((value: unknown, _options: undefined, field) => {
  if (JSON.stringify(value).length > MOST) field.report('core.validation.max', 'max', field, { max: MOST })
})

export const restoreRevision = vine.create({ version: version() })

/** What is unsaved in a form; absent: nothing new. */
export const keepDraft = vine.create({
  values: orNull(
    vine
      .object({})
      .allowUnknownProperties()
      .use(small())
      .use(described({ description: 'Values of the form by field, as they are, valid or not.' }))
  ),
  version: strictNumber()
    .withoutDecimals()
    .min(0)
    .max(2_000_000_000)
    .use(described({ description: 'Version of the content that the form began with; 0: a new one.' }))
    .optional(),
})
