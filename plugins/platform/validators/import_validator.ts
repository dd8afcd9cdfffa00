import vine from '@vinejs/vine'
import { writtenNumber } from '#core/http/written_number'

const pairs = () => vine.record(vine.string().maxLength(2000).nullable())

const choices = {
  resource: vine.string().maxLength(40).nullable().optional(),
  mapping: pairs().optional(),
  defaults: pairs().optional(),
  encoding: vine.string().maxLength(20).nullable().optional(),
  delimiter: vine.string().maxLength(20).nullable().optional(),
  createMissing: vine.boolean().optional(),
  stopOnError: vine.boolean().optional(),
}

/** How a file is to be read; what is left out is found out, or off. */
export const updateImport = vine.create({ ...choices, version: writtenNumber().withoutDecimals() })

export const indexImportProblems = vine.create({
  kind: vine.enum(['trial', 'report'] as const),
  page: writtenNumber().withoutDecimals().min(1).max(100_000).optional(),
  limit: writtenNumber().withoutDecimals().min(1).max(100).optional(),
})

const profile = {
  name: vine.string().trim().minLength(1).maxLength(80),
  resource: vine.string().maxLength(40),
  status: vine.enum(['draft', 'ready'] as const),
  choices: vine.object(choices),
}

export const storeImportProfile = vine.create(profile)

export const updateImportProfile = vine.create({ ...profile, version: writtenNumber().withoutDecimals() })
