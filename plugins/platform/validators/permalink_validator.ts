import vine from '@vinejs/vine'

export const showPermalink = vine.create({
  path: vine
    .string()
    .trim()
    .maxLength(500)
    .regex(/^\/[^?#]*$/),
})
