import vine from '@vinejs/vine'
import { writtenNumber } from '#core/http/written_number'

/** Which version of a row somebody looked at. */
export const version = writtenNumber().withoutDecimals().min(1)

/** What a deletion must have seen. */
export const destroyRow = vine.compile(vine.object({ version: version.clone() }))
