import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { version } from '#core/http/record_validators'

const pairs = () => vine.record(vine.string().maxLength(2000).nullable())

const choices = {
  resource: vine.string().maxLength(40).nullable().optional(),
  mapping: pairs().optional(),
  defaults: pairs().optional(),
  encoding: vine.string().maxLength(20).nullable().optional(),
  delimiter: vine.string().maxLength(20).nullable().optional(),
  createMissing: vine.boolean().optional(),
  emptyCells: vine.enum(['clear', 'keep'] as const).optional(),
  newStatus: vine.enum(['draft', 'published'] as const).optional(),
  stopOnError: vine.boolean().optional(),
  downloadMedia: vine.boolean().optional(),
}

/** How a file is read. An absent field is detected, or off. */
export const updateImport = vine.create({ ...choices, version: version() })

export const indexImportProblems = vine.create({
  kind: vine.enum(['trial', 'report'] as const),
  page: strictNumber().withoutDecimals().min(1).max(100_000).optional(),
  limit: strictNumber().withoutDecimals().min(1).max(100).optional(),
})

export const indexImportChanges = vine.create({
  field: vine.string().maxLength(200).optional(),
  isCleared: vine.boolean().optional(),
  page: strictNumber().withoutDecimals().min(1).max(100_000).optional(),
  limit: strictNumber().withoutDecimals().min(1).max(100).optional(),
})

const profile = {
  name: vine.string().trim().minLength(1).maxLength(80),
  resource: vine.string().maxLength(40),
  status: vine.enum(['draft', 'ready'] as const),
  choices: vine.object(choices),
}

export const storeImportProfile = vine.create(profile)

export const updateImportProfile = vine.create({ ...profile, version: version() })
