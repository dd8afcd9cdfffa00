import vine from '@vinejs/vine'

/** Colours by token, `#7a182f`; null resets one to its default. */
export const updateColours = vine.compile(vine.object({ colours: vine.record(vine.string().hexCode().nullable()) }))
