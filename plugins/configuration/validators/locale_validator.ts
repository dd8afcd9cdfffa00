import vine from '@vinejs/vine'
import { writtenNumber } from '#core/http/written_number'
import { version } from '#plugins/configuration/validators/row_validator'

const name = vine.string().trim().minLength(1).maxLength(60)

export const storeLocale = vine.compile(vine.object({ code: vine.string().trim().maxLength(8), name: name.clone() }))

export const updateLocale = vine.compile(
  vine.object({
    name: name.clone(),
    isEnabled: vine.boolean(),
    position: writtenNumber().withoutDecimals().range([0, 9999]),
    version: version.clone(),
  })
)
