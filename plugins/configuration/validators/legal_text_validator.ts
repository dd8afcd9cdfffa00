import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'

export const showLegalText = vine.create({
  /** A version that somebody agreed to; absent: the text as it stands. */
  version: vine
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .use(described({ examples: ['e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'] }))
    .optional(),
})
