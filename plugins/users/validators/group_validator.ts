import vine from '@vinejs/vine'
import { orNull } from '#core/http/described_fields'
import { writtenNumber } from '#core/http/written_number'

const number = () => writtenNumber().withoutDecimals().min(1)

const group = {
  name: vine.string().trim().minLength(1).maxLength(60),
  showsNetPrices: vine.boolean(),
  roleId: orNull(number()),
  takesIndividuals: vine.boolean(),
  takesProfessionals: vine.boolean(),
}

export const storeGroup = vine.compile(
  vine.object({ ...group, code: vine.string().trim().maxLength(40).nullable().optional() })
)

export const updateGroup = vine.compile(vine.object({ ...group, version: number() }))
