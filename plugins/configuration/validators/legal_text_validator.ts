import vine from '@vinejs/vine'

export const showLegalText = vine.create({
  /** A version that somebody agreed to; absent: the text as it stands. */
  version: vine
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
})
