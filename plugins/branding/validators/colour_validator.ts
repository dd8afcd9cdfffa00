import vine from '@vinejs/vine'

/** Colours by token, `#7a182f`; null takes the house's own back. */
export const updateColours = vine.compile(vine.object({ colours: vine.record(vine.string().hexCode().nullable()) }))
