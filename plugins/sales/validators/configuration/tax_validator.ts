import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'
import { writtenNumber } from '#core/http/written_number'
import { VAT_CATEGORIES } from '#plugins/sales/services/einvoice/vat_category'
import { codes, day, optionalText, version } from '#plugins/sales/validators/configuration/record'

const category = {
  name: vine.string().trim().minLength(1).maxLength(120),
  description: optionalText(500),
  position: writtenNumber().withoutDecimals().range([0, 9999]).optional(),
}

export const storeTaxCategory = vine.compile(
  vine.object({
    ...category,
    code: vine
      .string()
      .trim()
      .maxLength(64)
      .regex(/^[a-z0-9][a-z0-9_-]*$/)
      .use(described({ examples: ['standard'] })),
  })
)

export const updateTaxCategory = vine.compile(vine.object({ ...category, version: version() }))

const rate = {
  name: vine.string().trim().minLength(1).maxLength(120),
  basisPoints: writtenNumber().withoutDecimals().range([0, 10_000]),
  categories: codes(64),
  countries: codes(2),
  state: optionalText(8),
  postcodeFrom: optionalText(16),
  postcodeTo: optionalText(16),
  groups: codes(64),
  needsVatNumber: vine.boolean().optional(),
  keepsNet: vine.boolean().optional(),
  note: optionalText(255),
  vatCategory: vine.enum(['', ...VAT_CATEGORIES]).optional(),
  priority: writtenNumber().withoutDecimals().range([0, 9999]).optional(),
  startsOn: day(),
  endsOn: day(),
}

export const storeTaxRate = vine.compile(vine.object(rate))

export const updateTaxRate = vine.compile(vine.object({ ...rate, version: version() }))
