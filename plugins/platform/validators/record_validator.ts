import vine from '@vinejs/vine'

/** The input of the palette. */
export const indexRecords = vine.create({ q: vine.string().trim().minLength(2).maxLength(100) })
