import vine from '@vinejs/vine'

/** The file itself, or the small form of a picture. */
export const showAttachment = vine.create({ preview: vine.boolean().optional() })
