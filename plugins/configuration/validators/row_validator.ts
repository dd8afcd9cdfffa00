import vine from '@vinejs/vine'

/** Which version of a row somebody looked at. */
export const version = vine.number().withoutDecimals().min(1)

/** What a deletion must have seen. */
export const destroyRow = vine.compile(vine.object({ version: version.clone() }))
