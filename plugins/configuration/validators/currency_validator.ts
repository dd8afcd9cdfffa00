import vine from '@vinejs/vine'
import { writtenNumber } from '#core/http/written_number'
import { version } from '#plugins/configuration/validators/row_validator'

const name = vine.string().trim().minLength(1).maxLength(60)
const symbol = vine.string().trim().minLength(1).maxLength(8)

/** A new currency: its code alone is enough. */
export const storeCurrency = vine.compile(
  vine.object({
    code: vine.string().trim().toUpperCase().maxLength(3),
    name: name.clone().optional(),
    symbol: symbol.clone().optional(),
  })
)

export const updateCurrency = vine.compile(
  vine.object({
    name: name.clone(),
    symbol: symbol.clone(),
    position: writtenNumber().withoutDecimals().range([0, 9999]),
    version: version.clone(),
  })
)
