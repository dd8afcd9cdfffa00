import vine from '@vinejs/vine'
import { version } from '#core/records/record_validators'

const currency = vine.string().trim().toUpperCase().fixedLength(3)

const rate = vine.string().trim().minLength(1).maxLength(40)

/** Name of the source that a rate follows; absent or empty: set by hand. */
const source = vine.string().trim().maxLength(64).nullable().optional()

export const storeRate = vine.compile(
  vine.object({ base: currency.clone(), target: currency.clone(), rate: rate.clone(), source: source.clone() })
)

export const updateRate = vine.compile(vine.object({ rate: rate.clone(), source: source.clone(), version: version() }))
