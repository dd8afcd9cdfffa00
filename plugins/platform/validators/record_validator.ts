import vine from '@vinejs/vine'

/** What somebody types into the palette. */
export const indexRecords = vine.create({ q: vine.string().trim().minLength(2).maxLength(100) })
