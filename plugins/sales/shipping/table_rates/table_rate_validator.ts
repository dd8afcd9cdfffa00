import vine from '@vinejs/vine'
import { strictNumber } from '#core/http/strict_number'
import { printableRule } from '#core/print/printable_rule'
import { version } from '#core/records/record_validators'
import { optionalText } from '#plugins/sales/shared/record_fields'

const figure = () => strictNumber().withoutDecimals().range([0, 2_000_000_000]).nullable().optional()

const fields = {
  channel: vine.string().trim().maxLength(64),
  label: vine.string().trim().minLength(1).maxLength(120).use(printableRule()),
  country: optionalText(2),
  state: optionalText(8),
  postcodeFrom: optionalText(16),
  postcodeTo: optionalText(16),
  weightFrom: figure(),
  weightTo: figure(),
  amountFrom: figure(),
  amountTo: figure(),
  quantityFrom: figure(),
  quantityTo: figure(),
  price: strictNumber().withoutDecimals().range([0, 2_000_000_000]),
  delay: optionalText(80),
  position: strictNumber().withoutDecimals().range([0, 99_999]).optional(),
  isActive: vine.boolean().optional(),
}

export const storeTableRate = vine.compile(vine.object(fields))

export const updateTableRate = vine.compile(vine.object({ ...fields, version: version() }))

/** Of which channel a file is wanted. */
export const showTableRateFile = vine.compile(vine.object({ channel: vine.string().trim().maxLength(64) }))
