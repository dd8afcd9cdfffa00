import vine from '@vinejs/vine'
import { writtenNumber } from '#core/http/written_number'

const number = () => writtenNumber().withoutDecimals().positive()

const group = {
  name: vine.string().trim().minLength(1).maxLength(60),
  showsNetPrices: vine.boolean(),
  roleId: number().nullable(),
  takesIndividuals: vine.boolean(),
  takesProfessionals: vine.boolean(),
}

export const storeGroup = vine.compile(
  vine.object({ ...group, code: vine.string().trim().maxLength(40).nullable().optional() })
)

export const updateGroup = vine.compile(vine.object({ ...group, version: number() }))
