import vine from '@vinejs/vine'

/** Of which channel a file is wanted. */
export const showTableRateFile = vine.compile(vine.object({ channel: vine.string().trim().maxLength(64) }))
