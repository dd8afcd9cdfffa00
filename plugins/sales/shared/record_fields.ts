import vine from '@vinejs/vine'

/** A text that may be left out. */
export const optionalText = (length: number) => vine.string().trim().maxLength(length).nullable().optional()
