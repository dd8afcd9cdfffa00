import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'

/** The largest number that the column holds: PostgreSQL fails on a comparison with a larger one. */
const LARGEST = 2_147_483_647

/** The version of a record as the sender read it. An update or deletion of another version is refused with 409. */
export const version = () => strictNumber().withoutDecimals().min(1).max(LARGEST)

/** The body of a deletion. */
export const destroyRecord = vine.create({ version: version() })

/** The body of a deletion that is refused with its consequences until `confirmed` is sent. */
export const destroyConfirmed = vine.create({ version: version(), confirmed: vine.boolean().optional() })
